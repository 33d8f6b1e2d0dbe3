import type { Plugin } from "vite";

/** What the edits were written for: another release must be read before it is edited. */
const RELEASE = "react-router v8.4.0";

/** Functions of the router for what this site does not use, and how each now begins and ends. */
const CUT_SHORT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The whole route table comes with the first page (react-router.config.ts): no route is discovered later.
  "/lib/dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "return false;",
    getPartialManifest: "return manifest;",
    getPatchRoutesOnNavigationFunction: "return;",
    useFogOFWarDiscovery: "return;",
  },
  "/lib/router/router.js": { patchRoutesImpl: "return;" },
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
        if (cuts === undefined && path !== COMPONENTS) return null;
        if (!code.includes(RELEASE))
          this.error(`${path} is no longer of ${RELEASE}.`);
        const edited =
          cuts === undefined
            ? code.replaceAll(NAMED, "").replaceAll(MADE, " = /* @__PURE__ */ ")
            : cutShort(code, cuts);
        if (edited === null)
          this.error(`${path} lacks a function that was there before.`);
        return { code: edited, map: null };
      },
    },
  };
}

function cutShort(
  code: string,
  cuts: Readonly<Record<string, string>>,
): string | null {
  let edited = code;
  for (const [name, ending] of Object.entries(cuts)) {
    const head = new RegExp(`^function ${name}\\(.*\\) \\{$`, "m");
    if (!head.test(edited)) return null;
    edited = edited.replace(head, (found) => `${found}${ending}`);
  }
  return edited;
}
