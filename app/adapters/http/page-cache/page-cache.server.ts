import { MINUTE_MS } from "#app/domain/time.ts";
import type { PreparedAnswer } from "#app/adapters/http/answers/answer-shortcuts.server.ts";

/** A page as it was sent: the bytes in every encoding, and headers that need no request to know. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly identity: Buffer;
  /** Null until it was compressed. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
  /** Before the first of its data was read. */
  readonly renderedAtMs: number;
}

interface Entry {
  readonly page: CachedPage;
  readonly shortcuts: string[];
  bytes: number;
}

interface Shortcut {
  readonly answer: PreparedAnswer;
  readonly renderedAtMs: number;
  readonly version: unknown;
}

/** What an entry takes besides its bytes: headers and bookkeeping. */
const ENTRY_BYTES = 2048;
/** Ways to ask for one page (cookies, encodings) that are remembered; more are read each time. */
const MAX_SHORTCUTS = 8;
/** Longer ones are cookies that somebody made up. */
const MAX_SHORTCUT_LENGTH = 1024;

/**
 * Least recently used pages leave first. Everything that changes a page is part of its key but the time: a
 * page says whether a store is open, to the minute, so none is sent in another minute than its own.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #shortcuts = new Map<string, Shortcut>();
  readonly #maxBytes: number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string, nowMs: number): CachedPage | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) {
      this.#misses++;
      return null;
    }
    if (toMinute(nowMs) !== toMinute(entry.page.renderedAtMs)) {
      this.#remove(key, entry);
      this.#misses++;
      return null;
    }
    this.#hits++;
    // To the young end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.page;
  }

  set(key: string, page: CachedPage): void {
    const replaced = this.#entries.get(key);
    if (replaced !== undefined) this.#remove(key, replaced);
    const bytes = getEntrySize(key, page);
    // It would drive out every other page and then itself.
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { page, shortcuts: [], bytes });
    this.#bytes += bytes;
    this.#makeRoom();
  }

  /** Puts a better copy in a page's place; nothing when it left meanwhile. */
  replace(key: string, page: CachedPage, better: CachedPage): void {
    if (this.#entries.get(key)?.page === page) this.set(key, better);
  }

  /** The answer to the same request as one before, while what it was made of is still `version`. */
  findShortcut(
    shortcut: string,
    version: unknown,
    nowMs: number,
  ): PreparedAnswer | null {
    const found = this.#shortcuts.get(shortcut);
    if (found === undefined) return null;
    const isCurrent =
      found.version === version &&
      toMinute(nowMs) === toMinute(found.renderedAtMs);
    if (!isCurrent) return null;
    this.#hits++;
    return found.answer;
  }

  /** Remembers how a page was asked for; forgotten with the page. */
  addShortcut(
    key: string,
    shortcut: string,
    version: unknown,
    answer: PreparedAnswer,
  ): void {
    const entry = this.#entries.get(key);
    if (entry === undefined || shortcut.length > MAX_SHORTCUT_LENGTH) return;
    const { page, shortcuts } = entry;
    if (shortcuts.length >= MAX_SHORTCUTS || shortcuts.includes(shortcut))
      return;
    shortcuts.push(shortcut);
    this.#shortcuts.set(shortcut, {
      answer,
      version,
      renderedAtMs: page.renderedAtMs,
    });
    const bytes = 2 * shortcut.length + ENTRY_BYTES;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#makeRoom();
  }

  get byteCount(): number {
    return this.#bytes;
  }

  /** Pages that were found, in either way. */
  get hitCount(): number {
    return this.#hits;
  }

  /** Pages that were looked for and had to be made. */
  get missCount(): number {
    return this.#misses;
  }

  #makeRoom(): void {
    for (const [oldest, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldest, old);
    }
  }

  #remove(key: string, { shortcuts, bytes }: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= bytes;
    for (const shortcut of shortcuts) this.#shortcuts.delete(shortcut);
  }
}

function toMinute(ms: number): number {
  return Math.floor(ms / MINUTE_MS);
}

function getEntrySize(key: string, { identity, br, gzip }: CachedPage): number {
  return (
    identity.length +
    (br?.length ?? 0) +
    (gzip?.length ?? 0) +
    2 * key.length +
    ENTRY_BYTES
  );
}
