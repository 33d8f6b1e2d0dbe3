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
import type { SearchAddressRules } from "#app/domain/search-address/search-check.ts";
import { MOST_TABLE_FILTERS } from "./catalogue-query.ts";
import { FACET_SCHEMAS, VEHICLE_SCHEMAS } from "./openapi-schemas.ts";

export function buildCatalogueOpenApi(
  siteUrl: string,
  storeGroupId: string,
  rules: SearchAddressRules,
) {
  const filters = listFilterParameters(rules);
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
    ].map((path) => buildServer(siteUrl, path, storeGroupId, rules)),
    paths: {
      "/vehicles": buildCall("Vehicles, 24 a page", "VehicleList", [
        ...filters,
        ...listPagingParameters(rules),
      ]),
      "/vehicles/{vin}": buildCall("One vehicle for sale", "Vehicle", [
        buildPathParameter("vin", {
          type: "string",
          pattern: "^[A-HJ-NPR-Z0-9]{17}$",
        }),
      ]),
      "/vehicles/sitemap": buildCall(
        "Addresses of all vehicles",
        "Sitemap",
        filters,
      ),
      "/filters": buildCall("Counts and ranges alone", "Filters", filters),
      "/offers": buildCall("Promotions that run now", "Offers"),
      "/forms": buildCall("Topics and consent text of the forms", "Forms"),
      "/store": buildCall("Contacts, hours and places", "Store"),
      "/api/___sitemaps___/{source}": {
        servers: [{ url: siteUrl }],
        ...buildCall(
          "Addresses of a sitemap, as a stranger may see them",
          "SitemapSource",
          [
            buildPathParameter("source", {
              type: "string",
              enum: ["filters", "vehicles", "offers"],
            }),
          ],
        ),
      },
    },
    components: { schemas: { ...VEHICLE_SCHEMAS, ...FACET_SCHEMAS } },
  };
}

function buildServer(
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

function buildCall(
  summary: string,
  schema: string,
  parameters?: readonly object[],
) {
  const responses = buildResponses(schema);
  return { get: { summary, ...(parameters && { parameters }), responses } };
}

function buildPathParameter(name: string, schema: object) {
  return { name, in: "path", required: true, schema };
}

function listFilterParameters(rules: SearchAddressRules) {
  const text = { type: "string" };
  return [
    buildQueryParameter("condition", {
      type: "string",
      enum: ["all", ...rules.conditionsSold],
    }),
    ...VALUE_KEYS.map((key) =>
      buildQueryParameter(
        key,
        text,
        isConjunctive(key)
          ? "Several values, separated by commas, must all hold."
          : "Several values, separated by commas, are alternatives.",
      ),
    ),
    ...RANGE_KEYS.flatMap((key) =>
      getRangeFacet(key).ends.map((end) =>
        buildQueryParameter(
          `${key}_${end}`,
          { type: "integer", minimum: 0 },
          isMeasuredKey(key) ? undefined : PAYMENT_DESCRIPTION,
        ),
      ),
    ),
    buildQueryParameter(
      "q",
      { ...text, maxLength: 100 },
      "Keywords; every one must match.",
    ),
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

/** Each field has the modes that it can be compared by, as in `filter[year]=gte:2019` (Spec §5). */
const TABLE_FILTER = {
  ...buildQueryParameter(
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

const listPagingParameters = ({ sortKeys }: SearchAddressRules) => [
  buildQueryParameter("sort", { type: "string", enum: sortKeys }),
  buildQueryParameter("page", { type: "integer", minimum: 1, default: 1 }),
];

function buildQueryParameter(
  name: string,
  schema: object,
  description?: string,
) {
  return { name, in: "query", schema, ...(description && { description }) };
}

function buildResponses(schema: string) {
  const buildContent = (name: string) => ({
    "application/json": { schema: { $ref: `#/components/schemas/${name}` } },
  });
  return {
    200: {
      description: "The answer, with an ETag",
      headers: { ETag: { schema: { type: "string" } } },
      content: buildContent(schema),
    },
    304: { description: "Unchanged since the ETag sent in If-None-Match" },
    400: {
      description: "A parameter is wrong; it is named",
      content: buildContent("Faults"),
    },
    404: { description: "No such store, vehicle or resource" },
  };
}
