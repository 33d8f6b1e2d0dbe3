import type { JsonValue } from "#app/domain/console/json-value.ts";
import type { Permission } from "#app/domain/console/roles.ts";
import { cleanText } from "#app/domain/feed-row/feed-text.ts";
import { parseFeatureNames } from "#app/domain/feed-row/row-description.ts";
import {
  type Hold,
  HOLDS,
  isComing,
  STOCK_STATUSES,
  type StockStatus,
} from "#app/domain/vehicle/availability.ts";
import type { Vehicle } from "#app/domain/vehicle/vehicle.ts";
import { listPhotoAddresses } from "#app/domain/vehicle-photo/photo-source.ts";

/** What a person of the store can say in the feed's place, in the order in which forms ask for it. */
export const EDIT_FIELDS = [
  "hidden",
  "availability",
  "salePriceCents",
  "description",
  "features",
  "photos",
] as const satisfies readonly (keyof EditValues)[];
export type EditField = (typeof EDIT_FIELDS)[number];

export type EditedAvailability = {
  readonly stockStatus: StockStatus;
  readonly hold: Hold | null;
  /** The day is YYYY-MM-DD; a car that is here has none. */
  readonly expectedOn: string | null;
};

/** Addresses are as the feed has them; one that somebody sent is the car's by being named. What the feed adds later stands behind. */
export type EditedPhotos = {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
};

export type EditValues = {
  /** A car that is not hidden has no edit. */
  readonly hidden: true;
  readonly availability: EditedAvailability;
  /** Null gives no price: shoppers are asked to call. */
  readonly salePriceCents: number | null;
  /** Null shows no comment. */
  readonly description: string | null;
  readonly features: readonly string[];
  readonly photos: EditedPhotos;
};

/** Values of the fields that somebody edited. */
export type Overrides = Partial<EditValues>;

export interface EditFieldRow<Field extends EditField> {
  /** Takes what a form or a program gives, cleans it, and answers null for what is no value of the field. */
  readonly read: (
    value: unknown,
  ) => { readonly value: EditValues[Field] } | null;
  readonly getFeedValue: (vehicle: Vehicle) => JsonValue;
  readonly permission: Permission;
  /** Nobody may edit it without saying why. */
  readonly isReasonAsked?: true;
}

const LOWEST_PRICE_CENTS = 100;
const HIGHEST_PRICE_CENTS = 1_000_000_000;
/** A feed may name a hundred of each kind, and the store's people send some besides. */
const MOST_PHOTOS = 400;
const LONGEST_ADDRESS = 2_048;

export const EDIT_TABLE: {
  readonly [Field in EditField]: EditFieldRow<Field>;
} = {
  hidden: {
    read: (value) => (value === true ? { value } : null),
    getFeedValue: () => false,
    permission: "vehicles",
  },
  availability: {
    read: readAvailability,
    getFeedValue: ({ stockStatus, hold, expectedOn }) => ({
      stockStatus,
      hold,
      expectedOn,
    }),
    permission: "vehicles",
  },
  salePriceCents: {
    read: (value) => (value === null || isPrice(value) ? { value } : null),
    getFeedValue: ({ salePriceCents }) => salePriceCents,
    permission: "vehicles.price",
    isReasonAsked: true,
  },
  description: {
    read: (value) =>
      value === null
        ? { value }
        : typeof value === "string"
          ? { value: cleanText(value) }
          : null,
    getFeedValue: ({ description }) => description,
    permission: "vehicles",
  },
  features: {
    read: (value) =>
      isTextList(value, Infinity)
        ? { value: parseFeatureNames(value.join("\n")) }
        : null,
    getFeedValue: ({ features }) => features,
    permission: "vehicles",
  },
  photos: {
    read: readPhotos,
    getFeedValue: ({ images }) => ({
      order: [...new Set(listPhotoAddresses(images))],
      hidden: [],
    }),
    permission: "vehicles",
  },
};

function isPrice(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    Number(value) >= LOWEST_PRICE_CENTS &&
    Number(value) <= HIGHEST_PRICE_CENTS
  );
}

function readAvailability(
  value: unknown,
): { readonly value: EditedAvailability } | null {
  if (!isRecord(value)) return null;
  const stockStatus = STOCK_STATUSES.find((it) => it === value["stockStatus"]);
  const said = value["hold"] ?? null;
  const hold = HOLDS.find((it) => it === said) ?? null;
  const day = value["expectedOn"] ?? null;
  if (stockStatus === undefined || hold !== said) return null;
  if (day !== null && !isDay(day)) return null;
  const expectedOn = isComing({ stockStatus }) ? day : null;
  return { value: { stockStatus, hold, expectedOn } };
}

function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value))
    return false;
  const ms = Date.parse(`${value}T00:00:00Z`);
  // The engine takes February 30 for a day of March.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(value);
}

function readPhotos(value: unknown): { readonly value: EditedPhotos } | null {
  if (!isRecord(value)) return null;
  const { order, hidden } = value;
  if (!isTextList(order, MOST_PHOTOS) || !isTextList(hidden, MOST_PHOTOS))
    return null;
  return {
    value: { order: [...new Set(order)], hidden: [...new Set(hidden)] },
  };
}

function isTextList(value: unknown, most: number): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length <= most &&
    value.every((it) => typeof it === "string" && it.length <= LONGEST_ADDRESS)
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
