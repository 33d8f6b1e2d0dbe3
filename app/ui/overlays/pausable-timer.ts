export interface PausableTimer {
  pause(): void;
  /** It goes on with the time that was left. */
  resume(): void;
  stop(): void;
}

/** The timer runs from the start, and calls `onEnd` once, after this much time that was not paused. */
export function startPausableTimer(
  lifeMs: number,
  onEnd: () => void,
): PausableTimer {
  let leftMs = lifeMs;
  let startedAtMs = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;

  function resume(): void {
    if (timer !== null || isOver) return;
    startedAtMs = performance.now();
    timer = setTimeout(() => {
      stop();
      onEnd();
    }, leftMs);
  }

  function pause(): void {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    leftMs = Math.max(0, leftMs - (performance.now() - startedAtMs));
  }

  function stop(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    isOver = true;
  }

  resume();
  return { pause, resume, stop };
}
