import { useLayoutEffect } from "react";
import {
  type DataRouter,
  UNSAFE_createClientRoutes as createClientRoutes,
  type UNSAFE_AssetsManifest as RouteList,
  type UNSAFE_RouteModules as RouteModules,
} from "react-router";
import { printPattern } from "#app/domain/address/language-pattern.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";

declare global {
  interface Window {
    /** Two that the framework's document brings, and one that its router leaves. */
    readonly __reactRouterManifest: RouteList;
    readonly __reactRouterRouteModules: RouteModules;
    readonly __reactRouterDataRouter: DataRouter;
  }
}

let addLaterRoutes = () => {};

/**
 * The router makes a pattern of every route, twice and in one go, before a page comes alive. It is given those of the
 * page alone; the rest follow in a moment of their own, before anybody can ask for one. Another language comes as a
 * document.
 */
export function holdLaterRoutes(language: Language): void {
  const list = window.__reactRouterManifest;
  const modules = window.__reactRouterRouteModules;
  const later: RouteList["routes"] = {};
  const own: RouteList["routes"] = {};
  for (const [id, route] of Object.entries(list.routes))
    (id in modules ? own : later)[id] = route && {
      ...route,
      path: printPattern(route.path ?? "", language),
    };
  list.routes = own;
  addLaterRoutes = () => {
    addLaterRoutes = () => {};
    Object.assign(own, later);
    window.__reactRouterDataRouter.patchRoutes(
      "root",
      createClientRoutes(later, modules, null, true, false, "root"),
    );
  };
}

/** The framework tells of its router in the middle of the rendering that makes it. */
export const WHEN_ROUTER_IS_MADE = {
  router: () => void setTimeout(() => addLaterRoutes()),
};

/** Stands before the router's element, whose effects are the first to follow a link, so that none comes too soon. */
export function LaterRoutes(): null {
  useLayoutEffect(() => addLaterRoutes(), []);
  return null;
}
