export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Few jobs run at a time, and only so many wait. */
export class BoundedQueue {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(concurrency: number, maxWaiting: number) {
    this.#concurrency = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  /** Rejects with QueueFullError, without running the job, when too many wait already. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#concurrency) await this.#waitForTurn();
    else this.#running++;
    try {
      return await job();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }

  /** The job that ends hands its place over, so the count of running jobs stays. */
  #waitForTurn(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) {
      return Promise.reject(new QueueFullError("Too many jobs wait"));
    }
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

/** Callers that ask for the same key while the job runs share its outcome. */
export class SingleFlight<T> {
  readonly #flights = new Map<string, Promise<T>>();

  run(key: string, job: () => Promise<T>): Promise<T> {
    const running = this.#flights.get(key);
    if (running) return running;
    const flight = job().finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  /** Jobs may end well or badly. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#flights.values());
  }
}
