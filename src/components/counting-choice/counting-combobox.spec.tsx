import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import type { Counting } from "#contract/counting.ts";
import { en } from "#messages/en/catalogue.ts";
import { renderInPage } from "#testing/render.tsx";
import { aCounting } from "#testing/samples.ts";
import { CountingCombobox } from "./counting-combobox.tsx";

const at = (id: string, name: string): Counting => ({
  ...aCounting({ id }),
  warehouse: { id: 1, name, code: id, slug: id },
});
const countings = [at("p1", "Porto"), at("v1", "Valencia Norte"), at("v2", "Valencia Sur")];

/** The field, whose list is answered when `letRead` is called, and the id that it has chosen. */
async function renderField() {
  let letRead = () => {};
  const read = new Promise<void>((resolve) => {
    letRead = resolve;
  });
  vi.stubGlobal("fetch", async () => {
    await read;
    const now = new Date();
    const headers = { Date: now.toUTCString(), "X-Fetched-At": now.toISOString() };
    const meta = { total: countings.length, cursor: null, links: null };
    return Response.json({ items: countings, meta }, { headers });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await renderInPage(
    <QueryClientProvider client={client}>
      <Field />
    </QueryClientProvider>,
  );
  const field = screen.getByRole("combobox", { name: en.countingChoice.label });
  return { field, chosen: screen.getByTestId("chosen"), letRead };
}

function Field() {
  const [value, setValue] = useState("");
  return (
    <main>
      <CountingCombobox value={value} onChoose={setValue} />
      <p data-testid="chosen">{value}</p>
    </main>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("keeps what is typed when its list arrives", async () => {
  const { field, letRead } = await renderField();
  await userEvent.type(field, "valen");
  letRead();
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await userEvent.type(field, "cia");
  await expect.element(field).toHaveValue("valencia");
});

test("takes a text that was entered before its list arrived as what it means by then", async () => {
  const { field, chosen, letRead } = await renderField();
  await userEvent.type(field, "porto{Enter}");
  await expect.element(chosen).toHaveTextContent("porto");
  letRead();
  await expect.element(chosen).toHaveTextContent("p1");
  await expect.poll(() => field.query()?.matches('[value^="Porto, started "]')).toBe(true);
});

test("keeps a text that was entered before its list arrived and means several", async () => {
  const { field, chosen, letRead } = await renderField();
  await userEvent.type(field, "valencia{Enter}");
  letRead();
  await expect.element(chosen).toHaveTextContent("");
  await expect.element(field).toHaveValue("valencia");
});
