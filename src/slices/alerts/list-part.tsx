import type { LeadProps, ListPart } from "#components/countings/parts.ts";
import { latePart } from "#ui/late-part.tsx";
import styles from "./list-part.module.css";

const ListTell = latePart<LeadProps>(async () => (await import("./tell/list-tell.tsx")).ListTell);

/** Notifications about the countings of a warehouse; has room for their button from the first render. */
export const part: ListPart = {
  name: "alerts",
  Lead: (props) =>
    props.filter.warehouse ? (
      <div className={styles.line}>
        <ListTell {...props} />
      </div>
    ) : (
      <ListTell {...props} />
    ),
};
