import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  /** Disclosures of one group close each other. */
  readonly group?: string;
  readonly children: ReactNode;
}

/** The heading opens and closes what stands below it, without JavaScript too. */
export function Disclosure({
  summary,
  isOpen = false,
  group,
  children,
}: DisclosureProps) {
  return (
    <details className="acc" open={isOpen} name={group}>
      <summary>
        {summary}
        <Icon name="plus" className="acc-open" />
        <Icon name="minus" className="acc-close" />
      </summary>
      <div className="acc-body">{children}</div>
    </details>
  );
}
