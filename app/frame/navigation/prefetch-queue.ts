/** Spec §9, route preload limit. */
export const MAX_PREFETCHES = 4;
/** Pages that were fetched ahead and need not be again. */
const MAX_REMEMBERED = 200;

export interface PrefetchQueue {
  readonly active: readonly string[];
  readonly waiting: readonly string[];
  readonly done: readonly string[];
}

export const EMPTY_PREFETCH_QUEUE: PrefetchQueue = {
  active: [],
  waiting: [],
  done: [],
};

/** The queue once somebody points at a link. The newest interest waits longest in line but is never the one dropped. */
export function askAhead(queue: PrefetchQueue, address: string): PrefetchQueue {
  const { active, waiting, done } = queue;
  if ([active, waiting, done].some((list) => list.includes(address)))
    return queue;
  if (active.length < MAX_PREFETCHES)
    return { ...queue, active: [...active, address] };
  return { ...queue, waiting: [...waiting, address].slice(-MAX_PREFETCHES) };
}

export function settleAhead(
  queue: PrefetchQueue,
  address: string,
): PrefetchQueue {
  if (!queue.active.includes(address)) return queue;
  const [next, ...waiting] = queue.waiting;
  const active = queue.active.filter((it) => it !== address);
  return {
    active: next === undefined ? active : [...active, next],
    waiting,
    done: [...queue.done, address].slice(-MAX_REMEMBERED),
  };
}
