import SqliteHandle from "better-sqlite3";
import { parseKeyPattern } from "#app/adapters/vin-decoder/key-pattern.server.ts";
import { computeCheckDigit } from "#app/domain/vehicle/vin.ts";

/** A vehicle that the VIN data describe, and how its VINs look. */
export interface KnownVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Positions 1 to 3. */
  readonly maker: string;
  /** For positions 4 to 8, 10 and 11 the characters that fit. */
  readonly characters: readonly string[];
}

interface ModelRow {
  readonly maker: string;
  readonly keys: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
}

/** Of a maker in a year: what dealers of one region have between them. */
const MOST_MODELS = 5_000;
const YEAR_CODES = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_YEAR = 2011;
const LAST_YEAR = 2026;
const DESCRIBED_POSITIONS = 7;
const YEAR_AT = 5;
const MAKES =
  "Acura,Audi,BMW,Buick,Cadillac,Chevrolet,Chrysler,Dodge,Ford,GMC,Honda,Hyundai,INFINITI,Jeep,Kia,Lexus,Lincoln,Mazda,Mercedes-Benz,Nissan,Ram,Subaru,Tesla,Toyota,Volkswagen,Volvo";

/** Models of a dealer's common makes out of the unpacked data. */
export function knownVehicles(vpicFile: string): readonly KnownVehicle[] {
  const handle = new SqliteHandle(vpicFile, { readonly: true });
  const rows = handle
    .prepare<ModelRow>(
      `SELECT DISTINCT w.Wmi AS maker, p.Keys AS keys, max(ws.YearFrom, ${FIRST_YEAR}) AS year, k.Name AS make, m.Name AS model
       FROM Wmi w
       JOIN Wmi_VinSchema ws ON ws.WmiId = w.Id
       JOIN Pattern p ON p.VinSchemaId = ws.VinSchemaId AND p.ElementId = 28
       JOIN Model m ON m.Id = p.AttributeId
       JOIN Make_Model mm ON mm.ModelId = m.Id
       JOIN Make k ON k.Id = mm.MakeId
       WHERE length(w.Wmi) = 3 AND w.VehicleTypeId IN (2, 3, 7)
         AND ws.YearFrom <= ${LAST_YEAR} AND coalesce(ws.YearTo, ${LAST_YEAR}) >= ${FIRST_YEAR}
         AND k.Name IN (${MAKES.split(",")
           .map((make) => `'${make}'`)
           .join(", ")})
       ORDER BY 1, 2, 3, 4, 5`,
    )
    .all([]);
  handle.close();
  const vehicles = rows.flatMap((row) => described(row) ?? []);
  const step = Math.ceil(vehicles.length / MOST_MODELS);
  return vehicles.filter((_, at) => at % step === 0);
}

function described({ keys, ...row }: ModelRow): KnownVehicle | null {
  const pattern = parseKeyPattern(keys);
  if (pattern === null) return null;
  const characters = Array.from({ length: DESCRIBED_POSITIONS }, (_, at) => {
    const asked = pattern.asked.find((it) => it.at === at)?.characters;
    // Position 7 is a letter from 2010 on.
    const possible = asked?.replace(/[^A-HJ-NPR-Z0-9]/g, "") ?? "";
    return possible || (at === 3 ? "ABCD" : "1");
  });
  characters[YEAR_AT] = YEAR_CODES[(row.year - 1_980) % 30] ?? "A";
  return { ...row, characters };
}

/** The nth VIN of a vehicle, with its check digit. */
export function buildVin(
  { maker, characters }: KnownVehicle,
  number: number,
  random: () => number,
): string {
  const told = characters.map(
    (set) => set[Math.floor(random() * set.length)] ?? "1",
  );
  const start = `${maker}${told.slice(0, YEAR_AT).join("")}`;
  const end = `${told.slice(YEAR_AT).join("")}${String(number % 1_000_000).padStart(6, "0")}`;
  return start + computeCheckDigit(`${start}0${end}`) + end;
}
