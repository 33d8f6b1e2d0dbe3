interface ProgressProps {
  /** It says what is on its way: "Sending your files". */
  readonly label: string;
  /** It goes from 0 to 100; null means that nobody can tell. */
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
