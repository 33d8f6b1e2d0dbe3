import { useEffect, useState } from "react";

/** It counts whole seconds, and stays 0 in pages without scripts, where nothing could count. */
export function useCountdown(waitMs: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const endMs = performance.now() + waitMs;
    const tick = () => {
      const leftMs = Math.max(endMs - performance.now(), 0);
      setSeconds(Math.ceil(leftMs / 1000));
      if (leftMs === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    tick();
    return () => clearInterval(timer);
  }, [waitMs]);
  return seconds;
}
