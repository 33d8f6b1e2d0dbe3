import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface PrivacySignalProps {
  readonly honored: ReactNode;
  readonly effect: ReactNode;
}

/** Says that the browser's Global Privacy Control was heard, and what follows. */
export function PrivacySignal({ honored, effect }: PrivacySignalProps) {
  return (
    <p className="privacy-signal">
      <Icon name="info" />
      <span>
        <b>{honored}</b> {effect}
      </span>
    </p>
  );
}
