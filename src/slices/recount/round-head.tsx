import { FigureHint } from "#components/figure-hint.tsx";
import { roundFigures } from "#figures/of-round.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { PageHead } from "#layout/page-head.tsx";
import { paths } from "#routes.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { recountMessages } from "./messages.ts";
import styles from "./round-head.module.css";
import type { RoundModel } from "./round-model.ts";
import { RoundShare } from "./round-share.tsx";
import { RoundTools } from "./round-tools.tsx";

/** Title of a round, and the share of the variance that it explains. */
export function RoundHead({ round }: { round: RoundModel }) {
  const t = useMessages(recountMessages);
  const { id, loaded } = round;
  const { warehouse } = loaded.counting;
  return (
    <>
      <div className={styles.head}>
        <PageHead
          title={t.title}
          back={{ to: paths.counting(id), label: warehouse.name }}
          isShared
          actions={<RoundTools round={round} />}
        >
          <p>{warehouse.name}</p>
        </PageHead>
      </div>
      <RoundShare round={round} />
      <Summary round={round} />
    </>
  );
}

function Summary({ round: model }: { round: RoundModel }) {
  const t = useMessages(recountMessages);
  const format = useFormat();
  const { round, facts } = model;
  const lines = round.rows.length;
  const counterparts = round.counterparts.filter(Boolean).length;
  const packHints = round.packHints.filter(Boolean).length;
  const figureOf = useFigures(roundFigures, round);
  const weight = (amount: string) =>
    round.measure === "value"
      ? format.amount(amount, 0)
      : t.units(format.quantities([amount])[0] ?? "");
  const [reached, ofTotal] = t.weight(weight(round.reached), weight(round.total));
  return (
    <div className={styles.summary}>
      <p className={styles.lead}>
        <b>
          <Figure {...figureOf("round-lines")} />
        </b>{" "}
        <FigureHint figure="round-lines" label={t.explain(lines)} />{" "}
        <b>
          <Figure {...figureOf("round-share")} />
        </b>{" "}
        {t.ofVariance[round.measure]} <Figure {...figureOf("round-weight")}>{reached}</Figure>{" "}
        {ofTotal}
      </p>
      {lines > 0 && (
        <p className={styles.more}>
          {counterparts > 0
            ? t.fewestWithPairs(format.number(counterparts), counterparts)
            : t.fewest}{" "}
          {t.sorted[round.question.order]}{" "}
          {packHints > 0 && t.packHints(format.number(packHints), packHints)}{" "}
          {facts.active && t.running}
        </p>
      )}
    </div>
  );
}
