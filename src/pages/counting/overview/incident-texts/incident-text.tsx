import { type ReactNode, useState } from "react";
import type { LineRow } from "#lines/line-row.ts";
import { Button } from "#ui/button.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { shortText } from "./excerpt.ts";
import styles from "./incident-texts.module.css";

/** One incident: type, line, person, time and text. */
export function IncidentText({
  row,
  today,
  children,
}: {
  row: LineRow;
  today: number;
  /** The line. */
  children: ReactNode;
}) {
  const { overview, progress } = useMessages("overview");
  const t = overview.texts;
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const body = row["incident.body"] ?? null;
  const short = body === null ? null : shortText(body);
  const instant = Date.parse(row["incident.createdAt"] ?? "");
  const person = row["assignedUser.username"] ?? progress.user(String(row["assignedUser.id"]));
  return (
    <li>
      <span className={styles.facts}>
        <b>{row["incident.type.name"] ?? overview.incidents.untyped}</b>
        {children}
        <span>{person}</span>
        <span>{Number.isNaN(instant) ? "–" : format.moment(instant, today)}</span>
      </span>
      {body === null || body.trim() === "" ? (
        <p className="muted">{t.noText}</p>
      ) : (
        <p className={styles.body}>
          {short === null || isWhole ? body : short}{" "}
          {short !== null && (
            <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? t.less : t.whole}
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
