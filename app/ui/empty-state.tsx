import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function EmptyState({
  title,
  text,
  className = "",
  children,
}: EmptyStateProps) {
  return (
    <div className={`empty-note ${className}`.trim()}>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </div>
  );
}
