import { memoize } from "#app/domain/memoize.ts";
import SqliteHandle from "better-sqlite3";
import {
  createPatternReader,
  ELEMENT_LIST,
  type PatternGroup,
} from "./vpic-patterns.server.ts";

export interface Maker {
  readonly id: number;
  /** For cars and light trucks, position 7 tells which thirty years position 10 means (49 CFR 565.15). */
  readonly isYearTold: boolean;
}

export interface VpicData {
  /** Newer model years are not in the data. */
  readonly newestYear: number;
  findMaker(code: string): Maker | null;
  /** Every schema that applies to a maker's model year has its pattern groups. */
  listSchemas(maker: Maker, year: number): readonly (readonly PatternGroup[])[];
  findModel(
    modelId: string,
  ): { readonly make: string; readonly model: string } | null;
  findName(table: "BodyStyle" | "FuelType", id: string): string | null;
  /** The name of an engine gives elements and their attributes. */
  engineFacts(engineModel: string): ReadonlyMap<number, string>;
  close(): void;
}

interface MakerRow {
  readonly id: number;
  readonly type: number | null;
  readonly truckType: number | null;
}

const CAR = 2;
const TRUCK = 3;
const MULTIPURPOSE = 7;
const LIGHT = 1;
const PAGE_CACHE_KIB = 4_096;

export function openVpicData(file: string): VpicData {
  const handle = new SqliteHandle(file, { readonly: true });
  handle.pragma(`cache_size = -${PAGE_CACHE_KIB}`);
  const makers = handle.prepare<MakerRow>(
    "SELECT w.Id AS id, w.VehicleTypeId AS type, w.TruckTypeId AS truckType FROM Wmi w WHERE w.Wmi = ? ORDER BY w.Id",
  );
  const schemas = handle.prepare<{ readonly id: number }>(
    "SELECT DISTINCT VinSchemaId AS id FROM Wmi_VinSchema WHERE WmiId = ? AND ? BETWEEN YearFrom AND coalesce(YearTo, 9999) ORDER BY id",
  );
  const models = handle.prepare<{
    readonly make: string;
    readonly model: string;
  }>(
    "SELECT k.Name AS make, m.Name AS model FROM Model m JOIN Make_Model mm ON mm.ModelId = m.Id JOIN Make k ON k.Id = mm.MakeId WHERE m.Id = ?",
  );
  const engines = handle.prepare<{
    readonly elementId: number;
    readonly attribute: string;
  }>(
    `SELECT p.ElementId AS elementId, p.AttributeId AS attribute FROM EngineModel e JOIN EngineModelPattern p ON p.EngineModelId = e.Id WHERE e.Name = ? AND p.ElementId IN (${ELEMENT_LIST}) ORDER BY p.Id`,
  );
  const readPatterns = createPatternReader(handle);
  // Nothing is dropped, because there are some ten thousand makers, models and engines at most.
  const readSchemaIds = memoize((makerAndYear: string) =>
    schemas.all(makerAndYear.split(" ").map(Number)).map(({ id }) => id),
  );
  const names = {
    BodyStyle: readNames(handle, "BodyStyle"),
    FuelType: readNames(handle, "FuelType"),
  };
  return {
    newestYear: readNewestYear(handle),
    findMaker: memoize((code: string) => toMaker(makers.all([code])[0])),
    listSchemas: ({ id }, year) =>
      readSchemaIds(`${id} ${year}`).map(readPatterns),
    findModel: memoize((modelId: string) => models.all([modelId])[0] ?? null),
    findName: (table, id) => names[table].get(id) ?? null,
    engineFacts: memoize(
      (engineModel: string) =>
        new Map(
          engines
            .all([engineModel])
            .map(({ elementId, attribute }) => [elementId, attribute]),
        ),
    ),
    close: () => void handle.close(),
  };
}

function toMaker(row: MakerRow | undefined): Maker | null {
  if (row === undefined) return null;
  const { id, type, truckType } = row;
  return {
    id,
    isYearTold:
      type === CAR ||
      type === MULTIPURPOSE ||
      (type === TRUCK && truckType === LIGHT),
  };
}

function readNewestYear(handle: SqliteHandle): number {
  const [row] = handle
    .prepare<{ readonly year: number }>(
      "SELECT max(YearFrom) AS year FROM Wmi_VinSchema",
    )
    .all([]);
  return row?.year ?? 0;
}

function readNames(
  handle: SqliteHandle,
  table: "BodyStyle" | "FuelType",
): ReadonlyMap<string, string> {
  const rows = handle
    .prepare<{ readonly id: number; readonly name: string }>(
      `SELECT Id AS id, Name AS name FROM ${table}`,
    )
    .all([]);
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
