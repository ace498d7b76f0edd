import { useQuery } from "@tanstack/react-query";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { sharesQuery } from "#api/shares/shares-query.ts";
import { shareState } from "#components/access/share-state.ts";
import type { Share } from "#contract/access.ts";
import { nowOf } from "#transport/freshness.ts";
import { useMessages } from "#ui/locale.tsx";
import { setupMessages } from "./messages.ts";
import styles from "./page.module.css";

/** What became of a code: whether a screen shows it is unknown until one connects. */
export function PairingOutcome({ share: made }: { share: Share }) {
  const t = useMessages(setupMessages);
  const { shares } = useMessages("all");
  const { data } = useQuery(sharesQuery);
  const share = data?.shares.find(({ id }) => id === made.id) ?? made;
  const state = shareState(share, data ? nowOf(data.freshness) : Date.parse(made.createdAt));
  const isPaired = share.waitsUntil === null;
  const Icon = isPaired && state !== "revoked" ? CircleCheck : CircleDashed;
  const [title, text] =
    state === "revoked"
      ? [shares.revoked(share.name), null]
      : isPaired
        ? [t.paired(share.name), t.pairedText]
        : state === "waiting"
          ? [t.admitted(share.name), t.admittedText]
          : [t.unclaimed(share.name), t.unclaimedText];
  return (
    <div className={styles.outcome}>
      <h3>
        <Icon aria-hidden="true" />
        {title}
      </h3>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
