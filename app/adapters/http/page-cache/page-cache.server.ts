import { formatAssignments } from "#app/adapters/experiments/variant-profiles.server.ts";
import type { PreparedAnswer } from "#app/adapters/http/answers/answer-shortcuts.server.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import { CALCULATOR_PREFIX } from "#app/domain/finance/calculator-prefix.ts";
import { isKnownQueryKey } from "#app/domain/address/canonical-address.ts";
import { holdsKeptOut } from "#app/domain/consent/answer-cookies.ts";
import { isOverridden } from "#app/domain/consent/consent.ts";
import { MINUTE_MS } from "#app/domain/time.ts";
import { isUnknownVisitor } from "#app/domain/visitor/visitor-profile.ts";
import type { RequestFacts } from "#app/request-facts.ts";

/** Bytes in every encoding, and headers that do not depend on the request, are as they were sent. */
export interface CachedPage {
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly identity: Buffer;
  /** It is null until the page was compressed. */
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
  /** The first of its data was read after this time. */
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

/** An entry takes this much besides its bytes, for headers and bookkeeping. */
const ENTRY_BYTES = 2048;
/** For each page this many ways to ask for it (cookies, encodings) are remembered; any others are parsed each time. */
const MAX_SHORTCUTS = 8;
/** Longer ones hold cookies that somebody made up. */
const MAX_SHORTCUT_LENGTH = 1024;

/**
 * The least recently used pages leave first. The key holds everything that changes a page except the time: a page says
 * whether a store is open, to the minute, so none is sent in another minute than its own.
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
    // This moves the entry to the most recently used end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.page;
  }

  set(key: string, page: CachedPage): void {
    const replaced = this.#entries.get(key);
    if (replaced !== undefined) this.#remove(key, replaced);
    const bytes = getEntrySize(key, page);
    // The page would push out every other page and then itself.
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { page, shortcuts: [], bytes });
    this.#bytes += bytes;
    this.#makeRoom();
  }

  /** Does nothing when the page left meanwhile. */
  replace(key: string, page: CachedPage, better: CachedPage): void {
    if (this.#entries.get(key)?.page === page) this.set(key, better);
  }

  /** The data behind the earlier answer must still be at `version`. */
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

  /** The entry is dropped with the page. */
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

  /** Either way of finding a page counts. */
  get hitCount(): number {
    return this.#hits;
  }

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

/** The page in any language, and its data as the router and as programs ask for it. */
const HOME = /^(?:\/[a-z]{2})?(?:\/|\/_payload\.json|\/_\.data|\.data)?$/;

type KeyedExchange = Pick<Exchange, "url" | "method" | "cookies" | "hasTls">;

/**
 * The key holds everything a page depends on. Query keys that no page reads (click identifiers, made-up keys) are not
 * part of it; the order of the rest is, because only the canonical order is answered with a page.
 */
export function findPageCacheKey(
  { url, method, cookies, hasTls }: KeyedExchange,
  facts: RequestFacts,
  versions: { readonly inventory: number; readonly profile: number },
): string | null {
  // A toast is shown to one visitor, once.
  if (method === "POST" || facts.flash !== null) return null;
  // The answer takes what consent keeps out from the browser that sent it.
  if (holdsKeptOut(cookies.keys(), facts.consent, hasTls)) return null;
  if (isOverridden(facts.consent)) return null;
  // A known visitor's page is for them alone: it is neither kept nor taken from what others saw.
  if (!isUnknownVisitor(facts.visitor) || facts.place !== null) return null;
  // The home page shows them what they looked at.
  if (facts.viewedVins.length > 0 && HOME.test(url.pathname)) return null;
  // The values a shopper puts into a calculator are as good as unique.
  const names = [...url.searchParams.keys()];
  if (names.some((name) => name.startsWith(CALCULATOR_PREFIX))) return null;
  const query = [...url.searchParams]
    .filter(([name]) => isKnownQueryKey(name))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return [
    facts.language,
    facts.storeId,
    JSON.stringify(facts.gate),
    facts.consent.mode,
    formatAssignments(facts.experiments.assignments),
    facts.consent.hasPrivacySignal,
    versions.inventory,
    versions.profile,
    url.host,
    `${url.pathname}?${query}`,
  ].join(" ");
}
