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
  /** Screen readers say it before the words: "Remove". */
  readonly removeLabel: string;
}

/** It shows something that is on; its link takes it off. */
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
