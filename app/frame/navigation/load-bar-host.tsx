import { useEffect, useRef, useState } from "react";
import { loadBarCopy } from "./load-bar-copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LoadBarLine } from "#app/ui/load-bar-line.tsx";
import {
  IDLE_LOAD_BAR,
  type LoadBar,
  advanceLoadBar,
  type LoadBarView,
  viewLoadBar,
} from "./load-bar.ts";

const FRAME_MS = 100;

/** Of the one document that is open: an error screen replaces the whole page and finds its bar here again. */
let bar: LoadBar = IDLE_LOAD_BAR;

export interface LoadBarProps {
  readonly isLoading: boolean;
  /** An error screen took the place of the page. */
  readonly hasFailed: boolean;
}

/** The load bar, and a word for those who do not see it, once the load takes long. Comes with the first load. */
export function LoadBarHost({ isLoading, hasFailed }: LoadBarProps) {
  const t = useTexts(loadBarCopy);
  const line = useRef<HTMLDivElement>(null);
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (isLoading) bar = advanceLoadBar(bar, "start", performance.now());
    // A first page that came as an error loaded no worse than any.
    else if (bar.state === "loading")
      bar = advanceLoadBar(
        bar,
        hasFailed ? "fail" : "finish",
        performance.now(),
      );
    const paint = () => {
      const view = viewLoadBar(bar, performance.now());
      if (line.current !== null) paintLine(line.current, view);
      setIsSlow(view.isSlow);
      return view.state;
    };
    if (paint() === "idle") return;
    const timer = setInterval(() => {
      if (paint() === "idle") clearInterval(timer);
    }, FRAME_MS);
    return () => clearInterval(timer);
  }, [isLoading, hasFailed]);
  return (
    <>
      <LoadBarLine ref={line} />
      <output className="vh">{isSlow && t("loading")}</output>
    </>
  );
}

function paintLine(
  line: HTMLElement,
  { state, percent, isVisible }: LoadBarView,
): void {
  line.dataset["state"] = state;
  line.classList.toggle("load-bar--shown", isVisible);
  line.style.transform = `scaleX(${percent / 100})`;
}
