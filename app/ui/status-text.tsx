import type { ReactNode } from "react";

interface StatusTextProps {
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A line that is read aloud when it changes. HTML counts `<output>` among the fields, and each field needs a label. */
export function StatusText({ id, className, children }: StatusTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `<output>` without a label is a field without one.
    <p id={id} className={className} role="status">
      {children}
    </p>
  );
}
