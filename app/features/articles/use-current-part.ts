import { useEffect, useState } from "react";
import type { ArticleHeading } from "./markdown.server.ts";

/** A part is being read once its heading is in the upper third of the window, or above it. */
const READING_LINE = 0.33;

/** The id of the heading that was last scrolled past; null above the first one, and without a script. */
export function useCurrentPart(
  headings: readonly ArticleHeading[],
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const parts = headings.flatMap(
      ({ id }) => document.getElementById(id) ?? [],
    );
    let asked = 0;
    function mark() {
      const line = window.innerHeight * READING_LINE;
      const part = parts.findLast(
        (it) => it.getBoundingClientRect().top < line,
      );
      setCurrent(part?.id ?? null);
    }
    function markSoon() {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(mark);
    }
    markSoon();
    window.addEventListener("scroll", markSoon, { passive: true });
    return () => {
      cancelAnimationFrame(asked);
      window.removeEventListener("scroll", markSoon);
    };
  }, [headings]);
  return current;
}
