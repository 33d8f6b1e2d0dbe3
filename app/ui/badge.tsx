import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

interface BadgeProps {
  readonly tone?: "ink" | "drop" | "quiet";
  readonly icon?: IconName;
  readonly children: ReactNode;
}

/** A picture has one; the parent element is positioned. */
export function Badge({ tone = "ink", icon, children }: BadgeProps) {
  return (
    <span className={tone === "ink" ? "badge" : `badge badge--${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className="tag">{children}</span>;
}
