import { lazyComponent } from "#ui/lazy-component.tsx";
import { useMessages } from "#ui/locale.tsx";
import { LazyPopover } from "./lazy-popover.tsx";

/** The content of the view's address, and who can open it. */
export const CopyLinkPanel = lazyComponent(
  async () => (await import("./copy-link/copy-link-panel.tsx")).CopyLinkPanel,
);
const AccountPanel = lazyComponent(async () => (await import("./account-panel.tsx")).AccountPanel);

/** Ids of the panels, for the buttons that open them. */
export interface PanelIds {
  readonly copyLink: string;
  readonly account: string;
}

/** The panels of the top bar. */
export function ViewPanels({ ids }: { ids: PanelIds }) {
  const t = useMessages("common");
  const fallback = <p className="muted">{t.access.panelFailed}</p>;
  return (
    <>
      <LazyPopover id={ids.copyLink} label={t.access.copyLink} fallback={fallback}>
        <CopyLinkPanel />
      </LazyPopover>
      <LazyPopover id={ids.account} label={t.access.account.title} fallback={fallback}>
        <AccountPanel />
      </LazyPopover>
    </>
  );
}
