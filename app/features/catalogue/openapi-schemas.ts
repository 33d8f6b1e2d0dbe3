import {
  getFieldRow,
  LISTED_FIELDS,
  PLAIN_FIELDS,
  type PlainField,
} from "#app/domain/vehicle/vehicle-fields.ts";
import { UNANSWERED } from "#app/site/vehicles/gated/gated-search.ts";

const text = { type: "string" } as const;
const nullableText = { type: ["string", "null"] } as const;
const integer = { type: "integer" } as const;
const nullableInteger = { type: ["integer", "null"] } as const;
const buildArraySchema = (items: object) => ({ type: "array", items });
const buildSchemaRef = (name: string) => ({
  $ref: `#/components/schemas/${name}`,
});
const buildObjectSchema = (
  properties: object,
  required = Object.keys(properties),
) => ({ type: "object", properties, required });

const SCHEMAS = {
  code: { type: "string" },
  text: { type: "string" },
  value: { type: "string" },
  number: { type: "integer" },
  day: { type: "string", format: "date" },
} as const;

function plainSchemas(fields: readonly PlainField[]) {
  const entries = fields.flatMap((field) => {
    const { type, values, isRequired } = getFieldRow(field);
    if (type === "cents") return [];
    const schema = SCHEMAS[type];
    const schemaOrNull = isRequired
      ? schema
      : { ...schema, type: [schema.type, "null"] };
    if (values === undefined) return [[field, schemaOrNull] as const];
    const known = isRequired ? values : [...values, null];
    return [[field, { ...schemaOrNull, enum: known }] as const];
  });
  return Object.fromEntries(entries);
}

const FACTS = {
  ...plainSchemas(LISTED_FIELDS),
  price: buildSchemaRef("Price"),
  url: { type: "string", format: "uri" },
};

export const VEHICLE_SCHEMAS = {
  Price: {
    oneOf: [
      buildObjectSchema({
        state: { const: "shown" },
        totalCents: integer,
        totalDollars: integer,
        lines: buildArraySchema(
          buildObjectSchema({
            kind: {
              type: "string",
              enum: ["vehicle", "add-on", "document-fee"],
            },
            name: nullableText,
            cents: integer,
          }),
        ),
        excludedDocumentFeeCents: nullableInteger,
        oldTotalCents: nullableInteger,
        oldTotalDollars: nullableInteger,
        dropCents: integer,
        dropDollars: integer,
      }),
      buildObjectSchema({ state: { const: "on-request" } }),
      buildObjectSchema({ state: { const: "locked" } }),
    ],
  },
  ListedVehicle: buildObjectSchema(FACTS),
  Vehicle: buildObjectSchema(
    {
      ...FACTS,
      ...plainSchemas(PLAIN_FIELDS),
      features: buildArraySchema(text),
      featureKeys: buildArraySchema(text),
      images: buildObjectSchema({
        imageCustomBg: buildArraySchema(text),
        previewImage: nullableText,
        additionalImages: buildArraySchema(text),
        evoxImages: buildArraySchema(text),
      }),
      location: {
        ...buildObjectSchema({
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

const counts = buildArraySchema(
  buildObjectSchema({ value: text, count: integer }),
);
const payments = {
  ...buildObjectSchema({
    terms: buildObjectSchema({
      down: buildObjectSchema(
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
    counts: buildArraySchema(
      buildObjectSchema({ max: integer, count: integer }),
    ),
  }),
  description:
    "How many vehicles are estimated to cost at most so many dollars a month by the store's default terms. No counts while prices are locked.",
};

const facets = {
  unanswered: {
    ...buildArraySchema({ type: "string", enum: UNANSWERED }),
    description:
      "What this call asked for and did not get, because prices are locked: deals by price, an order by price, or a range finer than the public bands.",
  },
  conditions: counts,
  filters: { type: "object", additionalProperties: counts },
  ranges: {
    type: "object",
    description: "No price while prices are locked.",
    additionalProperties: buildObjectSchema({
      bounds: { type: ["object", "null"] },
      histogramStart: integer,
      histogramStep: integer,
      histogram: {
        ...buildArraySchema(integer),
        description: "The last bar also holds what lies beyond it.",
      },
    }),
  },
  payments,
};

export const FACET_SCHEMAS = {
  VehicleList: buildObjectSchema({
    version: integer,
    total: integer,
    page: integer,
    pageCount: integer,
    pageSize: integer,
    vehicles: buildArraySchema(buildSchemaRef("ListedVehicle")),
    ...facets,
  }),
  Filters: buildObjectSchema({ version: integer, total: integer, ...facets }),
  Sitemap: buildObjectSchema({
    total: integer,
    vehicles: buildArraySchema(
      buildObjectSchema({
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
  SitemapSource: buildArraySchema(
    buildObjectSchema(
      {
        loc: { type: "string", format: "uri" },
        lastmod: {
          ...text,
          description: "Day or instant of the last change, where it is known.",
        },
        images: buildArraySchema(
          buildObjectSchema({ loc: { type: "string", format: "uri" } }),
        ),
      },
      ["loc"],
    ),
  ),
  Store: { type: "object" },
  Offers: buildObjectSchema({
    total: integer,
    areLocked: { type: "boolean" },
    offers: buildArraySchema({ type: "object" }),
  }),
  Forms: { type: "object" },
  Faults: buildObjectSchema({
    message: text,
    faults: buildArraySchema(
      buildObjectSchema({ parameter: text, message: text }),
    ),
  }),
};
