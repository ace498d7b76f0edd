import Languages from "lucide-react/icons/languages";
import { useSearchParams } from "react-router";
import { languageNames, languages } from "#contract/languages.ts";
import { languageAt, sharedSearch } from "#search-params/shared-search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useMessages } from "#ui/locale.tsx";

/** The page's language, which the address keeps. */
export function LanguageChoice() {
  const t = useMessages("common").app;
  const [search] = useSearchParams();
  const update = useSearchUpdate(sharedSearch);
  return (
    <label>
      <Languages aria-hidden="true" />
      <span>{t.language}</span>
      <select
        value={languageAt(search).language}
        onChange={({ currentTarget }) => update({ lang: currentTarget.value }, { replace: true })}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </label>
  );
}
