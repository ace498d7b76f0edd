import type { ReactNode } from "react";
import { parts } from "#components/counting/parts.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { BackToList } from "./back-to-list.tsx";
import styles from "./header.module.css";

/** The counting's warehouse, actions and dates; the report names its participants and its id. */
export function Header({ counting, actions }: { counting: CountingModel; actions: ReactNode }) {
  const { warehouse } = counting.loaded.counting;
  const { active } = counting.facts;
  const t = useMessages("common").progress;
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <BackToList />
        <h1>{warehouse.name || warehouse.code}</h1>
        <span className={styles.code}>{warehouse.code}</span>
        <span className={styles.tag} data-active={active}>
          {active ? t.active : t.finished}
        </span>
        <div className={styles.actions}>{actions}</div>
      </div>
      <Facts counting={counting} />
    </header>
  );
}

function Facts({ counting }: { counting: CountingModel }) {
  const { loaded, facts, aggregates, now } = counting;
  const t = useMessages("counting").counting;
  const format = useFormat();
  const lastFinish = aggregates?.isWhole ? aggregates.totals.lastFinish : null;
  const today = now ?? loaded.freshness.now;
  const moment = (instant: number) => `${format.day(instant, today)} ${format.time(instant)}`;
  return (
    <dl className={styles.facts}>
      <Fact name={t.started}>{moment(facts.startedAt)}</Fact>
      <Fact name={t.deadline}>
        {moment(facts.endsAt)}
        {facts.active && now !== null && <Countdown to={facts.endsAt} now={now} />}
      </Fact>
      <Fact name={facts.active ? t.lastFinish : t.ended}>
        {lastFinish === null ? "–" : moment(lastFinish)}
      </Fact>
      {parts.map(
        ({ name, Fact: PartFact }) => PartFact && <PartFact key={name} counting={counting} />,
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt> <dd>{children}</dd>
    </div>
  );
}

function Countdown({ to, now }: { to: number; now: number }) {
  const t = useMessages("counting").counting;
  const duration = useFormat().duration(Math.abs(to - now));
  return <small>, {to < now ? t.ago(duration) : t.in(duration)}</small>;
}
