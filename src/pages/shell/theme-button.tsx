import { Moon, Sun } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "#ui/button.tsx";
import { useMessages } from "#ui/locale.tsx";
import { chooseTheme, shownTheme } from "./theme.ts";

/** Switches between light and dark. A choice made here outlasts a theme that came with the address. */
export function ThemeButton() {
  const words = useMessages().app;
  const [search, setSearch] = useSearchParams();
  const [theme, setTheme] = useState(shownTheme);
  const other = theme === "light" ? "dark" : "light";
  const choose = () => {
    chooseTheme(other);
    setTheme(other);
    if (!search.has("theme")) return;
    setSearch(
      (now) => {
        now.delete("theme");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Button
      look="icon"
      aria-label={other === "dark" ? words.darkTheme : words.lightTheme}
      onClick={choose}
    >
      {other === "dark" ? <Moon aria-hidden="true" /> : <Sun aria-hidden="true" />}
    </Button>
  );
}
