import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { rawRequest } from "#tests/attacks/raw-request.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Log } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { RequestTally } from "#app/adapters/metrics/request-tally.server.ts";
import { findShortcut } from "#app/adapters/http/answers/answer-shortcuts.server.ts";
import { PageCache } from "#app/adapters/http/page-cache/page-cache.server.ts";
import { type PageRenderer, createPageStep } from "./page-step.server.ts";
import { PostAllowance } from "#app/adapters/http/guards/post-allowance.server.ts";
import { createPostGuard } from "#app/adapters/http/guards/post-guard.server.ts";
import { BodyBudget } from "#app/adapters/http/requests/body-budget.server.ts";
import { createSiteHandler } from "#app/adapters/http/site-handler.server.ts";

const SILENT: Log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: () => {},
};

/** A server of this step alone; `version` stands for the inventory's. */
async function serve(
  render: () => ReturnType<PageRenderer["render"]>,
  state: { version: number; nowMs: number } = { version: 1, nowMs: 0 },
  readFacts: () => RequestFacts = () => STRANGER_FACTS,
  beginVisitor?: () => readonly string[],
  formerVersion: () => number | null = () => null,
) {
  const renderer = { render: vi.fn<PageRenderer["render"]>(render) };
  const cache = new PageCache(1_000_000);
  const step = createPageStep({
    renderer,
    cache,
    isPolicyOff: false,
    nowMs: () => state.nowMs,
    log: SILENT,
    readFacts,
    ...(beginVisitor !== undefined && { beginVisitor }),
    version: () => state.version,
    findCacheKey: ({ url, method }) =>
      method === "POST" ? null : `${state.version} ${url.pathname}`,
    findFormerCacheKey: ({ url }) =>
      formerVersion() === null ? null : `${formerVersion()} ${url.pathname}`,
  });
  let shortcutCount = 0;
  const handler = createSiteHandler({
    hosts: { names: [], isLocalhostTrusted: true },
    isForSearchEngines: true,
    trustedProxyCount: 0,
    origin: null,
    hasTls: false,
    health: async () => null,
    metrics: async () => null,
    requests: new RequestTally(() => {}),
    findShortcut: (incoming) => {
      const shortcut = findShortcut(incoming);
      const prepared =
        shortcut === null
          ? null
          : cache.findShortcut(shortcut, state.version, state.nowMs);
      if (prepared !== null) shortcutCount++;
      return prepared;
    },
    steps: [step],
    log: SILENT,
    failurePage: "<h1>Something went wrong</h1>",
    busyPage: "<h1>We are very busy</h1>",
    openUpload: () => null,
    readPosted: createPostGuard({
      trustedProxyCount: 0,
      allowance: new PostAllowance(),
      budget: new BodyBudget(),
      formTooLongPage: "<h1>This form is too long</h1>",
      busyPage: "<h1>We are very busy</h1>",
      tooManyPage: "<h1>Please wait</h1>",
    }),
  });
  const server = createServer((...both) => void handler(...both));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    renderer,
    cache,
    origin: `http://127.0.0.1:${port}`,
    countShortcuts: () => shortcutCount,
    fetch: (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${port}${path}`, init),
  };
}

const buildPage = (html: string, headers: HeadersInit = {}, status = 200) => ({
  response: new Response(null, { status, headers }),
  page: { html, inlineScripts: [] },
});

const isKept = async ({ cache }: { cache: PageCache }) => {
  await vi.waitFor(() => expect(cache.byteCount).toBeGreaterThan(0));
};

test("HEAD is asked as GET, and what it gave is kept for GET", async () => {
  const site = await serve(async () => buildPage("<p>one</p>"));
  const head = await site.fetch("/", { method: "HEAD" });
  await isKept(site);
  const get = await site.fetch("/");
  expect(await get.text()).toBe("<p>one</p>");
  expect(site.renderer.render).toHaveBeenCalledTimes(1);
  expect(site.renderer.render.mock.calls[0]?.[0].method).toBe("GET");
  for (const name of ["ETag", "Content-Security-Policy", "Cache-Control"])
    expect(head.headers.get(name)).toBe(get.headers.get(name));
});

test("no header of the client reaches the framework", async () => {
  const site = await serve(async () => buildPage("<p>one</p>"));
  await site.fetch("/", {
    headers: { "X-Forwarded-Host": "evil.example", Cookie: "a=b", "X-A": "1" },
  });
  const [request] = site.renderer.render.mock.calls[0] ?? expect.fail();
  expect([...request.headers]).toEqual([]);
});

test("a page made while the inventory changed is not kept", async () => {
  const state = { version: 1, nowMs: 0 };
  const site = await serve(async () => {
    state.version++;
    return buildPage(`<p>${state.version}</p>`);
  }, state);
  expect(await (await site.fetch("/")).text()).toBe("<p>2</p>");
  state.version = 1;
  expect(await (await site.fetch("/")).text()).toBe("<p>2</p>");
  expect(site.renderer.render).toHaveBeenCalledTimes(2);
  expect(site.cache.byteCount).toBe(0);
});

test("a hundred visitors who miss one page at the same time wait for one render", async () => {
  const site = await serve(async () => {
    await new Promise((done) => setTimeout(done, 50));
    return buildPage("<p>one</p>");
  });
  const all = await Promise.all(
    Array.from({ length: 100 }, () => site.fetch("/")),
  );
  for (const response of all) expect(await response.text()).toBe("<p>one</p>");
  expect(site.renderer.render).toHaveBeenCalledTimes(1);
});

test("while a new edition's first page is made, and for as long again, another is answered as it was", async () => {
  const state = { version: 1, nowMs: 0 };
  const renderMs = 40;
  let former: number | null = null;
  let letEnd = () => {};
  const site = await serve(
    async () => {
      const { version } = state;
      if (version === 2) await new Promise<void>((end) => (letEnd = end));
      return buildPage(`<p>edition ${version}</p>`);
    },
    state,
    () => STRANGER_FACTS,
    undefined,
    () => former,
  );
  const read = async (path: string) => (await site.fetch(path)).text();
  await read("/a");
  await read("/b");
  state.version = 2;
  former = 1;
  const first = read("/a");
  await vi.waitFor(() => expect(site.renderer.render).toBeCalledTimes(3));
  expect(await read("/b")).toBe("<p>edition 1</p>");
  state.nowMs += renderMs;
  letEnd();
  expect(await first).toBe("<p>edition 2</p>");
  expect(await read("/a")).toBe("<p>edition 2</p>");
  state.nowMs += renderMs - 1;
  expect(await read("/b")).toBe("<p>edition 1</p>");
  expect(site.renderer.render).toBeCalledTimes(3);
  state.nowMs += 1;
  const second = read("/b");
  await vi.waitFor(() => expect(site.renderer.render).toBeCalledTimes(4));
  letEnd();
  expect(await second).toBe("<p>edition 2</p>");
  expect(await read("/b")).toBe("<p>edition 2</p>");
});

test("once the time of former pages is over, a visitor waits for the new edition's", async () => {
  const state = { version: 1, nowMs: 0 };
  let letFirstEnd = () => {};
  const site = await serve(async () => {
    const { version } = state;
    if (version === 2 && site.renderer.render.mock.calls.length === 3)
      await new Promise<void>((end) => (letFirstEnd = end));
    return buildPage(`<p>edition ${version}</p>`);
  }, state);
  const read = async (path: string) => (await site.fetch(path)).text();
  await read("/a");
  await read("/b");
  state.version = 2;
  const first = read("/a");
  await vi.waitFor(() => expect(site.renderer.render).toBeCalledTimes(3));
  expect(await read("/b")).toBe("<p>edition 2</p>");
  letFirstEnd();
  expect(await first).toBe("<p>edition 2</p>");
});

test("visitors who wait for what is no page each get one of their own", async () => {
  const site = await serve(async () => {
    await new Promise((done) => setTimeout(done, 20));
    return { response: new Response("data"), page: null };
  });
  const all = await Promise.all(
    Array.from({ length: 10 }, () => site.fetch("/x.data")),
  );
  for (const response of all) expect(await response.text()).toBe("data");
});

test.each([
  ["sets a cookie", { "Set-Cookie": "flash=contactSuccess" }],
  ["calls itself private", { "Cache-Control": "private, no-cache" }],
])(
  "a page that %s is made for each visitor who asks, and not kept",
  async (_what, headers) => {
    let count = 0;
    const site = await serve(async () => {
      await new Promise((done) => setTimeout(done, 20));
      return buildPage(`<p>${++count}</p>`, headers);
    });
    const all = await Promise.all(
      Array.from({ length: 5 }, () => site.fetch("/")),
    );
    const texts = await Promise.all(all.map((it) => it.text()));
    expect(new Set(texts).size).toBe(5);
    expect(site.cache.byteCount).toBe(0);
  },
);

test("a render that failed is not waited for again", async () => {
  let count = 0;
  const site = await serve(async () => {
    if (count++ === 0) throw new Error("broken once");
    return buildPage("<p>one</p>");
  });
  expect((await site.fetch("/")).status).toBe(500);
  expect((await site.fetch("/")).status).toBe(200);
});

test("a page asked for in the same words is sent without reading them, until the inventory or the minute changes", async () => {
  const state = { version: 1, nowMs: 0 };
  let count = 0;
  const site = await serve(async () => buildPage(`<p>${++count}</p>`), state);
  await site.fetch("/");
  await isKept(site);
  const kept = await site.fetch("/");
  const again = await site.fetch("/");
  expect(await again.text()).toBe("<p>1</p>");
  for (const name of ["ETag", "Content-Security-Policy", "Vary"])
    expect(again.headers.get(name)).toBe(kept.headers.get(name));
  expect((await site.fetch("/", { headers: { Cookie: "a=1" } })).status).toBe(
    200,
  );
  state.version++;
  expect(await (await site.fetch("/")).text()).toBe("<p>2</p>");
  await vi.waitFor(async () => {
    state.nowMs += 60_000;
    expect(await (await site.fetch("/")).text()).not.toBe("<p>2</p>");
  });
});

test("a page that sets cookies keeps all of them and is itself not kept", async () => {
  const headers = new Headers();
  headers.append("Set-Cookie", "flash=contactSuccess");
  headers.append("Set-Cookie", "leadSent=true");
  const site = await serve(async () => buildPage("<p>one</p>", headers));
  const response = await site.fetch("/");
  expect(response.headers.getSetCookie()).toEqual([
    "flash=contactSuccess",
    "leadSent=true",
  ]);
  await site.fetch("/");
  expect(site.renderer.render).toHaveBeenCalledTimes(2);
});

test.each([404, 410])("a page of status %i is not kept", async (status) => {
  const site = await serve(async () => buildPage("<p>gone</p>", {}, status));
  const response = await site.fetch("/");
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(response.headers.get("ETag")).toBeNull();
  await site.fetch("/");
  expect(site.renderer.render).toHaveBeenCalledTimes(2);
});

test("a 304 names no encoding and no type", async () => {
  const site = await serve(async () => buildPage(`<p>${"a".repeat(2000)}</p>`));
  const first = await site.fetch("/");
  const again = await site.fetch("/", {
    headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get("Content-Encoding")).toBeNull();
  expect(again.headers.get("Content-Type")).toBeNull();
  expect(again.headers.get("Cache-Control")).toContain("s-maxage");
});

test("a form's answer is never a 304", async () => {
  const site = await serve(async () => buildPage("<p>one</p>"));
  const headers = { "If-None-Match": "*" };
  const response = await site.fetch("/", { method: "POST", headers });
  expect(response.status).toBe(200);
});

test("when the framework gives up, a visitor reads the page of last resort", async () => {
  const site = await serve(async () => ({
    response: new Response(null, { status: 500 }),
    page: null,
  }));
  const response = await site.fetch("/", { headers: { Accept: "text/html" } });
  expect(response.status).toBe(500);
  expect(await response.text()).toContain("Something went wrong");
});

test("data is compressed, and several cookies stay several", async () => {
  const headers = new Headers({ "Content-Type": "text/x-script" });
  headers.append("Set-Cookie", "flash=contactSuccess");
  headers.append("Set-Cookie", "leadSent=true");
  const text = "data ".repeat(1000);
  const site = await serve(async () => ({
    response: new Response(text, { headers }),
    page: null,
  }));
  const response = await site.fetch("/x.data", {
    headers: { "Accept-Encoding": "gzip" },
  });
  expect(response.headers.get("Content-Encoding")).toBe("gzip");
  expect(response.headers.getSetCookie()).toEqual([
    "flash=contactSuccess",
    "leadSent=true",
  ]);
  expect(await response.text()).toBe(text);
});

test("a form longer than any of ours is refused and a crossing one, too", async () => {
  const site = await serve(async () => buildPage("<p>one</p>"));
  const long = { method: "POST", body: "a".repeat(3_000_000) };
  const refusal = await site.fetch("/", long);
  expect(refusal.status).toBe(413);
  expect(await refusal.text()).toContain("<h1>This form is too long</h1>");
  const chunked = {
    method: "POST",
    body: new Blob(["a".repeat(3_000_000)]).stream(),
    duplex: "half",
  };
  expect((await site.fetch("/", chunked)).status).toBe(413);
  const foreign = {
    method: "POST",
    headers: { Origin: "https://evil.example" },
  };
  expect((await site.fetch("/", foreign)).status).toBe(403);
  expect(site.renderer.render).not.toHaveBeenCalled();
});

test("a request with two hosts is refused, and finds no page that is kept for one of them", async () => {
  const site = await serve(async () => buildPage("<p>one</p>"));
  const { host } = new URL(site.origin);
  const one = await rawRequest(site.origin, "/", { headers: { Host: host } });
  expect(one.text).toBe("<p>one</p>");
  await isKept(site);
  // The answer itself is kept once the page is compressed.
  await expect
    .poll(async () => {
      await rawRequest(site.origin, "/", { headers: { Host: host } });
      return site.countShortcuts();
    })
    .toBeGreaterThan(0);
  const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
  socket.write(
    `GET / HTTP/1.1\r\nHost: ${host}\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`,
  );
  const heard = Buffer.concat(await socket.toArray()).toString();
  expect(heard).toMatch(/^HTTP\/1\.1 421 /);
  expect(heard).not.toContain("<p>one</p>");
});

test("the absolute form of a request is answered, and its host is the one that counts", async () => {
  const site = await serve(async () => buildPage("<p>one</p>"));
  const { host } = new URL(site.origin);
  const ask = (target: string, header: string) =>
    rawRequest(site.origin, target, { headers: { Host: header } });
  const good = await ask(`http://${host}/contact-us`, "elsewhere.example");
  expect([good.status, good.text]).toEqual([200, "<p>one</p>"]);
  const [request] = site.renderer.render.mock.calls[0] ?? expect.fail();
  expect(new URL(request.url).pathname).toBe("/contact-us");
  expect((await ask("http://elsewhere.example/", host)).status).toBe(421);
});

