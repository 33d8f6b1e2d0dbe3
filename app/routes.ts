import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The URL table, in the order of spec §2. */
export default [
  index("routes/home.tsx"),
  route("used-vehicle/:type/:slug/:vin", "routes/vehicle.tsx", {
    id: "used-vehicle",
  }),
  route("new-vehicle/:type/:slug/:vin", "routes/vehicle.tsx", {
    id: "new-vehicle",
  }),
  route("certified-vehicle/:type/:slug/:vin", "routes/vehicle.tsx", {
    id: "certified-vehicle",
  }),
  route(
    "search-vehicles/:condition?/:filterKey?/:filterValue?/:filterValue2?",
    "routes/inventory-list.tsx",
  ),
  route("store-selection", "routes/store-selection.ts"),
  route("api/catalogue/v1/openapi.json", "routes/api/catalogue-openapi.ts"),
  route(
    "api/catalogue/v1/store-group/:storeGroup/website/*",
    "routes/api/catalogue.ts",
    {
      id: "group-catalogue",
    },
  ),
  route(
    "api/catalogue/v1/stores/:storeId/website/*",
    "routes/api/catalogue.ts",
    {
      id: "store-catalogue",
    },
  ),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
