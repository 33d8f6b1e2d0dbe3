/** A file or folder may be named after either. */
export interface NamedVehicle {
  readonly vin: string;
  readonly stockNumber: string | null;
}

export interface PhotoName {
  readonly key: string;
  /** What is left of the name puts the photos of a vehicle in order. */
  readonly order: string;
}

/** Upper and lower case are one, and so is whatever stands between letters and digits: names of files cannot have all. */
function toPhotoKey(name: string): string {
  return name
    .toLowerCase()
    .split(/[^a-z0-9]/)
    .filter((it) => it !== "")
    .join("-");
}

/**
 * `A1001/3.jpg`, `A1001.jpg`, `A1001-3.jpg`, `A1001_03.jpg` and `A1001 (3).jpg` are photos of A1001. A stock number may
 * itself end as `-3`, so the whole name comes first.
 */
export function listPhotoNames(path: readonly string[]): readonly PhotoName[] {
  const [first = "", second] = path;
  if (second !== undefined)
    return [{ key: toPhotoKey(first), order: removeEnding(second) }];
  const stem = toPhotoKey(removeEnding(first));
  const parts = stem.split("-");
  const number = parts.at(-1) ?? "";
  const whole = { key: stem, order: "" };
  return parts.length > 1 && /^\d{1,3}$/.test(number)
    ? [whole, { key: parts.slice(0, -1).join("-"), order: number }]
    : [whole];
}

export interface VehicleKeys {
  /** Null for a stock number that two vehicles have; undefined for one that none has. */
  find(key: string): string | null | undefined;
}

/** A VIN goes before a stock number that reads the same. */
export function indexPhotoKeys(
  vehicles: Iterable<NamedVehicle>,
  isByStockNumber: boolean,
): VehicleKeys {
  const vins = new Map<string, string>();
  const stock = new Map<string, string | null>();
  for (const { vin, stockNumber } of vehicles) {
    vins.set(toPhotoKey(vin), vin);
    const key = toPhotoKey(stockNumber ?? "");
    if (!isByStockNumber || key === "") continue;
    const other = stock.get(key);
    stock.set(key, other === undefined || other === vin ? vin : null);
  }
  return { find: (key) => vins.get(key) ?? stock.get(key) };
}

const COLLATOR = new Intl.Collator("en", { numeric: true });

/** 2 comes before 10; the photo without a number comes first. */
export function comparePhotoOrder(one: string, other: string): number {
  return COLLATOR.compare(one, other) || (one < other ? -1 : 1);
}

function removeEnding(name: string): string {
  const at = name.lastIndexOf(".");
  return at > 0 ? name.slice(0, at) : name;
}
