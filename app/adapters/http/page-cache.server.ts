/** A page as it was sent: the bytes in every encoding, and headers that need no request to know. */
export interface CachedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
  readonly storedAtMs: number;
}

export interface PageCacheLimits {
  readonly maxBytes: number;
  /** Hours, freshness and the like are worded in the page, so it may not grow old. */
  readonly maxAgeMs: number;
}

/** Least recently used pages leave first. Everything that changes a page is part of its key. */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #limits: PageCacheLimits;
  #bytes = 0;

  constructor(limits: PageCacheLimits) {
    this.#limits = limits;
  }

  get(key: string, nowMs: number): CachedPage | null {
    const page = this.#pages.get(key);
    if (page === undefined) return null;
    this.#pages.delete(key);
    if (nowMs - page.storedAtMs > this.#limits.maxAgeMs) {
      this.#bytes -= sizeOf(page);
      return null;
    }
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage): void {
    const replaced = this.#pages.get(key);
    if (replaced !== undefined) this.#bytes -= sizeOf(replaced);
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#bytes += sizeOf(page);
    for (const [oldest, old] of this.#pages) {
      if (this.#bytes <= this.#limits.maxBytes) break;
      this.#pages.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
  }

  get byteCount(): number {
    return this.#bytes;
  }
}

function sizeOf(page: CachedPage): number {
  return page.identity.length + page.br.length + page.gzip.length;
}
