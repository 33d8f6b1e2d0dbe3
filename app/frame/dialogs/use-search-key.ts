import { useEffect } from "react";

/** It stands as long as the tab: nothing about it is kept. */
let isOn = true;

export function isSearchKeyOn(): boolean {
  return isOn;
}

export function setSearchKey(isWanted: boolean): void {
  isOn = isWanted;
}

/** The key "/" presses the header's way to the search, unless somebody is typing or a dialog is open. */
export function useSearchKey(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
      if (!isOn || key !== "/" || altKey || ctrlKey || metaKey) return;
      const isTaken =
        defaultPrevented ||
        (target instanceof Element &&
          target.closest("input,textarea,select,[contenteditable]") !== null) ||
        document.querySelector("dialog[open]") !== null;
      const way = document.querySelector<HTMLElement>("a[data-search]");
      if (isTaken || way === null) return;
      event.preventDefault();
      way.click();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
