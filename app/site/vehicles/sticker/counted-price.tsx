import { useEffect, useRef, useState } from "react";
import { formatAmount } from "#app/site/page/format.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { countUp } from "./count-up.ts";

const COUNT_MS = 400;

/**
 * The total counts up when it comes into sight for the first time, and its lines draw in. What a visitor may have read
 * already stays as it is: a document that opens at the price does not count.
 */
export function CountedPrice({ cents }: { readonly cents: number }) {
  const price = useRef<HTMLSpanElement>(null);
  const isHydrated = useHydrated();
  const [isFromDocument] = useState(!isHydrated);
  useEffect(() => {
    const element = price.current;
    const text = element?.firstChild;
    if (element === null || !(text instanceof Text)) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let frame = 0;
    let isUnseen = !isFromDocument;
    const count = () => {
      const startMs = performance.now();
      drawLines(element);
      const step = (nowMs: number) => {
        const share = Math.min(1, (nowMs - startMs) / COUNT_MS);
        text.nodeValue = formatAmount(countUp(cents, share));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      step(startMs);
    };
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) {
        watcher.disconnect();
        if (isUnseen) count();
      }
      isUnseen = true;
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
      text.nodeValue = formatAmount(cents);
    };
  }, [cents, isFromDocument]);
  return (
    <span className="price" ref={price}>
      {formatAmount(cents)}
    </span>
  );
}

const LINE_MS = 220;
const LINE_DELAY_MS = 90;

/** The style sheet drew them when the document came, but out of sight. */
function drawLines(price: Element): void {
  const lines =
    price.closest(".sticker")?.querySelectorAll(".ledger--shares > div") ?? [];
  for (const [at, line] of [...lines].entries())
    line.animate(
      { opacity: [0, 1], transform: ["translateY(-6px)", "none"] },
      {
        duration: LINE_MS,
        delay: Math.min(at, 2) * LINE_DELAY_MS,
        fill: "backwards",
      },
    );
}
