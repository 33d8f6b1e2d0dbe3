import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface ComparisonTableProps {
  /** A screen reader says what the table is. */
  readonly caption: string;
  /** This says what the rows' names are. */
  readonly corner: string;
  readonly ways: readonly { readonly name: string; readonly note?: string }[];
  readonly rows: readonly {
    readonly label: string;
    readonly note?: string;
    /** There is one cell for each way. */
    readonly cells: readonly ReactNode[];
  }[];
  /** If it is true, the last way is ours and marked. */
  readonly isLastOurs?: boolean;
}

/** The table compares ways to do one thing, side by side; on a phone the ways stand below the name of each row. */
export function ComparisonTable({
  caption,
  corner,
  ways,
  rows,
  isLastOurs = false,
}: ComparisonTableProps) {
  let classes = `compared compared--${ways.length}`;
  if (isLastOurs) classes += " compared--ours";
  return (
    <table className={classes}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {ways.map(({ name, note = "" }) => (
            <th key={name + note} scope="col">
              {name}
              {note !== "" && <small>{note}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, note = "", cells }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note !== "" && <small>{note}</small>}
            </th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ComparedMarkProps {
  readonly has: boolean;
  /** A screen reader says it for the tick or the dash: "Yes" or "No". */
  readonly label: string;
  /** It stands beside the mark. */
  readonly children?: ReactNode;
}

/** The cell is a tick or a dash. */
export function ComparedMark({ has, label, children }: ComparedMarkProps) {
  return (
    <>
      <Icon name={has ? "check" : "minus"} />
      <span className="vh">{label}</span>
      {children}
    </>
  );
}
