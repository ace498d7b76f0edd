import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";

/** More or longer values would push the content down. */
const max = { values: 5, signs: 40 };

/** Lists invalid search parameters, if any. */
export function InvalidParamsNotice({ values }: { values: readonly string[] }) {
  const t = useMessages("common").listFilters;
  if (values.length === 0) return null;
  const short = values.slice(0, max.values).map((value) => {
    const signs = [...value];
    return signs.length > max.signs ? `${signs.slice(0, max.signs).join("")}…` : value;
  });
  const ellipsis = values.length > max.values ? ["…"] : [];
  return <Notice tone="info" lead={t.unknown([...short, ...ellipsis].join(", "))} />;
}
