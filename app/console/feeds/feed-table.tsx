interface FeedTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly href?: string;
    /** One for each column after the first. */
    readonly values: readonly string[];
  }[];
  /** Of the values, where it is not the page's. */
  readonly language?: string;
}

/** A wide one is scrolled by its links where there is no room; one without links wraps its words. */
export function FeedTable({ title, columns, rows, language }: FeedTableProps) {
  // Numbers stand below each other by their ends, words by their beginnings.
  const classes = columns.map((_, at) =>
    at > 0 && rows.every(({ values }) => /^[\d,.]*$/.test(values[at - 1] ?? ""))
      ? undefined
      : "is-words",
  );
  return (
    <section className="console-table" aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((it, at) => (
              <th key={it} scope="col" className={classes[at]}>
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, href, values }) => (
            <tr key={key}>
              <th scope="row">
                {href === undefined ? label : <a href={href}>{label}</a>}
              </th>
              {values.map((it, at) => (
                <td
                  key={columns[at + 1]}
                  className={classes[at + 1]}
                  lang={language}
                >
                  {it}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
