export interface WakeablePause {
  readonly sleep: (ms: number) => Promise<void>;
  /** Ends the pause that is being made; one that comes later is as long as it was asked to be. */
  readonly wake: () => void;
}

/** For a loop that looks for work now and then, and at once when it is told of some. */
export function createWakeablePause(): WakeablePause {
  let wake = (): void => {};
  return {
    sleep: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => wake(),
  };
}
