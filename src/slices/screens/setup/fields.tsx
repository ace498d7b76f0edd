import { CountingCombobox } from "#components/counting-choice/counting-combobox.tsx";
import { useKnownCountings } from "#components/counting-choice/use-known-countings.ts";
import { WarehouseField } from "#components/countings-filter/warehouse-field.tsx";
import { languageNames } from "#contract/languages.ts";
import { screenMessages } from "#slices/screens/messages.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { ChosenCountings } from "./chosen-countings.tsx";
import type { DraftFaults, ScreenDraft } from "./draft.ts";
import { Choice, NumberField, Select } from "./field.tsx";
import styles from "./page.module.css";

const zones = ["UTC", "Europe/London", "Europe/Madrid", "Europe/Berlin", "Europe/Athens"];

/** English has a choice of variants instead. */
const otherLanguages = Object.entries(languageNames).filter(([language]) => language !== "en");

/** All fields of the set-up. */
export function Fields({
  draft,
  faults,
  onChange,
}: {
  draft: ScreenDraft;
  faults: DraftFaults;
  onChange: (change: Partial<ScreenDraft>) => void;
}) {
  const t = useMessages(screenMessages).setup;
  const { timeZone } = useFormat();
  // The API has no list of warehouses: those of the countings are the known ones.
  useKnownCountings(draft.kind === "warehouse");
  const known = [...new Set([...zones, timeZone, ...(draft.zone ? [draft.zone] : [])])].sort();
  const number = (name: "distance" | "diagonal" | "rotate" | "hold") => ({
    value: draft[name],
    fault: faults[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <>
      <fieldset>
        <legend>{t.show}</legend>
        {(["all", "warehouse", "counting", "countings"] as const).map((kind) => (
          <Choice
            key={kind}
            name="kind"
            label={t[kind]}
            isChosen={draft.kind === kind}
            onChoose={() => onChange({ kind })}
          />
        ))}
        {draft.kind === "warehouse" && (
          <>
            <WarehouseField
              value={draft.warehouse}
              isPainted
              onChoose={(warehouse) => onChange({ warehouse })}
            />
            <p className={styles.text}>{t.warehouseText}</p>
          </>
        )}
        {draft.kind === "counting" && (
          <CountingCombobox
            value={draft.counting}
            onChoose={(counting) => onChange({ counting })}
          />
        )}
        {draft.kind === "countings" && (
          <ChosenCountings ids={draft.chosen} onChange={(chosen) => onChange({ chosen })} />
        )}
      </fieldset>
      <fieldset>
        <legend>{t.position}</legend>
        <div className={styles.pair}>
          <NumberField label={t.distance} {...number("distance")} />
          <NumberField label={t.diagonal} {...number("diagonal")} />
        </div>
        <p className={styles.text}>{t.positionText}</p>
      </fieldset>
      <fieldset>
        <legend>{t.behaviour}</legend>
        <div className={styles.pair}>
          <NumberField label={t.rotate} {...number("rotate")} />
          <NumberField label={t.hold} {...number("hold")} />
        </div>
        <div className={styles.pair}>
          <Select
            label={t.look}
            value={draft.theme}
            options={[
              ["dark", t.dark],
              ["light", t.light],
            ]}
            onChange={(theme) => onChange({ theme: theme === "light" ? "light" : "dark" })}
          />
          <Select
            label={t.language}
            value={draft.language}
            options={[["", t.languageDefault], ...Object.entries(t.languages), ...otherLanguages]}
            onChange={(language) => onChange({ language })}
          />
        </div>
        <Select
          label={t.zone}
          value={draft.zone}
          options={[
            ["", t.zoneDefault(timeZone)],
            ...known.map((zone): [string, string] => [zone, zone]),
          ]}
          onChange={(zone) => onChange({ zone })}
        />
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={draft.wake}
            onChange={({ target }) => onChange({ wake: target.checked })}
          />
          {t.wake}
        </label>
      </fieldset>
    </>
  );
}
