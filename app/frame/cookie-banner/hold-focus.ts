/**
 * While the page behind the banner stands still, the keyboard stays in the banner and in what opens above the page:
 * what has the focus behind it could not be scrolled into sight. Answers with the way back.
 */
export function holdFocus(banner: HTMLElement): () => void {
  function returnFocus({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    if (target.closest(".consent, dialog, [popover]") !== null) return;
    banner.querySelector<HTMLElement>("a[href], button")?.focus();
  }
  document.addEventListener("focusin", returnFocus);
  return () => document.removeEventListener("focusin", returnFocus);
}
