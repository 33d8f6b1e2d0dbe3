import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

interface ComparisonTableProps {
  /** Screen readers say it. */
  readonly caption: string;
  /** It says what the rows' names are. */
  readonly corner: string;
  readonly ways: readonly { readonly name: string; readonly note?: string }[];
  readonly rows: readonly {
    readonly label: string;
    readonly note?: string;
    /** It says in words why the row is the one to read. */
    readonly mark?: string | undefined;
    /** There is one for each way. */
    readonly cells: readonly ReactNode[];
  }[];
  /** The last way is then marked as ours. */
  readonly isLastOurs?: boolean;
}

/** On a phone the ways stand below the name of each row. */
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
        {rows.map(({ label, note = "", mark = "", cells }) => (
          <tr key={label}>
            <th scope="row">
              {label}
              {note !== "" && <small>{note}</small>}
              {mark !== "" && (
                <>
                  {" "}
                  <span className="compared-mark">{mark}</span>
                </>
              )}
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
  /** Screen readers say it: "Yes" or "No". */
  readonly label: string;
  readonly children?: ReactNode;
}

export function ComparedMark({ has, label, children }: ComparedMarkProps) {
  return (
    <>
      <Icon name={has ? "check" : "minus"} />
      <span className="vh">{label}</span>
      {children}
    </>
  );
}
