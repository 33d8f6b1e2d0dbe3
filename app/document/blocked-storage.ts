import { toInlineScript } from "./inline-script.ts";

/**
 * A script for browsers that refuse a page its storage: there, reading `sessionStorage` fails even where a framework
 * tidies up after the failure. What is put into this one lasts as long as the page.
 */
export function standInForBlockedStorage(): string {
  return toInlineScript(standIn);
}

/** Runs in the browser, as text. */
function standIn(): void {
  try {
    sessionStorage.getItem("");
  } catch {
    const kept = new Map<string, string>();
    const storage: Storage = {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, "sessionStorage", { value: storage });
  }
}
