import { type KeyboardEvent, useId, useState } from "react";
import { useLenses } from "#components/counting/filters/lenses.ts";
import { lensFields } from "#components/counting/filters/names.ts";
import { type CountingSearch, countingSearch } from "#components/counting/search/search.ts";
import { abcLenses } from "#domain/lines/abc-lens.ts";
import { defaultTolerances, type Tolerances } from "#domain/lines/tolerance.ts";
import { noteKept } from "#hooks/typed-text.ts";
import { useTypedField } from "#hooks/use-typed-field.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { percentOf, shareOfPercent } from "./percent.ts";
import styles from "./setting-controls.module.css";

/** Selects the ABC classification of products that figures use. */
export function LensSelect({ search: { lineOptions } }: { search: CountingSearch }) {
  const t = useMessages("overview");
  const update = useSearchUpdate(countingSearch);
  const lenses = useLenses(lineOptions.lens);
  return (
    <select
      className={styles.select}
      aria-label={t.lineFilters.lens}
      title={t.lineFilters.lens}
      value={lineOptions.lens}
      onChange={({ target }) => {
        const lens = abcLenses.find((one) => one === target.value);
        if (lens) update((now) => ({ lineOptions: { ...now.lineOptions, lens } }));
      }}
    >
      {lenses.map((one) => (
        <option key={one} value={one}>
          {t.lineFields[lensFields[one]]}
        </option>
      ))}
    </select>
  );
}

const depths = [1, 2, 3, 4];

/** Parts of a made-up location code, which show what a zone of each depth is. */
const exampleParts = ["A", "01", "02", "1"];

function exampleOf(depth: number): string {
  const parts = Array.from({ length: depth }, (_, index) => exampleParts[index] ?? "1");
  return parts.join("-");
}

/** Number of location parts that make a zone. */
export function ZoneDepth({ search: { lineOptions } }: { search: CountingSearch }) {
  const t = useMessages("overview").overview.zones;
  const update = useSearchUpdate(countingSearch);
  const { depth } = lineOptions.zone;
  const choose = (next: number) =>
    update((now) => {
      // Zone codes of one depth do not exist at another.
      const { zone: _, ...facets } = now.filter.facets ?? {};
      const { facets: __, ...rest } = now.filter;
      return {
        lineOptions: { ...now.lineOptions, zone: { ...now.lineOptions.zone, depth: next } },
        filter: Object.keys(facets).length === 0 ? rest : { ...rest, facets },
      };
    });
  return (
    <select
      className={styles.select}
      aria-label={t.depth}
      title={t.depth}
      value={depth}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {(depths.includes(depth) ? depths : [...depths, depth]).map((one) => (
        <option key={one} value={one}>
          {t.like(exampleOf(one))}
        </option>
      ))}
    </select>
  );
}

const classes = ["A", "B", "C", "none"] as const;

/** The tolerances by ABC class. */
export function ToleranceSettings({ search: { lineOptions } }: { search: CountingSearch }) {
  const t = useMessages("overview").overview.accuracy;
  const update = useSearchUpdate(countingSearch);
  // A reset also clears invalid text.
  const [resets, setResets] = useState(0);
  const put = (change: Partial<Tolerances>) =>
    update(({ lineOptions: now }) => ({
      lineOptions: { ...now, tolerances: { ...now.tolerances, ...change } },
    }));
  const close = ({ key, currentTarget: menu }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  return (
    <details className={styles.menu} onKeyDown={close}>
      <summary>{t.settings}</summary>
      <div className={styles.box}>
        <p>{t.settingsLead}</p>
        {classes.map((name) => (
          <ToleranceField
            key={`${name} ${resets}`}
            label={t.classOf(name)}
            share={lineOptions.tolerances[name]}
            onTake={(share) => put({ [name]: share })}
          />
        ))}
        <Button
          variant="link"
          onClick={() => {
            put(defaultTolerances);
            setResets(resets + 1);
          }}
        >
          {t.reset}
        </Button>
      </div>
    </details>
  );
}

/** The tolerance of one ABC class. Invalid text shows an error and changes nothing. */
function ToleranceField({
  label,
  share,
  onTake,
}: {
  label: string;
  /** As in the address, 0 to 1. */
  share: number;
  onTake: (share: number) => void;
}) {
  const t = useMessages("overview").overview.accuracy;
  const { signs } = useFormat();
  const id = useId();
  const [isFault, setFault] = useState(false);
  const { input } = useTypedField(percentOf(share, signs), () => setFault(false));
  const apply = (field: HTMLInputElement) => {
    const typed = shareOfPercent(field.value, signs);
    setFault(typed === null);
    if (typed !== null) noteKept(field);
    if (typed !== null && typed !== share) onTake(typed);
    return typed;
  };
  return (
    <div>
      <label htmlFor={id}>
        {label}
        <input
          ref={input}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={percentOf(share, signs)}
          aria-invalid={isFault}
          aria-describedby={isFault ? `${id}-said` : undefined}
          onBlur={({ target }) => {
            const typed = apply(target);
            if (typed !== null) target.value = percentOf(typed, signs);
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === "Enter") apply(currentTarget);
          }}
        />
      </label>
      <p id={`${id}-said`} aria-live="polite" className={styles.fault}>
        {isFault && t.badPercent}
      </p>
    </div>
  );
}
