import { useSyncExternalStore } from "react";

/** False on the server and while its page comes alive; true at once on every page after that. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
