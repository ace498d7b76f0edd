import Bookmark from "lucide-react/icons/bookmark";
import ClipboardList from "lucide-react/icons/clipboard-list";
import FileText from "lucide-react/icons/file-text";
import Languages from "lucide-react/icons/languages";
import Monitor from "lucide-react/icons/monitor";
import Package from "lucide-react/icons/package";
import PackageSearch from "lucide-react/icons/package-search";
import Search from "lucide-react/icons/search";
import Warehouse from "lucide-react/icons/warehouse";
import Zap from "lucide-react/icons/zap";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./palette.module.css";
import type { EntryKind, FoundLine, PaletteEntry } from "./palette-entry.ts";

const icons = {
  action: Zap,
  page: FileText,
  view: Bookmark,
  warehouse: Warehouse,
  counting: ClipboardList,
  line: Package,
  screen: Monitor,
  language: Languages,
  products: PackageSearch,
  product: Package,
  lookup: Search,
} as const satisfies Record<EntryKind, unknown>;

/** What an option of the palette shows. */
export function PaletteRow({ entry }: { entry: PaletteEntry }) {
  const { palette: t } = useMessages("all");
  const Icon = icons[entry.kind];
  const { kind, name, detail, also, found, reason } = entry;
  return (
    <>
      <Icon aria-hidden="true" />
      <span className={styles.name} lang={kind === "language" ? also[0] : undefined}>
        {name} {detail && <small>{detail}</small>}
        {found && (
          <small className={styles.place}>
            <b className="code">{found.location}</b> {also[0]}
          </small>
        )}
      </span>
      {found ? (
        <Stock of={found} />
      ) : (
        <span className={styles.kind}>{reason ? t.reasons[reason] : t.kinds[kind]}</span>
      )}
    </>
  );
}

/** Expected and counted stock, and the difference. */
function Stock({ of: { expected, counted, difference } }: { of: FoundLine }) {
  const { palette: t } = useMessages("all");
  const format = useFormat();
  const [before, now] = [format.number(expected), format.number(counted)];
  return (
    <span className={styles.stock}>
      <span aria-hidden="true">
        {before} → {now}
      </span>
      <span className="visually-hidden">
        {counted === null ? t.products.notCounted(before) : t.products.stock(before, now)}{" "}
      </span>
      <b data-sign={difference === null ? undefined : Math.sign(difference)}>
        {difference !== null && format.signed(difference)}
      </b>
    </span>
  );
}
