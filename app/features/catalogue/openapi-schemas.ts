import {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  TRANSMISSIONS,
} from "#app/domain/vehicle/vehicle.ts";

const text = { type: "string" } as const;
const nullableText = { type: ["string", "null"] } as const;
const integer = { type: "integer" } as const;
const nullableInteger = { type: ["integer", "null"] } as const;
const arrayOf = (items: object) => ({ type: "array", items });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const nullableEnum = (values: readonly string[]) => ({
  type: ["string", "null"],
  enum: [...values, null],
});
const object = (properties: object, required = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});

const FACTS = {
  vin: text,
  stockNumber: nullableText,
  storeId: text,
  condition: { type: "string", enum: CONDITIONS },
  year: integer,
  make: text,
  model: text,
  trim: nullableText,
  bodystyle: { type: "string", enum: BODY_STYLES },
  drivetrain: nullableEnum(DRIVETRAINS),
  transmission: nullableEnum(TRANSMISSIONS),
  fuelType: nullableEnum(FUEL_TYPES),
  exteriorColor: nullableText,
  exteriorColorFamily: nullableEnum(COLOR_FAMILIES),
  interiorColorFamily: nullableEnum(COLOR_FAMILIES),
  miles: nullableInteger,
  listedOn: { type: "string", format: "date" },
  price: ref("Price"),
  url: { type: "string", format: "uri" },
};

export const VEHICLE_SCHEMAS = {
  Price: {
    oneOf: [
      object({
        state: { const: "shown" },
        totalCents: integer,
        totalDollars: integer,
        lines: arrayOf(
          object({
            kind: {
              type: "string",
              enum: ["vehicle", "add-on", "document-fee"],
            },
            name: nullableText,
            cents: integer,
          }),
        ),
        excludedDocumentFeeCents: nullableInteger,
        oldTotalDollars: nullableInteger,
        dropDollars: integer,
      }),
      object({ state: { const: "on-request" } }),
      object({ state: { const: "locked" } }),
    ],
  },
  ListedVehicle: object(FACTS),
  Vehicle: object(
    {
      ...FACTS,
      doors: nullableInteger,
      transmissionText: nullableText,
      engine: nullableText,
      mpgCity: nullableInteger,
      mpgHighway: nullableInteger,
      interiorColor: nullableText,
      features: arrayOf(text),
      featureKeys: arrayOf(text),
      description: nullableText,
      images: object({
        imageCustomBg: arrayOf(text),
        previewImage: nullableText,
        additionalImages: arrayOf(text),
        evoxImages: arrayOf(text),
      }),
      location: {
        ...object({
          city: nullableText,
          state: nullableText,
          zip: { type: ["string", "null"], pattern: "^\\d{5}$" },
        }),
        type: ["object", "null"],
        description: "Where the feed says that the vehicle stands.",
      },
    },
    Object.keys(FACTS),
  ),
};

const counts = arrayOf(object({ value: text, count: integer }));
const payments = {
  ...object({
    terms: object({
      down: object(
        {
          unit: { type: "string", enum: ["dollars", "percent"] },
          dollars: integer,
          percent: { type: "number" },
        },
        ["unit"],
      ),
      tradeEquityDollars: integer,
      creditScore: integer,
      termMonths: integer,
    }),
    counts: arrayOf(object({ max: integer, count: integer })),
  }),
  description:
    "How many vehicles are estimated to cost at most so many dollars a month by the store's default terms. No counts while prices are locked.",
};

const facets = {
  conditions: counts,
  filters: { type: "object", additionalProperties: counts },
  ranges: {
    type: "object",
    description: "No price while prices are locked.",
    additionalProperties: object({
      bounds: { type: ["object", "null"] },
      histogramStart: integer,
      histogramStep: integer,
      histogram: arrayOf(integer),
    }),
  },
  payments,
};

export const FACET_SCHEMAS = {
  VehicleList: object({
    version: integer,
    total: integer,
    page: integer,
    pageCount: integer,
    pageSize: integer,
    vehicles: arrayOf(ref("ListedVehicle")),
    ...facets,
  }),
  Filters: object({ version: integer, total: integer, ...facets }),
  Sitemap: object({
    total: integer,
    vehicles: arrayOf(
      object({
        vin: text,
        url: text,
        listedOn: text,
        lastmod: {
          ...nullableText,
          description: "Null while the vehicle's price is locked.",
        },
      }),
    ),
  }),
  SitemapSource: arrayOf(
    object(
      {
        loc: { type: "string", format: "uri" },
        lastmod: {
          ...text,
          description: "Day or instant of the last change, where it is known.",
        },
        images: arrayOf(object({ loc: { type: "string", format: "uri" } })),
      },
      ["loc"],
    ),
  ),
  Store: { type: "object" },
  Offers: object({
    total: integer,
    areLocked: { type: "boolean" },
    offers: arrayOf({ type: "object" }),
  }),
  Forms: { type: "object" },
  Faults: object({
    message: text,
    faults: arrayOf(object({ parameter: text, message: text })),
  }),
};
