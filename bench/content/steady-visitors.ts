import { setTimeout as wait } from "node:timers/promises";

export interface Visit {
  readonly path: string;
  readonly startedAtMs: number;
  readonly tookMs: number;
  /** 0 stands for no answer. */
  readonly status: number;
}

export interface SteadyVisitors {
  readonly visits: readonly Visit[];
  stop(): Promise<void>;
}

const PATHS = [
  "/",
  "/search-vehicles/used-inventory",
  "/search-vehicles/all-inventory?q=awd+suv",
  "/our-company/meet-our-team",
  "/special-offers",
  "/contact-us",
  "/auto-financing",
  "/es/",
];

/** So many visitors ask one page after another, each a page every so many milliseconds. */
export function startVisitors(
  origin: string,
  {
    visitors,
    everyMs,
  }: { readonly visitors: number; readonly everyMs: number },
): SteadyVisitors {
  const visits: Visit[] = [];
  let isOver = false;
  async function visit(first: number) {
    for (let at = first; !isOver; at++) {
      const path = PATHS[at % PATHS.length] ?? "/";
      const startedAtMs = performance.now();
      const status = await ask(origin + path);
      const tookMs = performance.now() - startedAtMs;
      visits.push({ path, startedAtMs, tookMs, status });
      await wait(Math.max(0, everyMs - tookMs));
    }
  }
  const all = Array.from({ length: visitors }, (_, at) => visit(at));
  return {
    visits,
    async stop() {
      isOver = true;
      await Promise.all(all);
    },
  };
}

async function ask(url: string): Promise<number> {
  try {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}
