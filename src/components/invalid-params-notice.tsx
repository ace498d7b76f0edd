import { useMessages } from "#ui/locale.tsx";
import { Notice } from "#ui/notice.tsx";

/** More or longer values would push the content down. */
const most = { values: 5, signs: 40 };

/** Lists invalid search parameters, if any. */
export function InvalidParamsNotice({ values }: { values: readonly string[] }) {
  const t = useMessages("first").listFilters;
  if (values.length === 0) return null;
  const short = values.slice(0, most.values).map((value) => {
    const signs = [...value];
    return signs.length > most.signs ? `${signs.slice(0, most.signs).join("")}…` : value;
  });
  const rest = values.length > most.values ? ["…"] : [];
  return <Notice tone="info" lead={t.unknown([...short, ...rest].join(", "))} />;
}
