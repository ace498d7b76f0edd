import { publicAddress } from "#components/access/public-address.ts";
import { type Hidden, hiddenSchema } from "#contract/access.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useMessages } from "#ui/locale.tsx";
import { TextField } from "./field.tsx";
import { setupMessages } from "./messages.ts";
import styles from "./page.module.css";
import type { PairFault, PairForm, ScreenForm } from "./screen-request.ts";

interface FieldProps<Form> {
  readonly form: Form;
  readonly fault: PairFault | null;
  readonly onChange: (change: Partial<Form>) => void;
}

/** The code on the screen, and how to get one. */
export function CodeField({ form, fault, onChange }: FieldProps<PairForm>) {
  const t = useMessages(setupMessages);
  const { publicUrl } = useSettings();
  const address = publicAddress("/pair", publicUrl).replace(/^https?:\/\//, "");
  return (
    <>
      <p className={styles.text}>{t.addLead(address)}</p>
      <TextField
        label={t.code}
        value={form.code}
        isCode
        fault={fault === "code" ? t.codeMissing : null}
        hint={t.codeCheck}
        onChange={(code) => onChange({ code })}
      />
    </>
  );
}

/** The screen's name in the list. */
export function NameField({ form, fault, onChange }: FieldProps<ScreenForm>) {
  const t = useMessages(setupMessages);
  const { shares } = useMessages("all");
  const faults: Partial<Record<PairFault, string>> = {
    "name-missing": shares.form.nameMissing,
    "name-long": shares.form.nameLong,
  };
  return (
    <TextField
      label={t.name}
      value={form.name}
      fault={(fault && faults[fault]) ?? null}
      hint={t.nameHint}
      onChange={(name) => onChange({ name })}
    />
  );
}

/** Whether the screen shows costs and names. */
export function HiddenFields({ form, onChange }: Omit<FieldProps<ScreenForm>, "fault">) {
  const { form: t } = useMessages("all").shares;
  const toggle = (one: Hidden, isVisible: boolean) =>
    onChange({
      hides: hiddenSchema.options.filter((option) =>
        option === one ? !isVisible : form.hides.includes(option),
      ),
    });
  return (
    <fieldset>
      <legend>{t.unhides}</legend>
      {hiddenSchema.options.map((one) => (
        <label key={one} className={styles.choice}>
          <input
            type="checkbox"
            checked={!form.hides.includes(one)}
            onChange={({ target }) => toggle(one, target.checked)}
          />
          {t[one]}
        </label>
      ))}
      <p className={styles.text}>{t.textsHint}</p>
    </fieldset>
  );
}

/** Says at the end of a form that a field above has a fault. */
export function DraftFault({ fault }: { fault: PairFault | null }) {
  const t = useMessages(setupMessages);
  if (fault !== "draft") return null;
  return (
    <p role="alert" className={styles.fault}>
      {t.incomplete}
    </p>
  );
}
