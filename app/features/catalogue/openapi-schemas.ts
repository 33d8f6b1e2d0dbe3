import {
  getFieldRow,
  LISTED_FIELDS,
  PLAIN_FIELDS,
  type PlainField,
} from "#app/domain/vehicle/vehicle-fields.ts";

const text = { type: "string" } as const;
const nullableText = { type: ["string", "null"] } as const;
const integer = { type: "integer" } as const;
const nullableInteger = { type: ["integer", "null"] } as const;
const arrayOf = (items: object) => ({ type: "array", items });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, required = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});

const SCHEMAS = {
  code: { type: "string" },
  text: { type: "string" },
  value: { type: "string" },
  number: { type: "integer" },
  day: { type: "string", format: "date" },
} as const;

/** Prices are told as `price` alone. */
function plainSchemas(fields: readonly PlainField[]) {
  const entries = fields.flatMap((field) => {
    const { type, values, isOptional } = getFieldRow(field);
    if (type === "cents") return [];
    const schema = SCHEMAS[type];
    const schemaOrNull = isOptional
      ? { ...schema, type: [schema.type, "null"] }
      : schema;
    if (values === undefined) return [[field, schemaOrNull] as const];
    const known = isOptional ? [...values, null] : values;
    return [[field, { ...schemaOrNull, enum: known }] as const];
  });
  return Object.fromEntries(entries);
}

const FACTS = {
  ...plainSchemas(LISTED_FIELDS),
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
      ...plainSchemas(PLAIN_FIELDS),
      features: arrayOf(text),
      featureKeys: arrayOf(text),
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
