import { once } from "node:events";
import { get, type IncomingHttpHeaders } from "node:http";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { printPattern } from "#app/domain/address/language-pattern.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { getVehicleAddress } from "#app/domain/address/vehicle-address.ts";
import { getPayloadAddress } from "#app/domain/delivery/delivery.ts";
import ROUTES from "#app/routes.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

async function fetchText(path: string, init?: RequestInit): Promise<string> {
  return (await site.fetch(path, init)).text();
}

/** Files that a page brings. */
async function listAssets(path: string): Promise<readonly string[]> {
  const html = await fetchText(path);
  return [...new Set(html.match(/\/assets\/[\w.-]+/g))];
}

describe("Spec §7: build manifests", () => {
  const fetchBuildId = async (of: TestSite) =>
    (await (await of.fetch("/builds/latest.json")).json()).id;

  test("the latest build is told anew each time, by the id that pages run by", async () => {
    const answer = await site.fetch("/builds/latest.json");
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    const { id } = await answer.json();
    expect(id).toMatch(/^[\w-]{6,}$/);
    const list = `/assets/manifest-${id}.js`;
    expect(await listAssets("/")).toContain(list);
    expect(await fetchText(list)).toContain(`"version":"${id}"`);
    const again = await site.fetch("/builds/latest.json", {
      headers: { "If-None-Match": answer.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  test("two servers of one build tell the same id", async () => {
    const other = await startTestSite({ profile: "used-only" });
    onTestFinished(other.stop);
    expect(await fetchBuildId(other)).toBe(await fetchBuildId(site));
  });

  test("a build's own file is kept for ever and holds its route rules", async () => {
    const id = await fetchBuildId(site);
    const answer = await site.fetch(`/builds/meta/${id}.json`);
    expect(answer.headers.get("Cache-Control")).toBe(
      "public, max-age=8640000, immutable",
    );
    expect(await answer.json()).toEqual({
      id,
      routeRules: { "/*": "document" },
    });
  });

  test.each([
    "/builds/meta/0.json",
    "/builds/",
    "/builds/meta/..%2Flatest.json",
  ])("%s is no build", async (path) => {
    const answer = await site.fetch(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await answer.json()).error.status).toBe(404);
  });
});

describe("Spec §7: {route}/_payload.json", () => {
  const LIST = "/search-vehicles/used-inventory";
  const fetchPayload = async (page: string, init?: RequestInit) => {
    const answer = await site.fetch(getPayloadAddress(page), init);
    return { answer, text: await answer.text() };
  };

  test("every page of the route table answers its data as JSON, and leads on where the page does", async () => {
    const { vehicle } = site.vehicles[0] ?? expect.fail("no vehicles");
    const paths = new Set(
      ROUTES.flatMap(({ path = "" }) =>
        LANGUAGES.map((it) => `/${printPattern(path, it)}`),
      ).filter((it) => !/[:*]|\/api\//.test(it)),
    );
    expect(paths.size).toBeGreaterThan(60);
    for (const path of [...paths, LIST, getVehicleAddress(vehicle)]) {
      const page = await site.fetch(path, { headers: { Accept: "text/html" } });
      const html = await page.text();
      const { answer, text } = await fetchPayload(path);
      const isPage = html.startsWith("<!DOCTYPE html>");
      expect([path, answer.status]).toEqual([
        path,
        isPage ? page.status : expect.any(Number),
      ]);
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      if (answer.status !== 200) continue;
      expect(answer.headers.get("Content-Type")).toBe("application/json");
      expect(JSON.parse(text).data.root.name).toBe("Prairie Auto Group");
      expect(Object.keys(JSON.parse(text).data)).toHaveLength(2);
    }
  });

  test("the data of a page whose address ends with a VIN or a name is there as well", async () => {
    const { vehicle } = site.vehicles[0] ?? expect.fail("no vehicles");
    for (const path of [
      `/ask-about-vehicle/${vehicle.vin}`,
      "/special-offers/sales",
      "/shopping-guides/most-for-your-car",
    ])
      for (const asked of [`${path}.data`, getPayloadAddress(path)]) {
        const answer = await site.fetch(asked);
        await answer.text();
        expect([asked, answer.status]).toEqual([asked, 200]);
      }
  });

  test("it is what the page itself brings", async () => {
    const { data } = JSON.parse((await fetchPayload(LIST)).text);
    const brought = await fetchText(`${LIST}.data`);
    const [, list] = Object.values<object>(data);
    // The page packs it into one string, which its data holds as a string once more.
    expect(brought).toContain(
      JSON.stringify(JSON.stringify(list)).slice(1, -1),
    );
  });

  test("a stranger's is shared and validated as the page is, and a visitor's own is stored nowhere", async () => {
    const shared = (await fetchPayload(LIST)).answer.headers;
    const page = (await site.fetch(LIST)).headers;
    for (const name of ["Cache-Control", "Vary"])
      expect(shared.get(name)).toBe(page.get(name));
    const etag = shared.get("ETag") ?? "";
    const again = await fetchPayload(LIST, {
      headers: { "If-None-Match": etag },
    });
    expect(again.answer.status).toBe(304);
    const own = { headers: { Cookie: visitorCookie(ANN) } };
    for (const { answer } of [
      await fetchPayload(LIST, own),
      await fetchPayload("/contact-us"),
      await fetchPayload("/your-details", own),
    ]) {
      expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      expect(answer.headers.get("ETag")).toBeNull();
    }
  });

  test("an address that leads elsewhere leads to the payload there", async () => {
    const { answer } = await fetchPayload(
      "/search-vehicles?price_max=20000&gclid=x",
    );
    expect(answer.status).toBe(301);
    expect(answer.headers.get("Location")).toMatch(
      /^\/search-vehicles\/all-inventory\/price\/max\/20000\/_payload\.json/,
    );
  });

  test.each([
    "/no/such/page",
    `${LIST}/wheels/4`,
    "/api/cards",
    "/api/catalogue/v1/openapi.json",
    "/x/_payload.json",
  ])("%s has none: 404 as JSON", async (path) => {
    const { answer, text } = await fetchPayload(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toBe("application/json");
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(JSON.parse(text).error).toMatchObject({ status: 404 });
  });

  test("nothing is sent to it", async () => {
    const { answer } = await fetchPayload("/contact-us", {
      method: "POST",
      body: new URLSearchParams({ a: "1" }),
    });
    expect(answer.status).toBe(405);
  });

  test("a toast that waits for its page is neither told nor used up by it", async () => {
    const { answer, text } = await fetchPayload("/", {
      headers: { Cookie: "flash=contactSuccess" },
    });
    expect(answer.status).toBe(200);
    expect(JSON.parse(text).data.root.flash).toBeNull();
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });
});

describe("Spec §9: static assets", () => {
  test("every file that a page brings is kept for 8640000 s under a name that its content gave it, typed and compressed", async () => {
    const files = await listAssets("/search-vehicles/used-inventory");
    expect(files.length).toBeGreaterThan(8);
    for (const path of files) {
      expect(path).toMatch(/-[\w-]{8}\.(js|css|woff2)$/);
      const answer = await site.fetch(path, {
        headers: { "Accept-Encoding": "br" },
      });
      const bytes = (await answer.arrayBuffer()).byteLength;
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Cache-Control")).toBe(
        "public, max-age=8640000, immutable",
      );
      expect(answer.headers.get("Content-Type")).toMatch(
        /javascript|css|font\/woff2/,
      );
      if (bytes > 512 && !path.endsWith(".woff2"))
        expect([path, answer.headers.get("Content-Encoding")]).toEqual([
          path,
          "br",
        ]);
    }
  });

  test.each(["br", "gzip"])(
    "a script comes as %s to who asks for it",
    async (encoding) => {
      const script = (await listAssets("/")).find((it) =>
        it.includes("framework"),
      );
      const answer = await site.fetch(script ?? expect.fail("no script"), {
        headers: { "Accept-Encoding": encoding },
      });
      await answer.arrayBuffer();
      expect(answer.headers.get("Content-Encoding")).toBe(encoding);
      expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    },
  );

  test("a file that is not there is told so shortly, and nobody remembers it", async () => {
    for (const path of [
      "/assets/framework-00000000.js",
      "/assets/",
      "/assets/x/../y.js",
    ]) {
      const answer = await site.fetch(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect((await answer.text()).length).toBeLessThan(100);
    }
  });

  test("no source map, no compressed twin and no list of a folder is served", async () => {
    const files = await listAssets("/");
    for (const path of [
      ...files.map((it) => `${it}.map`),
      ...files.map((it) => `${it}.br`),
      "/assets",
      "/builds",
      "/img",
    ])
      expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
    for (const path of files.filter((it) => /\.(js|css)$/.test(it)))
      expect(await fetchText(path)).not.toContain("sourceMappingURL");
  });
});

describe("Spec §2: redirects of 2010 to 2025", () => {
  test.each([
    "/2010",
    "/2025/",
    "/2017/05/a-post?utm=x",
    "/2019//evil.example",
    "/2020/https://evil.example",
    "/2011/%0d%0aSet-Cookie:x=1",
    "/2016/_payload.json",
    "/2013/a%00b",
    "/2018/?next=https://evil.example",
    "/2015/@evil.example",
  ])(
    "%s leads to auto financing or cannot be read, and nowhere else",
    async (path) => {
      const { status, headers } = await askRaw(site, path);
      if (/%0d|%00/.test(path)) return expect(status).toBe(400);
      expect(status).toBe(301);
      expect(headers.location).toBe("/auto-financing");
      expect(headers["set-cookie"]).toBeUndefined();
    },
  );

  test.each([
    "//2015/x",
    "/2014/../../x",
    "/2012/%2e%2e/%2f%2fevil.example",
    "/2015%2Fx",
    "/%32015",
    "/2026/x",
    "/x/2015",
    "/.//2015",
  ])("%s never leads to another site", async (path) => {
    const { headers } = await askRaw(site, path);
    expect(headers.location ?? "/").toMatch(/^\/(?!\/)/);
  });
});

/** As a browser would not: the path goes out as it stands here. */
async function askRaw(
  { origin }: TestSite,
  path: string,
): Promise<{
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
}> {
  const { hostname, port } = new URL(origin);
  const [answer] = await once(
    get({ hostname, port, path, agent: false }),
    "response",
  );
  answer.resume();
  return { status: answer.statusCode, headers: answer.headers };
}
