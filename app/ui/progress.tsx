interface ProgressProps {
  /** What comes along: "Sending your files". */
  readonly label: string;
  /** 0 to 100; null while nobody can tell. */
  readonly percent: number | null;
}

/** How far something is that takes a while. */
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
