import { LinkPrefetch } from "./link-prefetch.tsx";
import { useBuildWatch } from "./use-build-watch.ts";
import { useOfflineWord } from "#app/frame/failures/use-offline-word.ts";

export interface LateShellProps {
  /** What the visitor was about to press or to fill in when it was asked for. */
  readonly first: Element;
}

/** What the frame does besides, from the visitor's first move on; no page waits for it. */
export function LateShell({ first }: LateShellProps) {
  useBuildWatch();
  useOfflineWord();
  return <LinkPrefetch first={first} />;
}
