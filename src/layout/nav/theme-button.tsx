import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useState } from "react";
import { chooseTheme, chosenTheme } from "#layout/theme.ts";
import { sharedSearch } from "#search-params/shared-search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";

/** Switches between light and dark. The choice overrides a theme in the address. */
export function ThemeButton() {
  const t = useMessages("common").app;
  const update = useSearchUpdate(sharedSearch);
  const [chosen, setChosen] = useState(chosenTheme);
  const system = useMediaQuery("(prefers-color-scheme: dark)") ? "dark" : "light";
  const other = (chosen ?? system) === "light" ? "dark" : "light";
  const choose = () => {
    chooseTheme(other);
    setChosen(other);
    update({ theme: "" }, { replace: true });
  };
  return (
    <button type="button" data-action="" onClick={choose}>
      {other === "dark" ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
      {other === "dark" ? t.darkTheme : t.lightTheme}
    </button>
  );
}
