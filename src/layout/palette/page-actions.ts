import type { PaletteEntry } from "./palette-entry.ts";

/**
 * The actions of the present page: its controls with `data-action`. The attribute names the action; where it is empty,
 * the control's own name does. An action thus exists once, as the control that does it, and for as long as the control
 * does.
 */
export function pageActions(): readonly PaletteEntry[] {
  const controls = [...document.querySelectorAll<HTMLElement>("[data-action]")].filter(
    (control) => !control.matches(":disabled, [aria-disabled='true']"),
  );
  // A control may be there twice, as in a panel for narrow windows: the visible one is meant.
  const inView = (control: HTMLElement) => Number(control.checkVisibility());
  const byName = new Map<string, PaletteEntry>();
  for (const control of controls.sort((one, other) => inView(other) - inView(one))) {
    const name = nameOf(control);
    if (name === "" || byName.has(name)) continue;
    byName.set(name, {
      key: `action ${name}`,
      kind: "action",
      name,
      detail: "",
      also: [],
      does: { press: control },
    });
  }
  return [...byName.values()];
}

function nameOf(control: HTMLElement): string {
  const { dataset, ariaLabel, textContent } = control;
  return (dataset.action || ariaLabel || textContent).trim();
}

/** Presses a control as a person would; opens the closed panels that it is in, where its own panel is in them. */
export function pressControl(control: HTMLElement): void {
  if (control.matches("button")) {
    for (let panel = closedPanelOf(control); panel; panel = closedPanelOf(control)) {
      panel.showPopover();
    }
  }
  control.scrollIntoView({ block: "nearest" });
  control.focus({ preventScroll: true });
  control.click();
}

function closedPanelOf(control: Element): HTMLElement | null {
  return control.closest<HTMLElement>("[popover]:not(:popover-open)");
}
