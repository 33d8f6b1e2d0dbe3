let holders = 0;

/** Nothing below a modal moves when its scroll bar goes. The returned function unlocks; several may lock at once. */
export function lockPage(): () => void {
  const { documentElement: root } = document;
  if (holders === 0) {
    const scrollBarPx = window.innerWidth - root.clientWidth;
    root.style.setProperty("--scroll-bar", `${scrollBarPx}px`);
    root.classList.add("page-locked");
  }
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) root.classList.remove("page-locked");
  };
}
