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
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { MOST_TABLE_FILTERS } from "./catalogue-query.ts";
import { FACET_SCHEMAS, VEHICLE_SCHEMAS } from "./openapi-schemas.ts";

type Described = Pick<StoreProfile, "storeGroup" | "site">;

/** Clean by the recommended rules of Redocly and Spectral, which a test holds as far as it can without them. */
export function buildCatalogueOpenApi(
  siteUrl: string,
  { storeGroup, site }: Described,
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
      contact: { name: site.name, url: siteUrl },
      license: {
        name: "All rights reserved by the dealership",
        identifier: "LicenseRef-All-Rights-Reserved",
      },
    },
    // Anybody may ask; what a visitor unlocked comes with their cookie, as on the pages.
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => {
      return { name, description };
    }),
    servers: [
      "/store-group/{storeGroup}/website",
      "/stores/{storeId}/website",
    ].map((path) => buildServer(siteUrl, path, storeGroup.id, rules)),
    paths: {
      "/vehicles": buildCall({
        operationId: "listVehicles",
        tag: "Inventory",
        summary: "Vehicles, 24 a page",
        description:
          "Vehicles that a search finds, a page of them in its order, with the counts and ranges of every filter.",
        schema: "VehicleList",
        parameters: [...filters, ...listPagingParameters(rules)],
      }),
      "/vehicles/{vin}": buildCall({
        operationId: "getVehicle",
        tag: "Inventory",
        summary: "One vehicle for sale",
        description:
          "All that the vehicle's page says of it. One that is hidden, sold or was never here is 404 alike.",
        schema: "Vehicle",
        parameters: [
          buildPathParameter("vin", {
            type: "string",
            pattern: "^[A-HJ-NPR-Z0-9]{17}$",
          }),
        ],
      }),
      "/vehicles/sitemap": buildCall({
        operationId: "listVehicleAddresses",
        tag: "Inventory",
        summary: "Addresses of all vehicles",
        description:
          "The page of every vehicle that a search finds, with the day of its last change.",
        schema: "Sitemap",
        parameters: filters,
      }),
      "/filters": buildCall({
        operationId: "getFilters",
        tag: "Inventory",
        summary: "Counts and ranges alone",
        description:
          "How many vehicles each value of each filter would leave, without the vehicles.",
        schema: "Filters",
        parameters: filters,
      }),
      "/offers": buildCall({
        operationId: "listOffers",
        tag: "Dealership",
        summary: "Promotions that run now",
        description:
          "Promotions of the store, as far as they are unlocked for whoever asks.",
        schema: "Offers",
      }),
      "/forms": buildCall({
        operationId: "getForms",
        tag: "Dealership",
        summary: "Topics and consent text of the forms",
        description:
          "What the contact form offers as topics, and the text that a sender consents to.",
        schema: "Forms",
      }),
      "/store": buildCall({
        operationId: "getStore",
        tag: "Dealership",
        summary: "Contacts, hours and places",
        description: "How, when and where the dealership is reached.",
        schema: "Store",
      }),
      "/api/___sitemaps___/{source}": {
        servers: [{ url: siteUrl, description: "The website" }],
        ...buildCall({
          operationId: "listSitemapSource",
          tag: "Sitemaps",
          summary: "Addresses of a sitemap, as a stranger may see them",
          description: "One of the sources that the sitemap is made of.",
          schema: "SitemapSource",
          parameters: [
            buildPathParameter("source", {
              type: "string",
              enum: ["filters", "vehicles", "offers"],
            }),
          ],
        }),
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

const TAGS = {
  Inventory: "Vehicles for sale, and how many a search finds.",
  Dealership: "What the stores are, offer and ask.",
  Sitemaps: "What search engines are told.",
} as const;

interface Call {
  /** Generated clients name their functions after it. */
  readonly operationId: string;
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  readonly description: string;
  /** This is the answer's schema among the components. */
  readonly schema: string;
  readonly parameters?: readonly object[];
}

function buildCall({ tag, schema, parameters, ...said }: Call) {
  return {
    get: {
      ...said,
      tags: [tag],
      ...(parameters && { parameters }),
      responses: buildResponses(schema),
    },
  };
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

const listPagingParameters = ({
  sortKeys,
  defaultSort,
}: SearchAddressRules) => [
  buildQueryParameter(
    "sort",
    { type: "string", enum: sortKeys, default: defaultSort },
    "While prices are locked, no order follows from them.",
  ),
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
