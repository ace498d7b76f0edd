import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSending } from "#components/access/use-sending.ts";
import { failureWords } from "#components/failure-block.tsx";
import type { AlertDelivery, AlertTarget } from "#contract/alerts.ts";
import { languageNames } from "#contract/languages.ts";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { alertsQuery, sendTest } from "./alert-queries.ts";
import { alertMessages } from "./messages.ts";
import styles from "./page.module.css";

/** The targets of the file, without addresses and secrets. */
export function Targets({
  targets,
  onAnnounce,
}: {
  targets: readonly AlertTarget[];
  onAnnounce: (announcement: string) => void;
}) {
  const { page: t } = useMessages(alertMessages);
  if (targets.length === 0) return <p className={styles.quiet}>{t.noTargets}</p>;
  return (
    <ul className={styles.list}>
      {targets.map((target) => (
        <Target key={target.name} target={target} onAnnounce={onAnnounce} />
      ))}
    </ul>
  );
}

function Target({
  target: { name, kind, host, language, getsCosts, getsNames },
  onAnnounce,
}: {
  target: AlertTarget;
  onAnnounce: (announcement: string) => void;
}) {
  const { page: t } = useMessages(alertMessages);
  const { failures } = useMessages("all");
  const client = useQueryClient();
  const [tested, setTested] = useState<AlertDelivery | null>(null);
  const { isSending, failed, send } = useSending();
  const test = () =>
    send(async () => {
      const delivery = await sendTest(name);
      setTested(delivery);
      onAnnounce(`${t.tested[delivery.state]} ${delivery.error ?? ""}`);
      await client.invalidateQueries(alertsQuery);
    });
  const facts = [
    t.targetKinds[kind],
    host,
    languageNames[language],
    getsCosts ? t.getsCosts : t.withoutCosts,
    getsNames ? t.getsNames : t.withoutNames,
  ];
  return (
    <li data-target={kind}>
      <span>
        <b>{name}</b>
        <small>{facts.join(" · ")}</small>
        {failed && (
          <small className={styles.failed}>{failureWords(failed.failure, failures).title}</small>
        )}
        {tested && !failed && !isSending && (
          <small data-outcome={tested.state}>
            {t.tested[tested.state]} {tested.error && <span lang="en">{tested.error}</span>}
          </small>
        )}
      </span>
      <Button
        aria-label={t.testOf(name)}
        aria-disabled={isSending}
        onClick={() => {
          if (!isSending) void test();
        }}
      >
        {isSending ? t.testing : t.test}
      </Button>
    </li>
  );
}
