import type { Ref } from "react";

interface LoadBarLineProps {
  readonly ref?: Ref<HTMLDivElement>;
  /** A page may show the bar standing still. */
  readonly state?: "idle" | "loading" | "finishing" | "error";
}

/** 3 px high at the top of the screen. It shows what is said elsewhere, so screen readers skip it. */
export function LoadBarLine({ ref, state = "idle" }: LoadBarLineProps) {
  return (
    <div ref={ref} className="load-bar" data-state={state} aria-hidden="true" />
  );
}
