import { type Hidden, hiddenSchema } from "#contract/access.ts";
import { fullAddress } from "#transport/base-path.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { TextField } from "./field.tsx";
import styles from "./page.module.css";
import type { PairFault, PairForm } from "./pair-request.ts";

interface PairFieldsProps {
  readonly form: PairForm;
  readonly fault: PairFault | null;
  readonly onChange: (change: Partial<PairForm>) => void;
}

/** The code of the screen, and its name in the list. */
export function PairFields({ form, fault, onChange }: PairFieldsProps) {
  const { screens: t, shares } = useMessages("all");
  const nameFault =
    fault === "name-missing"
      ? shares.form.nameMissing
      : fault === "name-long"
        ? shares.form.nameLong
        : null;
  return (
    <>
      <p className={styles.text}>{t.addLead(fullAddress("/pair").replace(/^https?:\/\//, ""))}</p>
      <TextField
        label={t.code}
        value={form.code}
        isCode
        fault={fault === "code" ? t.codeMissing : null}
        hint={t.codeCheck}
        onChange={(code) => onChange({ code })}
      />
      <TextField
        label={t.name}
        value={form.name}
        fault={nameFault}
        hint={t.nameHint}
        onChange={(name) => onChange({ name })}
      />
    </>
  );
}

/** What the screen may show besides, and the button that pairs it. */
export function PairEnd({
  form,
  fault,
  isSending,
  onChange,
}: PairFieldsProps & { isSending: boolean }) {
  const { screens: t, shares } = useMessages("all");
  const toggle = (one: Hidden, isVisible: boolean) =>
    onChange({
      hides: hiddenSchema.options.filter((any) =>
        any === one ? !isVisible : form.hides.includes(any),
      ),
    });
  return (
    <>
      <fieldset>
        <legend>{shares.form.unhides}</legend>
        {hiddenSchema.options.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              type="checkbox"
              checked={!form.hides.includes(one)}
              onChange={({ target }) => toggle(one, target.checked)}
            />
            {shares.form[one]}
          </label>
        ))}
        <p className={styles.text}>{shares.form.textsHint}</p>
      </fieldset>
      <div className={styles.end}>
        {fault === "draft" && (
          <p role="alert" className={styles.fault}>
            {t.incomplete}
          </p>
        )}
        <Button type="submit" variant="primary" aria-disabled={isSending}>
          {isSending ? shares.form.sending : t.pair}
        </Button>
        <p className={styles.text}>{t.note}</p>
      </div>
    </>
  );
}
