import { useSyncExternalStore } from "react";

const NEVER = () => () => {};

/** False in the server's markup and while the browser takes it over, then true: JavaScript works here. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
}
