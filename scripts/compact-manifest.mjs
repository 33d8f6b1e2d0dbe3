// The browser's list of routes, written short: it is part of every page and grows with every route.
const HEAD = "window.__reactRouterManifest=";
const FLAGS = [
  "hasAction",
  "hasLoader",
  "hasClientAction",
  "hasClientLoader",
  "hasClientMiddleware",
  "hasDefaultExport",
  "hasErrorBoundary",
];

/** Files of their own that few routes have. */
const PARTS = [
  "clientActionModule",
  "clientLoaderModule",
  "clientMiddlewareModule",
  "hydrateFallbackModule",
];

/**
 * The same manifest as a script that spells it out: files by their place in one list, flags as bits. Gives back what
 * it does not know.
 */
export function compactManifest(script) {
  const match = /^window\.__reactRouterManifest=(\{.*\});?\s*$/s.exec(script);
  if (match === null) return script;
  const { entry, routes, ...rest } = JSON.parse(match[1]);
  // What every page has loaded need not be named again.
  const loaded = new Set([
    ...entry.imports,
    ...routes.root.imports,
    routes.root.module,
  ]);
  const files = [];
  const place = (file) => {
    const at = files.indexOf(file);
    return at >= 0 ? at : files.push(file) - 1;
  };
  const rows = Object.entries(routes)
    // Nobody navigates to an interface.
    .filter(([, { path }]) => !path?.startsWith("api/"))
    .map(([id, route]) => rowOf(id, route));
  if (rows.includes(null)) return script;
  const assets = files.map((file) => file.replace(/^\/assets\//, ""));
  return [
    `{let f=${JSON.stringify(assets)}.map(n=>"/assets/"+n),`,
    `b=${JSON.stringify(FLAGS)},`,
    `q=${JSON.stringify(PARTS)},`,
    `w=a=>a.map(n=>f[n]),`,
    `r={};`,
    `for(let[i,p,h,x,g,m,s,c,a]of ${JSON.stringify(rows)})`,
    `r[i]={id:i,...p&&{parentId:p},...h!=null&&{path:h},...x&&{index:!0},`,
    `...Object.fromEntries(b.map((k,n)=>[k,!!(g>>n&1)])),`,
    `module:f[m],imports:w(s),css:w(c),...Object.fromEntries(a.map(([k,n])=>[q[k],f[n]]))};`,
    `${HEAD}{entry:${JSON.stringify(entry)},routes:r,...${JSON.stringify(rest)}}}`,
  ].join("");

  /** Null for a route with something that is not known here. */
  function rowOf(id, { parentId, path, index, module, imports, css, ...rest }) {
    const { id: own, ...named } = rest;
    const names = Object.keys(named);
    if (own !== id || !names.every((it) => [...FLAGS, ...PARTS].includes(it)))
      return null;
    return [
      id,
      parentId ?? 0,
      path ?? null,
      index ? 1 : 0,
      FLAGS.reduce((bits, flag, at) => bits + (named[flag] ? 1 << at : 0), 0),
      place(module),
      imports.filter((it) => id === "root" || !loaded.has(it)).map(place),
      css.map(place),
      PARTS.flatMap((part, at) =>
        named[part] === undefined ? [] : [[at, place(named[part])]],
      ),
    ];
  }
}