test("a page for which there are no descriptors left is answered 503, with a time to come again", async () => {
  const site = await serve(async () => {
    throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
  });
  const answer = await site.fetch("/");
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([
    503,
    "30",
  ]);
  expect(await answer.text()).toBe("<h1>We are very busy</h1>");
});

test("the hundred and first page of a crawl is answered while others are compressed", async () => {
  let count = 0;
  const site = await serve(async () =>
    buildPage(`<p>${++count}</p>`.repeat(5000)),
  );
  const all = await Promise.all(
    Array.from({ length: 101 }, (_, at) => site.fetch(`/${at}`)),
  );
  expect(all.every(({ status }) => status === 200)).toBe(true);
});

const BOLD_FACTS: RequestFacts = {
  ...STRANGER_FACTS,
  experiments: {
    assignments: [{ experiment: "first-words", variant: "bold" }],
    isCounted: true,
    isNewVisitor: false,
  },
};
const NEW_FACTS: RequestFacts = {
  ...BOLD_FACTS,
  experiments: { ...BOLD_FACTS.experiments, isNewVisitor: true },
};

test("while an experiment runs no shared cache may keep a page, and ours still does", async () => {
  const site = await serve(
    async () => buildPage("<p>one</p>"),
    undefined,
    () => BOLD_FACTS,
  );
  const first = await site.fetch("/");
  await isKept(site);
  const second = await site.fetch("/");
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(second.headers.get("Cache-Control")).toBe("private, no-cache");
  expect(site.renderer.render).toHaveBeenCalledTimes(1);
});

