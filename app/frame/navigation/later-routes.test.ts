import {
  createMemoryRouter,
  type DataRouter,
  type UNSAFE_AssetsManifest as RouteList,
} from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdLaterRoutes, WHEN_ROUTER_IS_MADE } from "./later-routes.tsx";

const ROUTES = {
  root: { path: "" },
  home: { parentId: "root", path: "es?/" },
  contact: { parentId: "root", path: "es?/contact-us" },
  vehicle: { parentId: "root", path: "es?/used-vehicle/:vin" },
};

let list: RouteList;

beforeEach(() => {
  vi.useFakeTimers();
  list = {
    routes: Object.fromEntries(
      Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route }]),
    ),
  } as unknown as RouteList;
  vi.stubGlobal("window", {
    __reactRouterManifest: list,
    __reactRouterRouteModules: { root: {}, home: {} },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the framework makes it: of the routes that the list has by then. */
function makeRouter(): DataRouter {
  const { root, ...pages } = list.routes;
  const router = createMemoryRouter([
    {
      id: root?.id,
      path: "",
      children: Object.values(pages).map((page) => ({
        id: page?.id,
        path: page?.path,
      })),
    } as Parameters<typeof createMemoryRouter>[0][number],
  ]);
  Object.assign(window, { __reactRouterDataRouter: router });
  WHEN_ROUTER_IS_MADE.router();
  return router;
}

function findRoute(router: DataRouter, address: string): string | undefined {
  return router.match(address)?.at(-1)?.route.id;
}

test("a page comes alive with its own routes alone", () => {
  holdLaterRoutes("en");
  expect(Object.keys(list.routes)).toEqual(["root", "home"]);
  const router = makeRouter();
  expect(findRoute(router, "/")).toBe("home");
  expect(findRoute(router, "/contact-us")).toBeUndefined();
});

test("every other route is there a moment after the router is made, in its list too", () => {
  holdLaterRoutes("en");
  const router = makeRouter();
  vi.runAllTimers();
  expect(Object.keys(list.routes).toSorted()).toEqual(
    Object.keys(ROUTES).toSorted(),
  );
  expect(findRoute(router, "/contact-us")).toBe("contact");
  expect(findRoute(router, "/used-vehicle/4T1B11HK5KU123456")).toBe("vehicle");
});

test("routes are added once", () => {
  holdLaterRoutes("en");
  const router = makeRouter();
  const patch = vi.spyOn(router, "patchRoutes");
  WHEN_ROUTER_IS_MADE.router();
  vi.runAllTimers();
  expect(patch).toHaveBeenCalledTimes(1);
});

test.each([
  ["en", "/contact-us", "/es/contact-us"],
  ["es", "/es/contact-us", "/contact-us"],
] as const)(
  "a page in %s knows the addresses of its language alone",
  (language, own, other) => {
    holdLaterRoutes(language);
    const router = makeRouter();
    vi.runAllTimers();
    expect(findRoute(router, own)).toBe("contact");
    expect(findRoute(router, other)).toBeUndefined();
  },
);
