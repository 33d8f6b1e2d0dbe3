import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface ChipProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function Chip({ href, children }: ChipProps) {
  return (
    <a className="chip chip--plain" href={href}>
      {children}
    </a>
  );
}

interface RemovableChipProps extends ChipProps {
  /** What a screen reader hears before the words: "Remove". */
  readonly removeLabel: string;
}

/** Something that is on, and the link that takes it off. */
export function RemovableChip({
  href,
  removeLabel,
  children,
}: RemovableChipProps) {
  return (
    <a className="chip" href={href}>
      <span className="vh">{removeLabel} </span>
      {children}
      <Icon name="close" />
    </a>
  );
}
