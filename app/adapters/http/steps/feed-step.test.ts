import { createServer, get, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { VehicleFeeds } from "#app/ports/inventory-ports.ts";
import type { Exchange } from "#app/adapters/http/requests/exchange.server.ts";
import type { FeedsAccess } from "#app/adapters/config/environment.server.ts";
import { createFeedStep } from "./feed-step.server.ts";

const PATH = "/feeds/aurora/google-vehicle-listings.tsv";
const TOKEN = "a-token-of-some-length";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface StartOptions {
  readonly access?: FeedsAccess;
  readonly write?: VehicleFeeds["write"];
  readonly lookMs?: number;
}

async function* twoPieces() {
  yield "head\n";
  yield "row\n";
}

/** A server of the step alone; what it passes on is answered with 418. */
async function start({
  access = { kind: "public" },
  write = (storeId) => (storeId === "aurora" ? twoPieces() : null),
  lookMs = 5_000,
}: StartOptions = {}) {
  const logged: string[] = [];
  const note = (event: string, fields?: Record<string, unknown>) => {
    logged.push(`${event} ${JSON.stringify(fields)}`);
  };
  let version = 1;
  const step = createFeedStep({
    feeds: { write },
    access,
    inventory: {
      readVersion: async () => version,
      readLastImportAtMs: async () => Date.UTC(2026, 10, 20, 8),
    },
    readProfile: () => ({
      contentHash: "p1",
      sinceMs: Date.UTC(2026, 10, 19),
    }),
    siteUrl: "https://dealer.example",
    lookMs,
    log: { debug: note, info: note, warn: note, error: note },
  });
  const server = createServer((incoming, outgoing) => {
    const { method } = incoming;
    if (method !== "GET" && method !== "HEAD" && method !== "POST") return;
    const url = new URL(incoming.url ?? "/", "http://localhost");
    const cookies = new Map<string, string>();
    const exchange: Exchange = {
      incoming,
      outgoing,
      url,
      method,
      form: null,
      cookies,
      hasTls: false,
    };
    void Promise.resolve(step(exchange)).then((isDone) => {
      if (!isDone) outgoing.writeHead(418).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port =
    typeof address === "object" && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    logged,
    fetch: (path = PATH, init?: RequestInit) => fetch(origin + path, init),
    changeInventory: () => {
      version += 1;
    },
  };
}

test("a file comes whole, for no index and no cache", async () => {
  const site = await start();
  const answer = await site.fetch();
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe("head\nrow\n");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/tab-separated-values; charset=utf-8",
    "cache-control": "private, no-cache",
    "x-robots-tag": "noindex, nofollow",
    "last-modified": "Fri, 20 Nov 2026 08:00:00 GMT",
  });
});

test("who has the version already gets 304, until the inventory changes", async () => {
  const site = await start();
  const tag = (await site.fetch()).headers.get("ETag") ?? "";
  const again = () => site.fetch(PATH, { headers: { "If-None-Match": tag } });
  expect((await again()).status).toBe(304);
  site.changeInventory();
  expect((await again()).status).toBe(200);
});

test("every file has a tag of its own", async () => {
  const site = await start();
  const tags = await Promise.all(
    ["google-vehicle-listings.csv", "meta-automotive-inventory.xml"].map(
      async (name) =>
        (await site.fetch(`/feeds/aurora/${name}`)).headers.get("ETag"),
    ),
  );
  expect(new Set(tags).size).toBe(2);
});

test("HEAD gets the headers alone, and writes no file", async () => {
  let written = 0;
  const site = await start({
    write: async function* () {
      written += 1;
      yield* twoPieces();
    },
  });
  const head = await site.fetch(PATH, { method: "HEAD" });
  expect([head.status, head.headers.get("ETag")?.slice(0, 3)]).toEqual([
    200,
    'W/"',
  ]);
  expect(written).toBe(0);
});

test("gzip is sent to who accepts it, and a .gz is the packed file itself", async () => {
  const site = await start();
  const asked = await rawGet(site.origin + PATH, "gzip");
  expect(asked.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(asked.bytes).toString()).toBe("head\nrow\n");
  const packed = await rawGet(`${site.origin}${PATH}.gz`, "identity");
  expect(packed.headers["content-encoding"]).toBeUndefined();
  expect(packed.headers["content-type"]).toBe("application/gzip");
  expect(gunzipSync(packed.bytes).toString()).toBe("head\nrow\n");
});

test.each([
  ["turned off", { kind: "off" }, PATH],
  ["of another store", { kind: "public" }, PATH.replace("aurora", "nowhere")],
  ["with a token nobody asked for", { kind: "public" }, withToken(TOKEN)],
  [
    "with a wrong token",
    { kind: "token", token: TOKEN },
    withToken(`${TOKEN}x`),
  ],
] as const)(
  "a feed %s is left to the page that is not there",
  async (_name, access, path) => {
    const site = await start({ access });
    expect((await site.fetch(path)).status).toBe(418);
    expect((await site.fetch(path, { method: "HEAD" })).status).toBe(418);
  },
);

test("a form is never taken for a fetch", async () => {
  const site = await start();
  expect((await site.fetch(PATH, { method: "POST" })).status).toBe(418);
});

test("the token opens a feed in the path, and as the password of any user", async () => {
  const site = await start({ access: { kind: "token", token: TOKEN } });
  expect((await site.fetch(withToken(TOKEN))).status).toBe(200);
  expect((await site.fetch(PATH, basic(`meta:${TOKEN}`))).status).toBe(200);
});

test.each([
  ["nothing", {}],
  ["a wrong password", basic("meta:wrong")],
  ["the token as the user", basic(`${TOKEN}:`)],
  ["no basic authorization", { headers: { Authorization: `Bearer ${TOKEN}` } }],
])(
  "a feed with a token asks whoever brings %s for it, whatever the store",
  async (_name, init) => {
    const site = await start({ access: { kind: "token", token: TOKEN } });
    for (const path of [PATH, PATH.replace("aurora", "nowhere")]) {
      const answer = await site.fetch(path, init);
      expect([answer.status, answer.headers.get("WWW-Authenticate")]).toEqual([
        401,
        'Basic realm="feeds", charset="UTF-8"',
      ]);
      expect(await answer.text()).not.toContain("head");
    }
  },
);

test("a file that breaks off ends its connection before its end, and the log has no token", async () => {
  const site = await start({
    access: { kind: "token", token: TOKEN },
    write: async function* () {
      yield "head\n";
      throw new Error("the database left");
    },
  });
  await expect(
    site.fetch(withToken(TOKEN)).then((answer) => answer.text()),
  ).rejects.toThrow();
  await expect.poll(() => site.logged.join()).toContain("the database left");
  expect(site.logged.join()).not.toContain(TOKEN);
});

test("four are served at once; the next one is asked to come again, and may when one is done", async () => {
  const release = Promise.withResolvers<void>();
  const site = await start({
    write: async function* () {
      yield "head\n";
      await release.promise;
    },
  });
  const running = await Promise.all(
    Array.from({ length: 4 }, () => site.fetch()),
  );
  const fifth = await site.fetch();
  expect([fifth.status, fifth.headers.get("Retry-After")]).toEqual([503, "60"]);
  release.resolve();
  await Promise.all(running.map((it) => it.text()));
  await expect.poll(async () => (await site.fetch()).status).toBe(200);
});

test("four readers who do not read do not hold their places: who comes next gets one of them", async () => {
  const site = await start({
    lookMs: 20,
    write: async function* () {
      for (;;) yield "row\n".repeat(250_000);
    },
  });
  const slow = await Promise.all(
    Array.from(
      { length: 4 },
      () =>
        new Promise<IncomingMessage>((resolve) => {
          get(site.origin + PATH, { agent: false }, resolve);
        }),
    ),
  );
  for (const answer of slow) answer.on("error", () => {});
  const reader = new AbortController();
  await expect
    .poll(async () => {
      const answer = await site.fetch(PATH, { signal: reader.signal });
      return answer.status;
    })
    .toBe(200);
  // One gave way, and no more than one.
  await expect.poll(() => site.logged.length).toBe(1);
  expect(site.logged).toEqual([
    'feed.slow-reader {"storeId":"aurora","file":"google-vehicle-listings.tsv"}',
  ]);
  reader.abort();
  for (const answer of slow) answer.destroy();
});

test("a reader who leaves frees their place, and the file is written no further", async () => {
  const state = { isOver: false };
  const site = await start({
    write: async function* () {
      try {
        for (;;) yield "row\n".repeat(10_000);
      } finally {
        state.isOver = true;
      }
    },
  });
  const reader = new AbortController();
  await site.fetch(PATH, { signal: reader.signal });
  reader.abort();
  await expect.poll(() => state.isOver).toBe(true);
  expect(site.logged).toEqual([]);
});

test("a reader who does not read keeps nothing of the file in memory but what is on its way", async () => {
  let pieces = 0;
  const site = await start({
    write: async function* () {
      for (;;) {
        pieces += 1;
        yield "row\n".repeat(250_000);
      }
    },
  });
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get(site.origin + PATH, resolve);
  });
  // Until writing stands still, twice in a row.
  let before = -1;
  await expect
    .poll(
      () => {
        const isStill = pieces === before;
        before = pieces;
        return isStill;
      },
      { interval: 200, timeout: 10_000 },
    )
    .toBe(true);
  expect(pieces).toBeLessThan(20);
  answer.destroy();
});

function withToken(token: string): string {
  return PATH.replace("/feeds/", `/feeds/${token}/`);
}

function basic(credentials: string): RequestInit {
  const packed = Buffer.from(credentials).toString("base64");
  return { headers: { Authorization: `Basic ${packed}` } };
}

function rawGet(address: string, encoding: string) {
  return new Promise<{
    readonly headers: IncomingMessage["headers"];
    readonly bytes: Buffer;
  }>((resolve, reject) => {
    get(address, { headers: { "Accept-Encoding": encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) });
      });
      answer.on("error", reject);
    });
  });
}
