interface StepBarsProps {
  /** It goes from 1 to `count`. */
  readonly step: number;
  readonly count: number;
}

/** For the eye alone: the words "Step 2 of 5" stand beside it. */
export function StepBars({ step, count }: StepBarsProps) {
  return (
    <div className="step-bars" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i key={at} className={at < step ? "on" : undefined} />
      ))}
    </div>
  );
}
