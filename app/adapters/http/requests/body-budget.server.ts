/** One body that is being read, or was read and is being answered. */
interface Held {
  readonly client: string;
  /** It is null once the body is whole: then it is worked on and cannot be given up. */
  giveWay: (() => void) | null;
  bytes: number;
}

export interface BodyPlace {
  /** Says whether this many bytes more may be held; false leaves the body without a place. */
  grow(bytes: number): boolean;
  /** The body is whole. */
  finish(): void;
  /** It may be called again. */
  release(): void;
}

interface Bounds {
  readonly mostBytes: number;
  readonly mostBytesOfOne: number;
}

export const MB = 1024 * 1024;

/**
 * While a body is parsed and stored, its bytes are in memory some five times. Two files of the longest that is taken fit
 * for one address, and four for all.
 */
const BOUNDS: Bounds = { mostBytes: 25 * MB, mostBytesOfOne: 13 * MB };

/**
 * Bodies are held in memory until they are answered, and a sender may take a minute over one. When all of them together
 * are too much, the address with the most unfinished bytes gives way, so that a few kilobytes of a visitor still fit (Assumption A135).
 */
export class BodyBudget {
  readonly #bounds: Bounds;
  /** They are in the order in which they began. */
  readonly #held = new Set<Held>();
  readonly #bytesOf = new Map<string, number>();
  #bytes = 0;

  constructor(bounds: Bounds = BOUNDS) {
    this.#bounds = bounds;
  }

  /** `giveWay` is called when the body has lost its place. */
  open(client: string, giveWay: () => void): BodyPlace {
    const held: Held = { client, giveWay, bytes: 0 };
    this.#held.add(held);
    return {
      grow: (bytes) => {
        if (!this.#held.has(held)) return false;
        const hasRoom = this.#makeRoom(client, bytes);
        if (hasRoom) this.#add(held, bytes);
        else this.#release(held);
        return hasRoom;
      },
      finish: () => {
        held.giveWay = null;
      },
      release: () => this.#release(held),
    };
  }

  get byteCount(): number {
    return this.#bytes;
  }

  #makeRoom(client: string, bytes: number): boolean {
    const { mostBytes, mostBytesOfOne } = this.#bounds;
    const own = (this.#bytesOf.get(client) ?? 0) + bytes;
    if (own > mostBytesOfOne) return false;
    while (this.#bytes + bytes > mostBytes) {
      const greediest = this.#findGreediest();
      if (greediest === null || greediest.bytes <= own) return false;
      const first = greediest.unfinished;
      this.#release(first);
      first.giveWay?.();
    }
    return true;
  }

  /** The address with the most bytes in unfinished bodies, and the first of these. */
  #findGreediest(): {
    readonly unfinished: Held;
    readonly bytes: number;
  } | null {
    const sums = new Map<string, { unfinished: Held; bytes: number }>();
    for (const held of this.#held) {
      if (held.giveWay === null) continue;
      const sum = sums.get(held.client);
      if (sum === undefined)
        sums.set(held.client, { unfinished: held, bytes: held.bytes });
      else sum.bytes += held.bytes;
    }
    let greediest = null;
    for (const sum of sums.values())
      if (greediest === null || sum.bytes > greediest.bytes) greediest = sum;
    return greediest;
  }

  #add(held: Held, bytes: number): void {
    held.bytes += bytes;
    this.#bytes += bytes;
    const { client } = held;
    this.#bytesOf.set(client, (this.#bytesOf.get(client) ?? 0) + bytes);
  }

  #release(held: Held): void {
    if (!this.#held.delete(held)) return;
    this.#add(held, -held.bytes);
    if (this.#bytesOf.get(held.client) === 0) this.#bytesOf.delete(held.client);
  }
}
