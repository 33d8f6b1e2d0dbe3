import { expect, test, vi } from "vitest";
import type { RouteRules } from "#app/domain/delivery/delivery.ts";
import { comesAsDocument, findNewerBuild } from "./newer-build.ts";

const LATEST = "/builds/latest.json";

function reader(files: Readonly<Record<string, unknown>>) {
  const warn = vi.fn<(what: string, error: unknown) => void>();
  return {
    warn,
    async fetchJson(address: string) {
      if (!Object.hasOwn(files, address)) throw new Error("404");
      return files[address];
    },
  };
}

test("Spec §7: the same build is no news", async () => {
  const build = reader({ [LATEST]: { id: "a" } });
  expect(await findNewerBuild("a", build)).toBeNull();
  expect(build.warn).not.toHaveBeenCalled();
});

test("Spec §7: another build brings its route rules", async () => {
  const routeRules = { "/*": "document" };
  const files = {
    [LATEST]: { id: "b" },
    "/builds/meta/b.json": { id: "b", routeRules },
  };
  expect(await findNewerBuild("a", reader(files))).toEqual(routeRules);
});

test.each([
  ["nothing", {}],
  ["no object", { [LATEST]: null }],
  ["no id", { [LATEST]: {} }],
])(
  "Spec §8: a build manifest that answers with %s is logged, and changes nothing",
  async (_what, files) => {
    const build = reader(files);
    expect(await findNewerBuild("a", build)).toBeNull();
    expect(build.warn).toHaveBeenCalledOnce();
  },
);

test("Spec §8: a new build without its rules is logged, and its pages come as documents", async () => {
  const build = reader({ [LATEST]: { id: "b" } });
  const rules = await findNewerBuild("a", build);
  expect(build.warn).toHaveBeenCalledOnce();
  expect(comesAsDocument("/", rules ?? expect.fail(), build.warn)).toBe(true);
});

test("Spec §8: a rule that cannot be matched is logged, and the page comes as a document", () => {
  const warn = vi.fn<(what: string, error: unknown) => void>();
  const broken: RouteRules = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error("unreadable");
      },
    },
  );
  expect(comesAsDocument("/contact-us", broken, warn)).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});
