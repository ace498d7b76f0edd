import { type FormEvent, useId } from "react";
import { hiddenSchema } from "#contract/access.ts";
import { dateAt } from "#search-params/moment.ts";
import { gatewayNow } from "#transport/gateway-clock.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./share-form.module.css";
import { type Expiry, expiries, type FormFault, type ShareForm } from "./share-form.ts";
import { Choice, Field } from "./share-form-fields.tsx";
import { ScopeFields } from "./share-scope-fields.tsx";

const kinds = ["link", "feed"] as const;

const lives: readonly Expiry[] = [...(Object.keys(expiries) as (keyof typeof expiries)[]), "date"];

/** All fields of a new link or feed. */
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
  const [texts, kindGroup] = [useId(), useId()];
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSend();
  };
  const isFeed = form.kind === "feed";
  const title = isFeed ? t.feed : t.link;
  const faultOf = (name: FormFault, text: string) => (fault === name ? text : null);
  return (
    <form className={styles.form} onSubmit={send} noValidate aria-label={title}>
      <h2>{title}</h2>
      <fieldset className={styles.group}>
        <legend>{t.kind}</legend>
        {kinds.map((kind) => (
          <Choice
            key={kind}
            type="radio"
            name={kindGroup}
            label={t.kinds[kind]}
            {...(kind === "feed" && { hint: t.feedHint })}
            checked={form.kind === kind}
            onChange={() => onChange({ kind })}
          />
        ))}
      </fieldset>
      <ScopeFields form={form} fault={fault} onChange={onChange} />
      <Field
        label={t.name}
        isRequired
        hint={isFeed ? t.feedNameHint : t.nameHint}
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
                min={dateAt(gatewayNow(), format.timeZone)}
                value={form.date}
                onChange={({ target }) => onChange({ date: target.value })}
              />
            )}
          </Field>
        )}
      </div>
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
        {isSending ? t.sending : isFeed ? t.makeFeed : t.make}
      </Button>
    </form>
  );
}
