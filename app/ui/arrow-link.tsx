import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface ArrowLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

export function ArrowLink({ href, children }: ArrowLinkProps) {
  return (
    <a className="arrow" href={href}>
      {children}
      <Icon name="arrow-right" />
    </a>
  );
}
