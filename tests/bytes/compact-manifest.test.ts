import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";

const BUILD = join(import.meta.dirname, "..", "..", "build");
const ASSETS = join(BUILD, "client", "assets");

interface Manifest {
  readonly entry: unknown;
  readonly url: string;
  readonly version: string;
  readonly routes: Readonly<
    Record<string, { readonly path?: string; readonly imports: string[] }>
  >;
}

const name = readdirSync(ASSETS).find((it) => /^manifest-\w+\.js$/.test(it));
const script = readFileSync(join(ASSETS, name ?? ""), "utf8");

/** As a browser reads it. */
function spelledOut(): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {};
  runInNewContext(script, { window });
  const manifest = window.__reactRouterManifest;
  if (manifest === undefined) throw new Error("The script set no manifest.");
  // What another realm made equals nothing of this one.
  return JSON.parse(JSON.stringify(manifest)) as Manifest;
}

test("the browser's list of routes says of each page what the server's says, and leaves out interfaces", async () => {
  const server: { readonly default?: unknown; readonly assets: Manifest } =
    await import(join(BUILD, "server", "index.js"));
  const { routes, ...rest } = server.assets;
  const short = spelledOut();
  expect(short).toMatchObject(JSON.parse(JSON.stringify(rest)) as object);
  const pages = Object.entries(routes).filter(
    ([, { path }]) => !path?.startsWith("api/"),
  );
  expect(Object.keys(short.routes)).toEqual(pages.map(([id]) => id));
  expect(pages.length).toBeLessThan(Object.keys(routes).length);
  for (const [id, { imports, ...route }] of pages) {
    const { imports: named = [], ...said } = short.routes[id] ?? {};
    expect(said).toEqual(JSON.parse(JSON.stringify(route)));
    expect(imports).toEqual(expect.arrayContaining(named));
  }
});
