interface ProgressProps {
  /** The label says what is on its way: "Sending your files". */
  readonly label: string;
  /** It goes from 0 to 100, and is null while nobody can tell. */
  readonly percent: number | null;
}

export function Progress({ label, percent }: ProgressProps) {
  return (
    <progress
      className="progress"
      aria-label={label}
      max={100}
      {...(percent !== null && { value: percent })}
    />
  );
}
