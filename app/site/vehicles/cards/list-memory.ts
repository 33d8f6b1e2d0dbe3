import { LAST_LIST } from "#app/domain/consent/stored-items.ts";
import {
  readTabStorage,
  writeTabStorage,
} from "#app/site/visitor/browser-storage.ts";

/** A vehicle's page knows its neighbors from the list that this tab showed last. The memory ends with the tab. */
export interface ListMemory {
  /** It has path and query. */
  readonly address: string;
  /** The whole list counts. */
  readonly total: number;
  /** This is the place of the first of `vehicles` in the whole list, from 1. */
  readonly firstPlace: number;
  readonly vehicles: readonly NamedAddress[];
}

interface NamedAddress {
  readonly vin: string;
  readonly address: string;
}

export interface ListPlace {
  readonly listAddress: string;
  /** It counts from 1. */
  readonly place: number;
  readonly total: number;
  /** Null at an end of what was shown. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** Call it once the list is shown. In a browser that keeps nothing, vehicles simply have no neighbors. */
export function rememberList(memory: ListMemory): void {
  writeTabStorage(LAST_LIST, JSON.stringify(memory));
}

/** The text is as it was stored: equal texts are equal memories. */
export function readListMemory(): string | null {
  return readTabStorage(LAST_LIST);
}

/** Null means that the vehicle was not in the list, or the memory is not one of ours. */
export function findPlaceInList(
  memory: string | null,
  vin: string,
): ListPlace | null {
  const list = parseMemory(memory);
  if (list === null) return null;
  const at = list.vehicles.findIndex((vehicle) => vehicle.vin === vin);
  if (at < 0) return null;
  return {
    listAddress: list.address,
    place: list.firstPlace + at,
    total: list.total,
    previous: list.vehicles[at - 1]?.address ?? null,
    next: list.vehicles[at + 1]?.address ?? null,
  };
}

function parseMemory(text: string | null): ListMemory | null {
  try {
    const memory: unknown = JSON.parse(text ?? "null");
    return isMemory(memory) ? memory : null;
  } catch {
    return null;
  }
}

/** Scripts of other origins cannot write here, but an older version of this site may have. */
function isMemory(value: unknown): value is ListMemory {
  return (
    typeof value === "object" &&
    value !== null &&
    "address" in value &&
    isPath(value.address) &&
    "total" in value &&
    typeof value.total === "number" &&
    "firstPlace" in value &&
    typeof value.firstPlace === "number" &&
    "vehicles" in value &&
    Array.isArray(value.vehicles) &&
    value.vehicles.every(isNamedAddress)
  );
}

function isNamedAddress(value: unknown): value is NamedAddress {
  return (
    typeof value === "object" &&
    value !== null &&
    "vin" in value &&
    typeof value.vin === "string" &&
    "address" in value &&
    isPath(value.address)
  );
}

function isPath(value: unknown): value is string {
  return typeof value === "string" && /^\/(?!\/)/.test(value);
}
