import {
  isConjunctive,
  isMeasuredKey,
  getRangeFacet,
  RANGE_KEYS,
  VALUE_KEYS,
} from "#app/domain/inventory/facets.ts";
import {
  type FieldKind,
  MODES_OF,
  TABLE_FIELDS,
} from "#app/domain/inventory/table-filter.ts";
import type { SearchAddressRules } from "#app/domain/search-address/search-address-rules.ts";
import { MOST_TABLE_FILTERS } from "./catalogue-query.ts";
import { FACET_SCHEMAS, VEHICLE_SCHEMAS } from "./openapi-schemas.ts";

/** The catalogue described for programs: OpenAPI 3.1. */
export function catalogueOpenApi(
  siteUrl: string,
  storeGroupId: string,
  rules: SearchAddressRules,
) {
  return {
    openapi: "3.1.0",
    info: {
      title: "Forecourt catalogue",
      version: "1",
      description:
        "The inventory as the website shows it: same filters, counts, prices and gate.",
    },
    servers: [
      "/store-group/{storeGroup}/website",
      "/stores/{storeId}/website",
    ].map((path) => serverOf(siteUrl, path, storeGroupId, rules)),
    paths: {
      "/vehicles": searchCall(
        "Vehicles, 24 a page",
        rules,
        "VehicleList",
        true,
      ),
      "/vehicles/{vin}": vehicleCall,
      "/vehicles/sitemap": searchCall(
        "Addresses of all vehicles",
        rules,
        "Sitemap",
        false,
      ),
      "/filters": searchCall(
        "Counts and ranges alone",
        rules,
        "Filters",
        false,
      ),
      "/offers": {
        get: {
          summary: "Promotions that run now",
          responses: answers("Offers"),
        },
      },
      "/forms": {
        get: {
          summary: "Topics and consent text of the forms",
          responses: answers("Forms"),
        },
      },
      "/store": {
        get: {
          summary: "Contacts, hours and places",
          responses: answers("Store"),
        },
      },
      "/api/___sitemaps___/{source}": {
        servers: [{ url: siteUrl }],
        get: {
          summary: "Addresses of a sitemap, as a stranger may see them",
          parameters: [
            {
              name: "source",
              in: "path",
              required: true,
              schema: {
                type: "string",
                enum: ["filters", "vehicles", "offers"],
              },
            },
          ],
          responses: answers("SitemapSource"),
        },
      },
    },
    components: { schemas: { ...VEHICLE_SCHEMAS, ...FACET_SCHEMAS } },
  };
}

function serverOf(
  siteUrl: string,
  path: string,
  storeGroupId: string,
  { storeIds }: SearchAddressRules,
) {
  const isGroup = path.includes("{storeGroup}");
  return {
    url: `${siteUrl}/api/catalogue/v1${path}`,
    description: isGroup ? "All stores" : "One store",
    variables: isGroup
      ? { storeGroup: { default: storeGroupId, enum: [storeGroupId] } }
      : { storeId: { default: storeIds[0], enum: storeIds } },
  };
}

const vehicleCall = {
  get: {
    summary: "One vehicle for sale",
    parameters: [
      {
        name: "vin",
        in: "path",
        required: true,
        schema: { type: "string", pattern: "^[A-HJ-NPR-Z0-9]{17}$" },
      },
    ],
    responses: answers("Vehicle"),
  },
};

function searchCall(
  summary: string,
  rules: SearchAddressRules,
  schema: string,
  hasPages: boolean,
) {
  return {
    get: {
      summary,
      parameters: [
        ...filterParameters(rules),
        ...(hasPages ? PAGING(rules) : []),
      ],
      responses: answers(schema),
    },
  };
}

function filterParameters(rules: SearchAddressRules) {
  const text = { type: "string" };
  return [
    query("condition", {
      type: "string",
      enum: ["all", ...rules.conditionsSold],
    }),
    ...VALUE_KEYS.map((key) =>
      query(
        key,
        text,
        isConjunctive(key)
          ? "Several values, separated by commas, must all hold."
          : "Several values, separated by commas, are alternatives.",
      ),
    ),
    ...RANGE_KEYS.flatMap((key) =>
      getRangeFacet(key).ends.map((end) =>
        query(
          `${key}_${end}`,
          { type: "integer", minimum: 0 },
          isMeasuredKey(key) ? undefined : PAYMENT_DESCRIPTION,
        ),
      ),
    ),
    query("q", { ...text, maxLength: 100 }, "Keywords; every one must match."),
    TABLE_FILTER,
  ];
}

const PAYMENT_DESCRIPTION =
  "Dollars a month by the store's default terms; while prices are locked, the public price bands wholly under it.";

const VALUE_PATTERNS: Record<FieldKind, string> = {
  text: ".{1,100}",
  number: "\\d{1,9}",
  date: "\\d{4}-\\d{2}-\\d{2}",
};

/** `filter[year]=gte:2019`: each field with the modes that it can be compared by. Spec §5. */
const TABLE_FILTER = {
  ...query(
    "filter",
    {
      type: "object",
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(TABLE_FIELDS).map(([field, kind]) => [
          field,
          {
            type: "string",
            pattern: `^(${MODES_OF[kind].join("|")}):${VALUE_PATTERNS[kind]}$`,
          },
        ]),
      ),
    },
    `Table filters as filter[field]=mode:value, up to ${MOST_TABLE_FILTERS}; all of them must hold, and a field may be given several times. Texts are compared without regard to letter case and accents. What is not known equals and contains nothing. A price is in whole dollars of the advertised total; a filter on it finds no vehicle whose price is locked.`,
  ),
  style: "deepObject",
  explode: true,
};

const PAGING = ({ sortKeys }: SearchAddressRules) => [
  query("sort", { type: "string", enum: sortKeys }),
  query("page", { type: "integer", minimum: 1, default: 1 }),
];

function query(name: string, schema: object, description?: string) {
  return { name, in: "query", schema, ...(description && { description }) };
}

function answers(schema: string) {
  const content = (name: string) => ({
    "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
  });
  return {
    200: {
      description: "The answer, with an ETag",
      headers: { ETag: { schema: { type: "string" } } },
      content: content(schema),
    },
    304: { description: "Unchanged since the ETag sent in If-None-Match" },
    400: {
      description: "A parameter is wrong; it is named",
      content: content("Faults"),
    },
    404: { description: "No such store, vehicle or resource" },
  };
}
