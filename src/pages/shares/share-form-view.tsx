import { type FormEvent, useId } from "react";
import { hiddenSchema } from "#contract/access.ts";
import { dateAt } from "#search-params/moment.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./share-form.module.css";
import { type Expiry, expiries, type FormFault, type ShareForm } from "./share-form.ts";
import { Choice, Field } from "./share-form-fields.tsx";
import { ScopeFields } from "./share-scope-fields.tsx";

const kinds = ["link", "screen"] as const;
const lives: readonly Expiry[] = [...(Object.keys(expiries) as (keyof typeof expiries)[]), "date"];

/** All fields of a new link or screen. */
export function ShareFormView({
  form,
  fault,
  isSending,
  onChange,
  onSend,
}: {
  form: ShareForm;
  fault: FormFault | null;
  isSending: boolean;
  onChange: (change: Partial<ShareForm>) => void;
  onSend: () => void;
}) {
  const t = useMessages("all").shares.form;
  const format = useFormat();
  const [kind, texts] = [useId(), useId()];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSend();
  };
  const faultOf = (name: FormFault, text: string) => (fault === name ? text : null);
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={t[form.kind]}>
      <div role="radiogroup" aria-label={t.kind} className={styles.kinds}>
        {kinds.map((one) => (
          <Choice
            key={one}
            type="radio"
            name={kind}
            label={t[one]}
            checked={form.kind === one}
            onChange={() => onChange({ kind: one })}
          />
        ))}
      </div>
      {form.kind === "screen" && (
        <Field label={t.code} isRequired hint={t.screenLead} fault={faultOf("code", t.codeMissing)}>
          {(attributes) => (
            <input
              {...attributes}
              className={`${styles.short} code`}
              value={form.code}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => onChange({ code: target.value })}
            />
          )}
        </Field>
      )}
      <ScopeFields form={form} fault={fault} onChange={onChange} />
      <Field
        label={t.name}
        isRequired
        hint={t.nameHint}
        fault={faultOf("name-missing", t.nameMissing) ?? faultOf("name-long", t.nameLong)}
      >
        {(attributes) => (
          <input
            {...attributes}
            value={form.name}
            autoComplete="off"
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      {form.kind === "link" && (
        <div className={styles.expiry}>
          <Field label={t.expiry} fault={null}>
            {(attributes) => (
              <select
                {...attributes}
                value={form.expiry}
                onChange={({ target }) => {
                  const expiry = lives.find((one) => one === target.value);
                  if (expiry) onChange({ expiry });
                }}
              >
                {lives.map((one) => (
                  <option key={one} value={one}>
                    {t.expiries[one]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {form.expiry === "date" && (
            <Field
              label={t.date}
              isRequired
              hint={t.dateZone(format.timeZone)}
              fault={faultOf("date", t.dateWrong)}
            >
              {(attributes) => (
                <input
                  {...attributes}
                  type="date"
                  min={dateAt(Date.now(), format.timeZone)}
                  value={form.date}
                  onChange={({ target }) => onChange({ date: target.value })}
                />
              )}
            </Field>
          )}
        </div>
      )}
      <fieldset className={styles.group} aria-describedby={texts}>
        <legend>{t.unhides}</legend>
        {hiddenSchema.options.map((one) => (
          <Choice
            key={one}
            type="checkbox"
            name={one}
            label={t[one]}
            hint={t[`${one}Hint`]}
            checked={!form.hides.includes(one)}
            onChange={(isVisible) =>
              onChange({
                hides: hiddenSchema.options.filter((any) =>
                  any === one ? !isVisible : form.hides.includes(any),
                ),
              })
            }
          />
        ))}
        <small id={texts}>{t.textsHint}</small>
      </fieldset>
      <Button type="submit" variant="primary" aria-disabled={isSending}>
        {isSending ? t.sending : form.kind === "screen" ? t.pair : t.make}
      </Button>
    </form>
  );
}
