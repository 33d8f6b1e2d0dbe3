import type { Ref } from "react";

interface LoadBarLineProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** As a page shows it standing still. */
  readonly state?: "idle" | "loading" | "finishing" | "error";
}

/** A line at the top of the screen, 3 px high. It shows what is said elsewhere: screen readers skip it. */
export function LoadBarLine({ ref, state = "idle" }: LoadBarLineProps) {
  return (
    <div ref={ref} className="load-bar" data-state={state} aria-hidden="true" />
  );
}
