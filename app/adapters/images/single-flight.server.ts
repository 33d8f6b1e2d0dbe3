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

  /** This resolves when every job that runs now has ended, well or badly. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#flights.values());
  }
}
