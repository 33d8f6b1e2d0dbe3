/** A page as it was sent: the bytes in every encoding, and headers that need no request to know. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  /** Before the first of its data was read. */
  readonly renderedAtMs: number;
}

const MINUTE_MS = 60_000;
/** What an entry takes besides its bytes: headers and bookkeeping. */
const ENTRY_BYTES = 2048;

/**
 * Least recently used pages leave first. Everything that changes a page is part of its key but the time: a
 * page says whether a store is open, to the minute, so none is sent in another minute than its own.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string, nowMs: number): CachedPage | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    this.#remove(key, page);
    if (minuteOf(nowMs) !== minuteOf(page.renderedAtMs)) return null;
    this.#add(key, page);
    return page;
  }

  set(key: string, page: CachedPage): void {
    const replaced = this.#pages.get(key);
    if (replaced !== undefined) this.#remove(key, replaced);
    // It would drive out every other page and then itself.
    if (sizeOf(key, page) > this.#maxBytes) return;
    this.#add(key, page);
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest, old);
    }
  }

  get byteCount(): number {
    return this.#bytes;
  }

  #add(key: string, page: CachedPage): void {
    this.#pages.set(key, page);
    this.#bytes += sizeOf(key, page);
  }

  #remove(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#bytes -= sizeOf(key, page);
  }
}

function minuteOf(ms: number): number {
  return Math.floor(ms / MINUTE_MS);
}

function sizeOf(key: string, { identity, br, gzip }: CachedPage): number {
  return (
    identity.length + br.length + gzip.length + 2 * key.length + ENTRY_BYTES
  );
}
