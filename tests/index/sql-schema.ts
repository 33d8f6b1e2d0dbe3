import {
  isWorkedOut,
  VALUE_COLUMNS,
  VALUE_KEYS,
  type ValueKey,
} from "#app/domain/inventory/facets.ts";
import { listWholeCodes, listWords } from "#app/domain/inventory/keywords.ts";
import { AVAILABILITIES } from "#app/domain/vehicle/availability.ts";
import {
  getCountedMiles,
  type SearchableVehicle,
} from "#app/domain/listing/list-vehicle.ts";

/** A database that is asked the same questions as the index. */
export interface SqlEngine {
  readonly dialect: "sqlite" | "postgres";
  /** Every word of every vehicle that was put in. */
  readonly vocabulary: Set<string>;
  query(sql: string, values: readonly SqlValue[]): Promise<readonly SqlRow[]>;
}

export type SqlValue = string | number | null;
export type SqlRow = Readonly<Record<string, SqlValue>>;

interface FacetColumn {
  readonly key: ValueKey;
  readonly name: string;
  readonly read: (vehicle: SearchableVehicle) => string | null;
}

/** Filters that are one fact of a vehicle. */
export const FACET_COLUMNS: readonly FacetColumn[] = VALUE_KEYS.flatMap(
  (key): readonly FacetColumn[] => {
    const field = VALUE_COLUMNS[key];
    const name = key.replaceAll("-", "_");
    if (isWorkedOut(key))
      return [{ key, name, read: ({ builds }) => builds[key] }];
    return field === undefined
      ? []
      : [{ key, name, read: ({ listed }) => listed[field] }];
  },
);

/** "in-transit" is the column `is_in_transit`, 1 where it holds. */
export const AVAILABILITY_COLUMNS = AVAILABILITIES.map((value) => ({
  value,
  name: getAvailabilityColumn(value),
}));

export function getAvailabilityColumn(value: string): string {
  return `is_${value.replaceAll("-", "_")}`;
}

const COLUMNS = [
  ..."id vin condition make model price mpg electric_range year mileage listed_on first_seen price_drop premium_upgrades".split(
    " ",
  ),
  ...AVAILABILITY_COLUMNS.map(({ name }) => name),
  ...FACET_COLUMNS.map(({ name }) => name),
];

/** Tables with an index for every filter and sort. */
export async function createSqlTables(engine: SqlEngine): Promise<void> {
  const isPostgres = engine.dialect === "postgres";
  const text = isPostgres ? 'TEXT COLLATE "C"' : "TEXT";
  const statements = [
    `CREATE TABLE vehicles (id INTEGER PRIMARY KEY, vin ${text}, condition ${text},
      make ${text}, model ${text}, price INTEGER, mpg INTEGER, electric_range INTEGER, year INTEGER, mileage INTEGER, listed_on ${text}, first_seen BIGINT,
      price_drop INTEGER, premium_upgrades INTEGER, ${AVAILABILITY_COLUMNS.map(({ name }) => `${name} INTEGER`).join(", ")}, ${FACET_COLUMNS.map(({ name }) => `${name} ${text}`).join(", ")})`,
    `CREATE TABLE vehicle_features (feature ${text}, vehicle_id INTEGER, PRIMARY KEY (feature, vehicle_id))`,
    isPostgres
      ? "CREATE TABLE vehicle_words (vehicle_id INTEGER PRIMARY KEY, words TSVECTOR)"
      : "CREATE VIRTUAL TABLE vehicle_words USING fts5(words, prefix='2 3 4')",
  ];
  for (const statement of statements) await engine.query(statement, []);
}

/** After the rows, as a bulk load does it. */
export async function createSqlIndexes(engine: SqlEngine): Promise<void> {
  for (const column of COLUMNS.slice(2))
    await engine.query(`CREATE INDEX by_${column} ON vehicles (${column})`, []);
  await engine.query(
    "CREATE INDEX by_vehicle ON vehicle_features (vehicle_id, feature)",
    [],
  );
  if (engine.dialect === "postgres")
    await engine.query(
      "CREATE INDEX by_words ON vehicle_words USING gin (words)",
      [],
    );
  await engine.query("ANALYZE", []);
}

export async function insertIntoSql(
  engine: SqlEngine,
  vehicles: readonly SearchableVehicle[],
  firstId: number,
): Promise<void> {
  await insertRows(
    engine,
    "vehicles",
    COLUMNS,
    vehicles.map((vehicle, at) => vehicleRow(vehicle, firstId + at)),
  );
  await insertRows(
    engine,
    "vehicle_features",
    ["feature", "vehicle_id"],
    vehicles.flatMap(({ featureKeys }, at) =>
      featureKeys.map((key) => [key, firstId + at]),
    ),
  );
  for (const { texts } of vehicles)
    for (const text of texts)
      for (const word of listWords(text)) engine.vocabulary.add(word);
  const isPostgres = engine.dialect === "postgres";
  await insertRows(
    engine,
    "vehicle_words",
    [isPostgres ? "vehicle_id" : "rowid", "words"],
    vehicles.map((vehicle, at) => [firstId + at, wordsText(vehicle)]),
    isPostgres
      ? "CAST(? AS INTEGER), array_to_tsvector(string_to_array(?, ' '))"
      : "?, ?",
  );
}

function vehicleRow(vehicle: SearchableVehicle, id: number): SqlValue[] {
  const { listed, greatDeals, availabilities } = vehicle;
  return [
    id,
    listed.vin,
    listed.condition,
    vehicle.makeValue,
    vehicle.modelValue,
    vehicle.priceDollars,
    vehicle.mpgCombined,
    vehicle.rangeMiles,
    listed.year,
    getCountedMiles(listed),
    listed.listedOn,
    vehicle.firstSeenAtMs,
    Number(greatDeals.includes("price_drop")),
    Number(greatDeals.includes("premium_upgrades")),
    ...AVAILABILITY_COLUMNS.map(({ value }) =>
      Number(availabilities.includes(value)),
    ),
    ...FACET_COLUMNS.map(({ read }) => read(vehicle)),
  ];
}

function wordsText({ texts, listed }: SearchableVehicle): string {
  const words = new Set(texts.flatMap((text) => listWords(text)));
  return [...words, ...listWholeCodes(listed.vin, listed.stockNumber)].join(
    " ",
  );
}

async function insertRows(
  engine: SqlEngine,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlValue[])[],
  tuple = columns.map(() => "?").join(", "),
): Promise<void> {
  const rowsAtOnce = Math.floor(20_000 / columns.length);
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const tuples = some.map(() => `(${tuple})`).join(", ");
    await engine.query(
      `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${tuples}`,
      some.flat(),
    );
  }
}
