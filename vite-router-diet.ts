import type { Plugin } from "vite";

/** What the edits were written for: another release must be read before it is edited. */
const RELEASE = "react-router v8.4.0";

/** Functions of the router for what this site does not use or does itself, and how each now begins and ends. */
const CUT_SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The whole route table comes with the first page (react-router.config.ts): no route is discovered later.
  "/lib/dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "return false;",
    getPartialManifest: "return manifest;",
    getPatchRoutesOnNavigationFunction: "return;",
    useFogOFWarDiscovery: "return;",
  },
  "/lib/router/router.js": { patchRoutesImpl: "return;" },
  // A page whose script cannot be had breaks like any other: the site's own boundary fetches it as a document, and
  // not again and again (app/site/shell/fresh-document.ts). The router would reload the page that is left.
  "/lib/dom/ssr/routeModules.js": {
    loadRouteModule:
      "try{return routeModulesCache[route.id]??=await import(/* @vite-ignore */route.module)}catch(error){return{default(){throw error},clientAction(){throw error}}}",
  },
  // No page but the root has links of its own; fetching their modules ahead is done by address.
  "/lib/dom/ssr/links.js": { getKeyedPrefetchLinks: "return [];" },
  // Every page comes from a server.
  "/lib/dom/ssr/single-fetch.js": { nonSsrStrategy: "return {};" },
  "/lib/dom/ssr/fallback.js": {
    RemixRootDefaultHydrateFallback: "return null;",
  },
  // The root has a boundary; this is for when that fails, and shows no stack.
  "/lib/dom/ssr/errorBoundaries.js": {
    RemixRootDefaultErrorBoundary:
      'return React$1.createElement("html",{lang:"en"},React$1.createElement("body",null,React$1.createElement("a",{href:""},"Something went wrong. Load this page again.")));',
  },
  // Nothing watches the router from outside.
  "/lib/router/instrumentation.js": {
    consumeInstrumentationClientResultMetaReceiver: "return;",
    getRouteInstrumentationUpdates: "return {};",
    instrumentClientSideRouter: "return router;",
  },
  // No server components.
  "/lib/hooks.js": { RSCErrorHandler: "return children;" },
  "/lib/dom/ssr/components.js": { RSCPrefetchPageLinksImpl: "return null;" },
};

/** A part of a page that cannot be had breaks when it is used; else the router would show an empty page. */
const REWORDED: Readonly<Record<string, readonly [string, string]>> = {
  "/lib/dom/ssr/routes.js": [
    "await clientActionPromise;",
    "await clientActionPromise.catch((error) => ({ clientAction() { throw error } }));",
  ],
};

/** `Link`, `Form` and their kind: nothing uses them, but a bundler cannot know that making them changes nothing. */
const COMPONENTS = "/lib/dom/lib.js";
const MADE = / = (?=React\$1\.forwardRef\()/g;
/** For tools of developers. */
const NAMED = /^\w+\.displayName = "\w+";$/gm;

/** Leaves out of the browser's scripts what the router has for other sites (docs/decisions/0007). */
export function routerDiet(): Plugin {
  return {
    name: "forecourt:router-diet",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\// },
      handler(code, id) {
        const path = id.slice(id.indexOf("/lib/"));
        const cuts = CUT_SHORT[path];
        const rewording = REWORDED[path];
        if (!cuts && !rewording && path !== COMPONENTS) return null;
        if (!code.includes(RELEASE))
          this.error(`${path} is no longer of ${RELEASE}.`);
        const edited = rewording
          ? reworded(code, rewording)
          : cuts
            ? cutShort(code, cuts)
            : withoutComponents(code);
        if (edited === null)
          this.error(`${path} lacks something that was there before.`);
        return { code: edited, map: null };
      },
    },
  };
}

function withoutComponents(code: string): string {
  return code.replaceAll(NAMED, "").replaceAll(MADE, " = /* @__PURE__ */ ");
}

function reworded(
  code: string,
  [before, after]: readonly [string, string],
): string | null {
  return code.includes(before) ? code.replace(before, () => after) : null;
}

function cutShort(
  code: string,
  cuts: Readonly<Record<string, string>>,
): string | null {
  let edited = code;
  for (const [name, ending] of Object.entries(cuts)) {
    const head = new RegExp(`^(?:async )?function ${name}\\(.*\\) \\{$`, "m");
    if (!head.test(edited)) return null;
    edited = edited.replace(head, (found) => `${found}${ending}`);
  }
  return edited;
}
