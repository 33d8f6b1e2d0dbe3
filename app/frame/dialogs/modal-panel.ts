import { lockPage } from "#app/ui/overlays/lock-page.ts";

/** Takes everything around the open panel out of reach; answers with the way back. Loaded with the first that opens. */
export function isolatePanel(panel: HTMLElement): () => void {
  const width = matchMedia(panel.dataset["modal"] ?? "all");
  const others = listSurroundings(panel).filter((element) => !element.inert);
  for (const element of others) element.inert = true;
  const unlockPage = lockPage();
  if (!panel.contains(document.activeElement))
    panel.querySelector<HTMLElement>("button, a[href]")?.focus();
  const close = () => panel.hidePopover();
  width.addEventListener("change", close);
  return () => {
    unlockPage();
    width.removeEventListener("change", close);
    for (const element of others) element.inert = false;
  };
}

/** Everything of the page that neither holds the panel nor stands in it; a panel opened from this one stays in reach. */
function listSurroundings(panel: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (
    let inner: Element = panel, outer = panel.parentElement;
    outer !== null && inner !== document.body;
    inner = outer, outer = outer.parentElement
  )
    for (const child of outer.children)
      if (child !== inner && child instanceof HTMLElement && !child.popover)
        others.push(child);
  return others;
}