test("each new visitor gets an id of their own with the page that all of them share", async () => {
  let count = 0;
  const site = await serve(
    async () => buildPage("<p>one</p>"),
    undefined,
    () => NEW_FACTS,
    () => [`visitor=${++count}; Path=/`],
  );
  const cookies: string[] = [];
  for (let at = 0; at < 4; at++) {
    const answer = await site.fetch("/");
    expect(await answer.text()).toBe("<p>one</p>");
    cookies.push(...answer.headers.getSetCookie());
    await isKept(site);
  }
  expect(cookies).toEqual([1, 2, 3, 4].map((it) => `visitor=${it}; Path=/`));
  expect(site.renderer.render).toHaveBeenCalledTimes(1);
  // Such a request looks like the next new visitor's.
  expect(site.countShortcuts()).toBe(0);
});

test("what a route lets shared caches keep is private for whoever sees a variant", async () => {
  const site = await serve(
    async () => ({
      response: new Response("[]", {
        headers: { "Cache-Control": "public, max-age=60" },
      }),
      page: null,
    }),
    undefined,
    () => BOLD_FACTS,
  );
  const { headers } = await site.fetch("/site.webmanifest");
  expect(headers.get("Cache-Control")).toBe("private, no-cache");
});

test("a cookie that the storage gate does not know reaches no browser, and its page no other visitor", async () => {
  const headers = new Headers({ "Set-Cookie": "seen=1; Path=/" });
  const site = await serve(async () => buildPage("<p>one</p>", headers));
  const response = await site.fetch("/");
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(site.cache.byteCount).toBe(0);
});
