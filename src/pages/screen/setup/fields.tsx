import { useId } from "react";
import { useKnownWarehouses } from "#components/countings-filter/use-known-warehouses.ts";
import { byName, identifierOf } from "#components/countings-filter/warehouse-names.ts";
import { languageNames } from "#contract/languages.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import type { DraftFaults, ScreenDraft } from "./draft.ts";
import { Choice, Field, Select } from "./field.tsx";
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
  const t = useMessages("all").screen.setup;
  const { timeZone } = useFormat();
  const known = [...new Set([...zones, timeZone, ...(draft.zone ? [draft.zone] : [])])].sort();
  const text = (name: keyof DraftFaults) => ({
    value: draft[name],
    fault: faults[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
      <fieldset>
        <legend>{t.show}</legend>
        {(["all", "warehouse", "counting"] as const).map((kind) => (
          <Choice
            key={kind}
            name="kind"
            label={t[kind]}
            isChosen={draft.kind === kind}
            onChoose={() => onChange({ kind })}
          />
        ))}
        {draft.kind === "warehouse" && <Warehouse {...text("warehouse")} />}
        {draft.kind === "counting" && <Field label={t.countingId} {...text("counting")} />}
      </fieldset>
      <fieldset>
        <legend>{t.position}</legend>
        <div className={styles.pair}>
          <Field label={t.distance} isNumber {...text("distance")} />
          <Field label={t.diagonal} isNumber {...text("diagonal")} />
        </div>
        <p className={styles.text}>{t.positionText}</p>
      </fieldset>
      <fieldset>
        <legend>{t.behaviour}</legend>
        <div className={styles.pair}>
          <Field label={t.rotate} isNumber {...text("rotate")} />
          <Field label={t.hold} isNumber {...text("hold")} />
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
    </form>
  );
}

/** Suggests warehouses seen so far; the API has no list of them. */
function Warehouse(field: {
  value: string;
  fault: DraftFaults["warehouse"];
  onChange: (value: string) => void;
}) {
  const t = useMessages("all").screen.setup;
  const { warehouseBy } = useSettings();
  const seen = useKnownWarehouses();
  const listId = useId();
  return (
    <>
      <Field label={t.warehouseName} listId={listId} {...field} />
      <datalist id={listId}>
        {byName(seen).map((warehouse) => (
          <option key={warehouse.id} value={identifierOf(warehouse, warehouseBy)}>
            {warehouse.name}
          </option>
        ))}
      </datalist>
      <p className={styles.text}>{t.warehouseText}</p>
    </>
  );
}
