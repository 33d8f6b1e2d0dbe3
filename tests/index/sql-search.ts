import {
  chooseHistogramScale,
  countTail,
  findHistogramEnd,
} from "#app/domain/inventory/histogram-scale.ts";
import {
  lookUpWord,
  SHORTEST_PREFIX,
  splitChunks,
} from "#app/domain/inventory/keywords.ts";
import type {
  InventorySearch,
  PriceCeiling,
  PriceCeilings,
  RangeFacet,
  SortKey,
} from "#app/domain/inventory/search.ts";
import {
  mapMeasuredKeys,
  MEASURED_KEYS,
  getValueFacet,
  VALUE_KEYS,
  type FilterKey,
  type MeasuredKey,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import {
  AVAILABILITY_COLUMNS,
  FACET_COLUMNS,
  getAvailabilityColumn,
  type SqlEngine,
  type SqlRow,
  type SqlValue,
} from "./sql-schema.ts";

/** The parts of an answer that every engine can give; values that count 0 are left out. */
export interface SqlAnswer {
  readonly total: number;
  readonly vins: readonly string[];
  readonly counts: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly ranges: Readonly<Record<MeasuredKey, RangeFacet>>;
  readonly ceilingCounts: readonly number[];
}

type Aside = FilterKey | "condition" | "ceilings" | null;
type CountKey = ValueKey | "condition";
const COUNT_KEYS: readonly CountKey[] = ["condition", ...VALUE_KEYS];

/** Hits, disjunctive counts and histograms in SQL: one pass for what no filter holds, one for each filter in use. */
export async function searchSql(
  engine: SqlEngine,
  search: InventorySearch,
): Promise<SqlAnswer> {
  const isHeld = (key: CountKey | MeasuredKey) =>
    key === "condition"
      ? search.condition !== "all"
      : key in search.values || key in search.ranges;
  const counts: Record<string, Record<string, number>> = {};
  const ranges: Partial<Record<MeasuredKey, RangeFacet>> = {};
  const free = COUNT_KEYS.filter((key) => !isHeld(key));
  const freeRanges = MEASURED_KEYS.filter((key) => !isHeld(key));
  const where = buildWhere(engine, search, null);
  const total = await countGroups(engine, where, free, counts);
  await measureRanges(engine, where, freeRanges, ranges);
  for (const key of COUNT_KEYS.filter(isHeld))
    await countGroups(engine, buildWhere(engine, search, key), [key], counts);
  for (const key of MEASURED_KEYS.filter(isHeld))
    await measureRanges(engine, buildWhere(engine, search, key), [key], ranges);
  const hits = await engine.query(
    `SELECT vin FROM vehicles WHERE ${where.sql} ORDER BY ${ORDERS[search.sort ?? "newest"]} LIMIT 24 OFFSET ${(search.page - 1) * 24}`,
    where.values,
  );
  return {
    total,
    vins: hits.map(({ vin }) => String(vin)),
    counts,
    ranges: mapMeasuredKeys((key) => ranges[key] ?? NONE),
    ceilingCounts: await countCeilings(engine, search),
  };
}

/** The end of a VIN, where makers number their cars. */
const TAIL = "substr(vin, length(vin) - 2), vin";
const NEWEST = `listed_on DESC, first_seen DESC, ${TAIL}`;
const ORDERS: Record<SortKey, string> = {
  newest: NEWEST,
  // Without the stores' order.
  nearest: NEWEST,
  oldest: `listed_on, first_seen, ${TAIL}`,
  mileage: `mileage NULLS LAST, ${NEWEST}`,
  year: `year DESC, ${NEWEST}`,
  priceHigh: `price DESC NULLS LAST, ${NEWEST}`,
  priceLow: `price NULLS LAST, ${NEWEST}`,
  // Without payments.
  payment: `price NULLS LAST, ${NEWEST}`,
  mpg: `mpg DESC NULLS LAST, ${NEWEST}`,
};

const COLUMN_OF: Partial<Record<CountKey, string>> = {
  condition: "condition",
  ...Object.fromEntries(FACET_COLUMNS.map(({ key, name }) => [key, name])),
};

const NONE: RangeFacet = {
  bounds: null,
  histogramStart: 0,
  histogramStep: 1,
  histogram: [],
};

/** The table has a column of this name for a measured filter. */
function toRangeColumn(key: MeasuredKey): string {
  return key.replaceAll("-", "_");
}

interface Where {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

function buildWhere(
  { dialect, vocabulary }: SqlEngine,
  search: InventorySearch,
  aside: Aside,
): Where {
  const parts = ["1 = 1"];
  const values: SqlValue[] = [];
  const isIn = (column: string, list: readonly string[]) => {
    values.push(...list);
    return `${column} IN (${list.map(() => "?").join(", ")})`;
  };
  if (search.condition !== "all" && aside !== "condition")
    parts.push(isIn("condition", [search.condition]));
  if (search.hiddenConditions !== undefined)
    parts.push(`NOT ${isIn("condition", search.hiddenConditions)}`);
  for (const key of VALUE_KEYS) {
    const list = search.values[key];
    if (list === undefined) continue;
    if (key === "features") {
      for (const feature of list)
        parts.push(
          `id IN (SELECT vehicle_id FROM vehicle_features WHERE ${isIn("feature", [feature])})`,
        );
      continue;
    }
    if (key === "great_deals") {
      for (const deal of list) parts.push(`${deal} = 1`);
      continue;
    }
    if (key === aside) continue;
    const { excludes } = getValueFacet(key);
    if (excludes !== undefined) {
      const columns =
        excludes === "make_model" ? ["make", "model"] : [COLUMN_OF[excludes]];
      for (const it of columns)
        parts.push(`COALESCE(${it}, '') NOT ${isIn("", list)}`);
      continue;
    }
    const column = COLUMN_OF[key];
    if (column !== undefined) parts.push(isIn(column, list));
    else if (key === "availability")
      parts.push(
        `(${list.map((it) => `${getAvailabilityColumn(it)} = 1`).join(" OR ")})`,
      );
    else if (key === "make_model")
      parts.push(`(${isIn("make", list)} OR ${isIn("model", list)})`);
  }
  if (search.priceCeilings !== undefined && aside !== "ceilings")
    parts.push(underCeilings(search.priceCeilings));
  for (const key of MEASURED_KEYS) {
    const range = search.ranges[key];
    if (range === undefined || key === aside) continue;
    parts.push(
      `${toRangeColumn(key)} BETWEEN ${range.min ?? 0} AND ${range.max ?? 2_000_000_000}`,
    );
  }
  if (search.keywords !== null) {
    values.push(wordQuery(dialect, search.keywords, vocabulary));
    parts.push(
      dialect === "sqlite"
        ? "id IN (SELECT rowid FROM vehicle_words WHERE words MATCH ?)"
        : "id IN (SELECT vehicle_id FROM vehicle_words WHERE words @@ CAST(? AS TSQUERY))",
    );
  }
  return { sql: parts.join(" AND "), values };
}

function underCeilings(ceilings: PriceCeilings): string {
  const under = ({ condition, years, maxDollars }: PriceCeiling) =>
    `(condition = '${condition}' AND year BETWEEN ${years.min ?? 0} AND ${years.max ?? 9_999} AND price BETWEEN 1 AND ${maxDollars})`;
  return `(${["1 = 0", ...ceilings.map(under)].join(" OR ")})`;
}

async function countCeilings(
  engine: SqlEngine,
  search: InventorySearch,
): Promise<readonly number[]> {
  const where = buildWhere(engine, search, "ceilings");
  const counts: number[] = [];
  for (const ceilings of search.countedCeilings ?? []) {
    const [row] = await engine.query(
      `SELECT COUNT(*) AS number FROM vehicles WHERE ${where.sql} AND ${underCeilings(ceilings)}`,
      where.values,
    );
    counts.push(Number(row?.["number"]));
  }
  return counts;
}

/** Words and beginnings of words; what is spelt wrong is not found. */
function wordQuery(
  dialect: SqlEngine["dialect"],
  keywords: string,
  vocabulary: ReadonlySet<string>,
): string {
  const [and, or, star, quote] =
    dialect === "sqlite"
      ? [" AND ", " OR ", "*", '"']
      : [" & ", " | ", ":*", "'"];
  const term = (word: string) => {
    const { words, isPrefix } = lookUpWord(word, (it) => vocabulary.has(it));
    const end = isPrefix && word.length >= SHORTEST_PREFIX ? star : "";
    return `(${words.map((it) => quote + it + quote + end).join(or)})`;
  };
  return splitChunks(keywords)
    .map(({ parts, joint }) =>
      parts.length === 1
        ? term(joint)
        : `((${parts.map(term).join(and)})${or}${term(joint)})`,
    )
    .join(and);
}

/** Counts several groups over one materialised set and returns its size. */
async function countGroups(
  engine: SqlEngine,
  where: Where,
  keys: readonly CountKey[],
  counts: Record<string, Record<string, number>>,
): Promise<number> {
  const selects = keys.flatMap((key) => groupSelects(key));
  const rows = await engine.query(
    `WITH left_over AS MATERIALIZED (SELECT * FROM vehicles WHERE ${where.sql})
     SELECT 'total' AS facet, '' AS value, COUNT(*) AS number FROM left_over
     ${selects.map((select) => `UNION ALL ${select}`).join("\n")}`,
    where.values,
  );
  for (const key of keys) counts[key] = {};
  let total = 0;
  for (const { facet, value, number } of rows) {
    if (facet === "total") total = Number(number);
    else if (value !== null && Number(number) > 0) {
      const group = counts[String(facet)];
      if (group !== undefined) group[String(value)] = Number(number);
    }
  }
  return total;
}

function groupSelects(key: CountKey): readonly string[] {
  const column = COLUMN_OF[key];
  const byColumn = (name: string) =>
    `SELECT '${key}', ${name}, COUNT(*) FROM left_over GROUP BY ${name}`;
  // What is left out is counted by the filter that it is taken from.
  if (key !== "condition" && getValueFacet(key).excludes !== undefined)
    return [];
  if (column !== undefined) return [byColumn(column)];
  if (key === "make_model") return [byColumn("make"), byColumn("model")];
  if (key === "availability")
    return AVAILABILITY_COLUMNS.map(
      ({ value, name }) =>
        `SELECT '${key}', '${value}', COUNT(*) FROM left_over WHERE ${name} = 1`,
    );
  if (key === "great_deals")
    return ["price_drop", "premium_upgrades"].map(
      (deal) =>
        `SELECT '${key}', '${deal}', COUNT(*) FROM left_over WHERE ${deal} = 1`,
    );
  return [
    `SELECT '${key}', feature, COUNT(*) FROM vehicle_features WHERE vehicle_id IN (SELECT id FROM left_over) GROUP BY feature`,
  ];
}

async function measureRanges(
  engine: SqlEngine,
  where: Where,
  keys: readonly MeasuredKey[],
  ranges: Partial<Record<MeasuredKey, RangeFacet>>,
): Promise<void> {
  if (keys.length === 0) return;
  const [bounds] = await engine.query(
    `SELECT ${keys.map((key) => `MIN(${toRangeColumn(key)}) AS ${toRangeColumn(key)}_min, MAX(${toRangeColumn(key)}) AS ${toRangeColumn(key)}_max`).join(", ")}
     FROM vehicles WHERE ${where.sql}`,
    where.values,
  );
  for (const key of keys) {
    const min = bounds?.[`${toRangeColumn(key)}_min`] ?? null;
    const max = bounds?.[`${toRangeColumn(key)}_max`] ?? null;
    if (min === null || max === null) ranges[key] = NONE;
    else
      ranges[key] = await readBars(
        engine,
        where,
        key,
        Number(min),
        Number(max),
      );
  }
}

async function readBars(
  engine: SqlEngine,
  where: Where,
  key: MeasuredKey,
  min: number,
  max: number,
): Promise<RangeFacet> {
  const column = toRangeColumn(key);
  const [all] = await engine.query(
    `SELECT COUNT(*) AS number FROM vehicles WHERE ${where.sql}`,
    where.values,
  );
  const [usual] = await engine.query(
    `SELECT ${column} AS value FROM vehicles WHERE ${where.sql} AND ${column} IS NOT NULL
     ORDER BY ${column} DESC LIMIT 1 OFFSET ${countTail(Number(all?.["number"]))}`,
    where.values,
  );
  const highestUsual = usual === undefined ? null : Number(usual["value"]);
  const { start, step, barCount } = chooseHistogramScale(
    min,
    findHistogramEnd(min, max, highestUsual),
  );
  const rows: readonly SqlRow[] = await engine.query(
    `SELECT (${column} - ${start}) / ${step} AS bar, COUNT(*) AS number FROM vehicles
     WHERE ${where.sql} AND ${column} IS NOT NULL GROUP BY 1`,
    where.values,
  );
  const histogram = Array.from({ length: barCount }, () => 0);
  for (const { bar, number } of rows) {
    const place = Math.min(barCount - 1, Number(bar));
    histogram[place] = (histogram[place] ?? 0) + Number(number);
  }
  return {
    bounds: { min, max },
    histogramStart: start,
    histogramStep: step,
    histogram,
  };
}
