import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFirstMessages } from "#ui/locale.tsx";
import { chooseTheme, chosenTheme } from "./theme.ts";

/** Switches between light and dark. A choice made here outlasts a theme that came with the address. */
export function ThemeButton({ labelled = false }: { labelled?: boolean }) {
  const t = useFirstMessages().app;
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState(chosenTheme);
  const system = useMediaQuery("(prefers-color-scheme: dark)") ? "dark" : "light";
  const other = (chosen ?? system) === "light" ? "dark" : "light";
  const choose = () => {
    chooseTheme(other);
    setChosen(other);
    if (!search.has("theme")) return;
    setSearch(
      (now) => {
        now.delete("theme");
        return now;
      },
      { replace: true },
    );
  };
  const name = other === "dark" ? t.darkTheme : t.lightTheme;
  return (
    <Button look={labelled ? "plain" : "icon"} aria-label={name} onClick={choose}>
      {other === "dark" ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
      {labelled && name}
    </Button>
  );
}
