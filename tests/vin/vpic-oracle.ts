import type SqliteHandle from "better-sqlite3";

export interface OracleAnswer {
  readonly make: string;
  readonly model: string;
}

const KEYS_OF_VIN = "substr(vin.text, 4, 5) || '|' || substr(vin.text, 10, 8)";

/**
 * Make and model of a VIN by the database alone, another way than the decoder goes: SQLite's own GLOB finds the
 * patterns. Every answer among the patterns that pin down most; the decoder must give one of them.
 */
export function askOracle(
  handle: SqliteHandle,
  vin: string,
  year: number,
): readonly OracleAnswer[] {
  // GLOB knows sets and ranges as vPIC writes them; one character that may be any is a question mark.
  const rows = handle
    .prepare<OracleAnswer & { readonly keys: string }>(
      `WITH vin (text) AS (SELECT ?)
       SELECT p.Keys AS keys, k.Name AS make, m.Name AS model
       FROM vin
       JOIN Wmi w ON w.Wmi = substr(vin.text, 1, 3) || CASE WHEN substr(vin.text, 3, 1) = '9' THEN substr(vin.text, 12, 3) ELSE '' END
       JOIN Wmi_VinSchema ws ON ws.WmiId = w.Id AND ws.YearFrom <= ? AND (ws.YearTo IS NULL OR ws.YearTo >= ?)
       JOIN Pattern p ON p.VinSchemaId = ws.VinSchemaId AND p.ElementId = 28
       JOIN Model m ON m.Id = CAST(p.AttributeId AS INTEGER)
       JOIN Make_Model mm ON mm.ModelId = m.Id
       JOIN Make k ON k.Id = mm.MakeId
       WHERE ${KEYS_OF_VIN} GLOB replace(replace(p.Keys, '*', '?'), '#', '[0-9]') || '*'`,
    )
    .all([vin, year, year]);
  const most = Math.max(...rows.map(({ keys }) => pinnedDown(keys)));
  return rows.filter(({ keys }) => pinnedDown(keys) === most);
}

/** Positions that a pattern asks for; a set of characters asks a little less. */
function pinnedDown(keys: string): number {
  const sets = keys.match(/\[[^\]]*\]/g)?.length ?? 0;
  const plain = keys.replace(/\[[^\]]*\]|[*|]/g, "").replace("#", "").length;
  const digits = keys.match(/#/g)?.length ?? 0;
  return plain + 0.9 * (sets + digits);
}
