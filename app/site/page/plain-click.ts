/** The link of a plain click on one: not of a click that opens a tab, and not of one that was answered already. */
export function findPlainClickLink(
  links: string,
  event: MouseEvent,
): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0) return null;
  if (metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest(links) : null;
  return link instanceof HTMLAnchorElement && link.target === "" ? link : null;
}
