// A newcomer's example: a small slice that adds to the list. A note of the day stands above it, kept in this browser.

/** The note's name in each language. */
const words = {
  en: "Note of the day",
  de: "Notiz des Tages",
  es: "Nota del día",
  fr: "Note du jour",
  pt: "Nota do dia",
};

const part = `import { Suspense, useSyncExternalStore } from "react";
import { messagesOf } from "#messages/messages-of.ts";
import type { LeadProps, ListPart } from "#components/countings/parts.ts";
import { createStoredState } from "#storage/stored-state.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { messages as english } from "./messages/en.ts";

const messages = messagesOf(
  import.meta.glob<typeof english>("./messages/*.ts", { import: "messages" }),
);

/** The note of this browser, and the day that it is of. */
const stored = createStoredState({
  key: "countboard:note",
  initial: { day: "", text: "" },
  decode: (json) => {
    const { day, text } = JSON.parse(json);
    return { day: String(day), text: String(text) };
  },
});

function NotePlace({ clock }: LeadProps) {
  // Its room is there before its words, so that no row moves.
  return (
    <div style={{ minHeight: 44 }}>
      <Suspense>{clock !== null && <NoteField clock={clock} />}</Suspense>
    </div>
  );
}

function NoteField({ clock }: { clock: number }) {
  const t = useMessages(messages);
  const { timeZone } = useFormat();
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(clock);
  const { day, text } = useSyncExternalStore(stored.subscribe, stored.get);
  return (
    <label>
      {t.title}{" "}
      <input
        value={day === today ? text : ""}
        maxLength={200}
        onChange={({ target }) => stored.update(() => ({ day: today, text: target.value }))}
      />
    </label>
  );
}

/** A note of the day above the list. */
export const part: ListPart = { name: "note", Lead: NotePlace };
`;

/** Finds it among the list's parts. */
const spec = `import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { parts } from "#components/countings/parts.ts";
import { renderInPage } from "#testing/render.tsx";

const noon = Date.parse("2026-03-02T12:00:00Z");

function renderNote(clock: number) {
  const loaded = { walk: null, finished: [], staleSince: null, filter: {} };
  const leads = parts
    .filter(({ name }) => name === "note")
    .map(({ name, Lead }) => <Lead key={name} {...loaded} clock={clock} />);
  return renderInPage(leads);
}

test("the list has the note of its day", async () => {
  const today = await renderNote(noon);
  const field = today.getByRole("textbox", { name: "Note of the day" });
  await userEvent.fill(field, "Zone A is closed");
  await today.unmount();
  const later = await renderNote(noon + 3_600_000);
  await expect.element(later.getByRole("textbox")).toHaveValue("Zone A is closed");
  await later.unmount();
  const tomorrow = await renderNote(noon + 24 * 3_600_000);
  await expect.element(tomorrow.getByRole("textbox")).toHaveValue("");
});
`;

export const listPart = {
  title: "a slice that adds to the list",
  maxCodeFiles: 2,
  edits: [
    { file: "src/slices/note/list-part.tsx", create: part },
    { file: "src/slices/note/list-part.spec.tsx", create: spec },
    {
      file: "src/slices.ts",
      before: '  "/src/slices/briefing/',
      insert: '  "/src/slices/note/list-part.tsx",\n',
    },
    ...Object.entries(words).map(([language, title]) => ({
      file: `src/slices/note/messages/${language}.ts`,
      create:
        language === "en"
          ? `/** Messages of the note of the day. */\nexport const messages = { title: "${title}" };\n`
          : `import type { messages as english } from "./en.ts";

export const messages: typeof english = { title: "${title}" };
`,
    })),
  ],
  /** They read every word, and which folder imports which. */
  specs: ["src/messages", "src/routes.spec.ts", "src/testing/import-direction.spec.ts"],
  /** In a browser. */
  componentSpecs: ["src/slices/note/list-part.spec.tsx"],
};
