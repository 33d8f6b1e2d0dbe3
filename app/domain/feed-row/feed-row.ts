import { CELL_FIELDS } from "#app/domain/vehicle/vehicle-fields.ts";

/** A feed's row can say these things, whatever its columns are called. */
export const FEED_FIELDS = [
  "vin",
  "year",
  "make",
  "model",
  "trim",
  "title",
  "condition",
  "certified",
  "availability",
  "expiresOn",
  "titleStatus",
  "bodystyle",
  "drivetrain",
  "transmission",
  "fuelType",
  "engine",
  "engineCylinders",
  "engineDisplacement",
  "exteriorColor",
  "interiorColor",
  "mileage",
  "mileageUnit",
  "kilometers",
  "price",
  "internetPrice",
  "msrp",
  "currency",
  "description",
  "features",
  "photos",
  "customBackgroundPhotos",
  "stockPhotos",
  "listedOn",
  "inServiceOn",
  "daysInStock",
  "city",
  "state",
  "zip",
  "address",
  ...CELL_FIELDS,
] as const;
export type FeedField = (typeof FEED_FIELDS)[number];

/** Cells are as the feed wrote them; several cells of a list field are joined by "|". */
export type FeedRow = Readonly<Partial<Record<FeedField, string>>>;
