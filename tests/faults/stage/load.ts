import { must } from "../fault.ts";
import type { Journal } from "./journal.ts";
import { fetchStatus } from "./site-process.ts";
import { fetchToken, ripensInMs, send } from "./visitor.ts";

const VISITORS = 6;

/** Pages and forms; whatever is not answered fails the test. */
export function startLoad(target: () => string, journal: Journal) {
  let isOver = false;
  let requests = 0;
  async function visit(): Promise<void> {
    while (!isOver) {
      const token = await fetchToken(target());
      must(token !== null, "A page was not answered.");
      requests++;
      while (ripensInMs(token) > 0 && !isOver) {
        const status = await fetchStatus(`${target()}/our-company/careers`);
        must(status === 200, `A page answered ${status}`);
        requests++;
      }
      if (isOver) return;
      const result = await send(target(), journal, journal.add(token.token));
      must(result === "acknowledged", `A form was ${result}`);
      requests++;
    }
  }
  const visits = Promise.all(Array.from({ length: VISITORS }, visit));
  // It is thrown by stop().
  visits.catch(() => {});
  return {
    count: () => requests,
    async stop() {
      isOver = true;
      await visits;
    },
  };
}
