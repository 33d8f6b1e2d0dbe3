import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** False on the server and while the page takes over, so that both draw the same; true from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
