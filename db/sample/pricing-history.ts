import { DAY_MS } from "#app/domain/time.ts";
import type { PriceChange } from "#app/domain/vehicle/vehicle.ts";
import { dealerPrice } from "./price.ts";
import type { Random } from "./random.ts";

const CHANGED_SHARE = 0.25;
const RECENT_SHARE = 0.6;
const RECENT_DAYS = 28;
const RISE_SHARE = 0.1;
const MIN_DAYS_FOR_CHANGE = 7;

/**
 * The prices since the first day, oldest first and the last one `priceDollars`.
 * `lastAtMs` is the last instant at which a price can have changed.
 */
export function makePriceHistory(
  random: Random,
  listing: {
    readonly priceDollars: number | null;
    /** No earlier price was above this; null when there is no such bound. */
    readonly ceilingDollars: number | null;
    readonly firstSeenAtMs: number;
    readonly lastAtMs: number;
    /** Every price has these on top of its whole dollars. */
    readonly extraCents: number;
  },
): readonly PriceChange[] {
  const { priceDollars, firstSeenAtMs, lastAtMs, extraCents } = listing;
  const toCents = (dollars: number) => dollars * 100 + extraCents;
  const ceiling = listing.ceilingDollars ?? Number.POSITIVE_INFINITY;
  const days = Math.floor((lastAtMs - firstSeenAtMs) / DAY_MS);
  if (
    priceDollars === null ||
    days < MIN_DAYS_FOR_CHANGE ||
    !random.chance(CHANGED_SHARE)
  )
    return [
      {
        atMs: firstSeenAtMs,
        salePriceCents: priceDollars === null ? null : toCents(priceDollars),
      },
    ];

  const changeDays = pickChangeDays(random, days);
  let dollars = priceDollars;
  const history: PriceChange[] = [];
  for (const day of changeDays.toReversed()) {
    const earlier = Math.min(ceiling, earlierPrice(random, dollars));
    if (earlier === dollars) break;
    history.unshift({
      atMs: firstSeenAtMs + day * DAY_MS,
      salePriceCents: toCents(dollars),
    });
    dollars = earlier;
  }
  return [
    { atMs: firstSeenAtMs, salePriceCents: toCents(dollars) },
    ...history,
  ];
}

/** Days after the first one, rising. */
function pickChangeDays(random: Random, days: number): readonly number[] {
  const count = random.pickWeighted([1, 2, 3], (changes) => 4 - changes);
  const last = random.chance(RECENT_SHARE)
    ? random.integer(Math.max(3, days - RECENT_DAYS), days)
    : random.integer(3, days);
  const others = Array.from({ length: count - 1 }, () =>
    random.integer(2, Math.max(2, last - 1)),
  );
  return [...new Set([...others, last])].toSorted((one, other) => one - other);
}

function earlierPrice(random: Random, dollars: number): number {
  const share = 0.012 + random.next() * 0.035;
  if (random.chance(RISE_SHARE)) return Math.round(dollars * (1 - share / 2));
  const earlier = dealerPrice(random, dollars * (1 + share));
  return earlier >= dollars + 150 ? earlier : dollars + 500;
}
