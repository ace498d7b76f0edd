import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useState } from "react";
import { sharedSearch } from "#search-params/shared-search.ts";
import { useSearchUpdate } from "#search-params/use-search.ts";
import { Button } from "#ui/button.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import { chooseTheme, chosenTheme } from "./theme.ts";

/** Switches between light and dark. The choice overrides a theme in the address. */
export function ThemeButton({ labelled = false }: { labelled?: boolean }) {
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
  const name = other === "dark" ? t.darkTheme : t.lightTheme;
  return (
    <Button variant={labelled ? "plain" : "icon"} aria-label={name} data-action="" onClick={choose}>
      {other === "dark" ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
      {labelled && name}
    </Button>
  );
}
