/**
 * While the page behind the banner stands still, the keyboard stays in the banner and in what opens above the page:
 * what has the focus behind it could not be scrolled into sight.
 */
export function holdFocus(): void {
  document.addEventListener("focusin", returnFocus);
}

/** A banner that was answered is gone, and one on a legal page is hidden: neither holds anything. */
function returnFocus({ target }: FocusEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest(".consent, dialog, [popover]") !== null) return;
  document
    .querySelector(".consent.is-asked[data-locks]")
    ?.querySelector<HTMLElement>("a[href], button")
    ?.focus();
}
