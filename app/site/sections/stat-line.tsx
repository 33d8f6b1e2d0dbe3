interface StatLineProps {
  /** This is the accessible name of the list. */
  readonly label: string;
  readonly stats: readonly {
    /** The figure reads "Under 60 seconds". */
    readonly figure: string;
    readonly text: string;
  }[];
}

/** A few figures stand side by side, each with what it measures. */
export function StatLine({ label, stats }: StatLineProps) {
  return (
    <section className="wrap" aria-label={label}>
      <ul className="stats">
        {stats.map(({ figure, text }) => (
          <li key={figure}>
            <b>{figure}</b>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
