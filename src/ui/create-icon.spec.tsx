import type { LucideIcon } from "lucide-react";
import * as printer from "lucide-react/icons/printer";
import * as userRound from "lucide-react/icons/user-round";
import { expect, test } from "vitest";
import { renderInPage } from "#testing/render.tsx";
import { createIcon, type IconShapes } from "./create-icon.tsx";

/** What a module of Lucide's exports; its types do not say all. */
interface IconModule {
  readonly default: LucideIcon;
  readonly __iconData: { readonly node: IconShapes };
}

test.each([printer, userRound] as unknown as IconModule[])(
  "an icon renders as Lucide's own, without its class",
  async (icon) => {
    const Lucide = icon.default;
    const Icon = createIcon(icon.__iconData.node);
    for (const props of [{}, { role: "img", "aria-label": "Name" }, { strokeWidth: 2.25 }]) {
      const own = await renderInPage(<Icon {...props} />);
      const theirs = await renderInPage(<Lucide {...props} />);
      expect(attributesOf(own.container)).toEqual(attributesOf(theirs.container));
      expect(own.container.querySelector("svg")?.innerHTML).toBe(
        theirs.container.querySelector("svg")?.innerHTML,
      );
    }
  },
);

function attributesOf(container: Element): Record<string, string> {
  const attributes = [...(container.querySelector("svg")?.attributes ?? [])];
  return Object.fromEntries(
    attributes.flatMap(({ name, value }) => (name === "class" ? [] : [[name, value]])),
  );
}
