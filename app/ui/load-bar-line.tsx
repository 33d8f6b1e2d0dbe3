import type { Ref } from "react";

interface LoadBarLineProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** A page shows it standing still in this state. */
  readonly state?: "idle" | "loading" | "finishing" | "error";
}

/** The line at the top of the screen is 3 px high. It shows what is said elsewhere, so screen readers skip it. */
export function LoadBarLine({ ref, state = "idle" }: LoadBarLineProps) {
  return (
    <div ref={ref} className="load-bar" data-state={state} aria-hidden="true" />
  );
}
