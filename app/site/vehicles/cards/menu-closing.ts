/** By a press elsewhere, when the focus goes elsewhere, and by Escape. */
export function closeAsMenusDo(menu: HTMLDetailsElement): void {
  const closeOutside = ({ target }: Event) => {
    if (!menu.isConnected)
      document.removeEventListener("pointerdown", closeOutside);
    else if (target instanceof Node && !menu.contains(target))
      menu.open = false;
  };
  const followState = () => {
    if (menu.open && menu.isConnected)
      document.addEventListener("pointerdown", closeOutside);
    else document.removeEventListener("pointerdown", closeOutside);
  };
  const closeLeft = ({ relatedTarget }: FocusEvent) => {
    // A dialog gives the focus back to the link that opened it.
    if (
      relatedTarget instanceof Element &&
      relatedTarget.closest("dialog") === null &&
      !menu.contains(relatedTarget)
    )
      menu.open = false;
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  followState();
  menu.addEventListener("toggle", followState);
  menu.addEventListener("focusout", closeLeft);
  menu.addEventListener("keydown", closeByKey);
}
