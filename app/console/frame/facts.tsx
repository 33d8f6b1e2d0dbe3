import type { ReactNode } from "react";

export interface Fact {
  readonly label: string;
  /** What nobody gave is left out: an empty text or null. */
  readonly value: ReactNode;
}

interface FactsProps {
  readonly rows: readonly Fact[];
}

/** Labels and values of one thing. */
export function Facts({ rows }: FactsProps) {
  return (
    <dl className="console-facts">
      {rows
        .filter(({ value }) => value !== "" && value !== null)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
