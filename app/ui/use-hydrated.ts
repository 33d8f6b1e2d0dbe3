import { useSyncExternalStore } from "react";

/** False in the server's markup and while the browser takes it over, so that both draw the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribe, getTrue, getFalse);
}

const subscribe = () => () => {};
const getTrue = () => true;
const getFalse = () => false;
