import type { Hold, StockStatus } from "#app/domain/vehicle/availability.ts";
import type { FeedField, FeedRow } from "./feed-row.ts";
import { parseDay } from "./listed-on.ts";
import { readCell } from "./row-cell.ts";

type StatusWord = StockStatus | Hold | "sold" | "nothing";

/**
 * What feeds write, in plain words: lowercase letters and digits with one space between. The first match wins, so that
 * "pending arrival" is on its way and "not available" is not available.
 */
const STATUS_WORDS: readonly (readonly [RegExp, StatusWord])[] = [
  [/^(?:not (?:yet )?sold|unsold|no sale)$/, "in-stock"],
  [
    /^(?:sold\b.*|pre ?sold|not available|unavailable|out of stock|removed|deleted|discontinued|no longer (?:available|for sale)|retailed|wholesaled)$/,
    "sold",
  ],
  [/^(?:no|none|false|n|f|0)$/, "nothing"],
  [/^(?:new|used|pre ?owned|certified|cpo)$/, "nothing"],
  [
    /\b(?:in ?transit|factory to port|port to dealer|at (?:the )?port|en ?route|on (?:the|its) way|shipped|shipping|arriving|inbound|incoming|pending (?:arrival|delivery)|on (?:the )?(?:ship|boat|truck|rail|water)|(?:arrives|coming) soon)\b/,
    "in-transit",
  ],
  [
    /\b(?:on order|ordered|(?:factory|special|customer|dealer|back|pre) ?order|made to order|build phase|being built|in (?:production|build)|production|scheduled|allocated|allocation|at (?:the )?(?:factory|plant))\b/,
    "on-order",
  ],
  [
    /\b(?:pending|under contract|in contract|deal working|deposit)\b/,
    "sale-pending",
  ],
  [/\b(?:hold|held|reserved|reserve|spoken for)\b|^dealer ?hold$/, "on-hold"],
  [
    /^(?:available|in ?stock|instock|active|live|published|ready|frontline|front line ready|retail ready|for sale|arrived|received|delivered to dealer|limited availability|yes|y|true|1)$/,
    "in-stock",
  ],
  [
    /\b(?:on (?:the )?(?:lot|ground)|at (?:the )?(?:dealer|dealership|store|retailer)|dealer stock|ground stock|dealer inventory)\b/,
    "in-stock",
  ],
];

/** Columns that say yes or no have one meaning when they say yes. */
const FLAGS: readonly (readonly [FeedField, StatusWord])[] = [
  ["inTransit", "in-transit"],
  ["salePending", "sale-pending"],
  ["holdStatus", "on-hold"],
];
const YES = /^(?:y|yes|true|t|1|x)$/;
const STATUS_FIELDS = [
  "availability",
  "shippingStatus",
  "holdStatus",
  "salePending",
  "inTransit",
] as const satisfies readonly FeedField[];

/** An order that is not built yet outweighs a ship, and both outweigh a lot, where several columns say so. */
const WEIGHTIEST: readonly StockStatus[] = [
  "on-order",
  "in-transit",
  "in-stock",
];

export interface RowAvailability {
  readonly stockStatus: StockStatus | null;
  readonly hold: Hold | null;
  readonly expectedOn: string | null;
  /** No column says anything: the car is in stock, as any feed without such columns has it (Assumption A273). */
  readonly isAssumed: boolean;
  readonly warnings: readonly string[];
}

/** Null means that the car can still be bought. */
export function findSoldStatus(row: FeedRow): string | null {
  const said = readStatus(row, "availability");
  return said !== null && findStatusWord("availability", said) === "sold"
    ? said
    : null;
}

/** `today` is YYYY-MM-DD. */
export function readAvailability(row: FeedRow, today: string): RowAvailability {
  const found = new Set<StatusWord>();
  const unread: string[] = [];
  for (const field of STATUS_FIELDS) {
    const said = readStatus(row, field);
    if (said === null) continue;
    const word = findStatusWord(field, said);
    if (word === null) unread.push(said.slice(0, 40));
    else if (word !== "nothing" && (word !== "in-stock" || tellsOfStock(field)))
      found.add(word);
  }
  const stockStatus = WEIGHTIEST.find((it) => found.has(it)) ?? null;
  const hold = found.has("sale-pending")
    ? "sale-pending"
    : found.has("on-hold")
      ? "on-hold"
      : null;
  const expected = readExpectedOn(row, today);
  return {
    stockStatus: stockStatus ?? (unread.length === 0 ? "in-stock" : null),
    hold,
    expectedOn: expected.day,
    isAssumed: found.size === 0 && unread.length === 0,
    warnings: [
      ...unread.map((it) => `availability not understood: ${it}`),
      ...expected.warnings,
    ],
  };
}

/** That nobody holds a car does not say that it has arrived. */
function tellsOfStock(field: FeedField): boolean {
  return field === "availability" || field === "shippingStatus";
}

/** "Not available" is an answer here, and a missing value in every other column. */
function readStatus(
  row: FeedRow,
  field: (typeof STATUS_FIELDS)[number],
): string | null {
  const said = (row[field] ?? "").trim();
  return /^not available$/i.test(said) ? said : readCell(row, field, 80);
}

function findStatusWord(field: FeedField, said: string): StatusWord | null {
  const words = said
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  const meaning = FLAGS.find(([it]) => it === field)?.[1];
  if (meaning !== undefined && YES.test(words)) return meaning;
  return STATUS_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** Of "12/03/2026 - 12/10/2026" the later day counts, so that no car is promised too early. */
function readExpectedOn(
  row: FeedRow,
  today: string,
): { readonly day: string | null; readonly warnings: readonly string[] } {
  const said = readCell(row, "expectedOn", 80);
  if (said === null) return { day: null, warnings: [] };
  const days = said
    .split(/ (?:-|–|to) /)
    .map((it) => parseDay(it.trim()))
    .filter((it) => it !== null)
    .toSorted();
  const day = days.at(-1) ?? null;
  if (day === null)
    return {
      day,
      warnings: [`expected date not understood: ${said.slice(0, 40)}`],
    };
  return day < today
    ? { day: null, warnings: [`expected date has passed: ${day}`] }
    : { day, warnings: [] };
}
