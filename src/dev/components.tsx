import { hour } from "#domain/time/units.ts";
import "#ui/tokens.css";
import "#ui/base.css";
import Inbox from "lucide-react/icons/inbox";
import RotateCw from "lucide-react/icons/rotate-cw";
import { type ReactNode, StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { SearchField } from "#components/search-field.tsx";
import type { ScheduleStatus } from "#domain/counting/schedule-status.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { createFormat } from "#format/format.ts";
import { common } from "#messages/en/common.ts";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/codes/qr-code.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { Hint } from "#ui/hint/hint.tsx";
import { LocaleProvider } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";
import { PaceBar } from "#ui/pace-bar.tsx";
import { People } from "#ui/people.tsx";
import { ColumnsPopover } from "#ui/popover/columns-popover.tsx";
import { ScheduleStatusText } from "#ui/schedule-status.tsx";
import { SegmentedChoice } from "#ui/segmented-choice.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { StateBlock } from "#ui/state-block.tsx";
import styles from "./components.module.css";

const start = Date.parse("2026-03-02T06:00:00.000Z");

const locale = {
  language: "en",
  format: createFormat({ locale: "en-GB", timeZone: "UTC", currency: "EUR", units: common.units }),
} as const;

const counting = {
  startedAt: start,
  endsAt: start + 10 * hour,
  active: true,
  total: 200,
  counted: 80,
  left: 120,
  discrepancies: 14,
  incidents: 1,
  record: null,
};

const statuses: readonly ScheduleStatus[] = [
  { kind: "ahead", by: 2 * hour, inWorkHours: false },
  { kind: "on-pace" },
  { kind: "behind", by: 3 * hour, inWorkHours: true },
  { kind: "overdue", by: hour },
  { kind: "all-counted", late: false },
  { kind: "not-started", startsIn: hour },
  { kind: "finished", left: 3 },
  { kind: "no-deadline" },
  { kind: "no-products" },
  { kind: "withdrawn" },
];

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Choices() {
  const [chosen, setChosen] = useState<"zone" | "person" | "abc">("zone");
  const props = {
    label: "Accuracy by",
    values: ["zone", "person", "abc"] as const,
    chosen,
    titleOf: (value: string) => value,
    onChoose: setChosen,
  };
  return (
    <>
      <SegmentedChoice {...props} />
      <SegmentedChoice {...props} size="small" />
    </>
  );
}

/** Every shared component in its states. */
function Gallery() {
  return (
    <>
      <Section title="Button">
        <Button>Plain</Button>
        <Button variant="primary">Primary</Button>
        <Button variant="link">Link</Button>
        <Button variant="icon" aria-label="Refresh">
          <RotateCw aria-hidden="true" />
        </Button>
        <Button disabled>Disabled</Button>
      </Section>
      <Section title="Segmented choice">
        <Choices />
      </Section>
      <Section title="Search field, popover, copy field, hint">
        <SearchField label="Search lines" hint="SKU, location, …" value="" onSearch={() => {}} />
        <ColumnsPopover
          label="Columns"
          size={{ width: 200, height: 100 }}
          panelClassName={undefined}
        >
          <label>
            <input type="checkbox" defaultChecked /> Zone
          </label>
        </ColumnsPopover>
        <CopyField text="https://example.com/countings/1" label="Copy link" />
        <Hint label="412 left">Lines that are not counted yet.</Hint>
      </Section>
      <Section title="Notice">
        <Notice tone="info" lead="Three countings were added." action={<Button>Reload</Button>} />
        <Notice tone="risk" lead="Two lines could not be read.">
          The other figures are valid.
        </Notice>
        <Notice tone="error" lead="The API does not answer.">
          The figures are 12 minutes old.
        </Notice>
      </Section>
      <Section title="State block">
        <StateBlock icon={Inbox} title="No countings" actions={<Button>Clear filters</Button>}>
          No counting matches the filters.
        </StateBlock>
        <StateBlock icon={Inbox} error title="The counting could not be loaded" technical="503">
          Other countings are not affected.
        </StateBlock>
      </Section>
      <Section title="Pace bar and schedule status">
        {statuses.map((status) => (
          <div key={status.kind} className={styles.pace}>
            <ScheduleStatusText status={status} />
            {(["thin", "row", "large"] as const).map((size) => (
              <PaceBar
                key={size}
                counting={counting}
                status={status}
                at={start + 6 * hour}
                calendar={roundTheClock}
                inProgress={12}
                size={size}
              />
            ))}
          </div>
        ))}
      </Section>
      <Section title="People, skeleton, QR code">
        <People
          users={[
            { id: 1, username: "Ana Ruiz" },
            { id: 2, username: null },
            ...Array.from({ length: 5 }, (_, id) => ({ id: id + 3, username: `Person ${id}` })),
          ]}
          max={3}
        />
        <Skeleton width={160} height={14} />
        <QrCode text="https://example.com/countings/1" label="QR code of an address" />
      </Section>
    </>
  );
}

const root = document.getElementById("root");
if (!root) throw new Error("components.html has no element with the id root");
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <LocaleProvider value={locale}>
        <main className={styles.themes}>
          {(["light", "dark"] as const).map((theme) => (
            <div key={theme} className={styles.theme} data-theme={theme}>
              <h1>{theme}</h1>
              <Gallery />
            </div>
          ))}
        </main>
      </LocaleProvider>
    </BrowserRouter>
  </StrictMode>,
);
