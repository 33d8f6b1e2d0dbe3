import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createReportStep } from "./report-step.server.ts";

const PATH = "/api/policy-reports";

async function serve() {
  const now = { ms: 0 };
  const logged: unknown[] = [];
  const step = createReportStep({
    log: { warn: (event, fields) => logged.push([event, fields]) },
    nowMs: () => now.ms,
    classifyPage: (path) =>
      path.startsWith("/search-vehicles") ? "list" : "page",
  });
  const server = createServer(async (incoming, outgoing) => {
    const bytes = new Uint8Array(Buffer.concat(await incoming.toArray()));
    const { method } = incoming;
    const isPost = method === "POST";
    if (!isPost && method !== "GET") return;
    const isDone = await step({
      incoming,
      outgoing,
      method,
      url: new URL(incoming.url ?? "/", "https://dealer.example"),
      form: isPost ? { contentType: undefined, bytes } : null,
      cookies: new Map(),
      hasTls: false,
    });
    if (!isDone) outgoing.writeHead(418).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    now,
    logged,
    report: async (body: unknown, path = PATH) =>
      (
        await fetch(`http://127.0.0.1:${port}${path}`, {
          method: "POST",
          body: typeof body === "string" ? body : JSON.stringify(body),
        })
      ).status,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
  };
}

const old = (blocked: string, page = "https://dealer.example/") => ({
  "csp-report": {
    "violated-directive": "script-src 'self'",
    "effective-directive": "script-src-elem",
    "blocked-uri": blocked,
    "document-uri": page,
    "script-sample": "elena@example.com",
  },
});

test("both forms of report are logged by directive, origin and kind of page, and by nothing that a visitor typed", async () => {
  const site = await serve();
  expect(
    await site.report(
      old(
        "https://evil.example/x.js?who=elena",
        "https://dealer.example/search-vehicles/all-inventory?words=elena",
      ),
    ),
  ).toBe(204);
  expect(
    await site.report([
      {
        type: "csp-violation",
        body: {
          effectiveDirective: "style-src-attr",
          blockedURL: "inline",
          documentURL: "https://dealer.example/contact-us?reference=elena",
        },
      },
      { type: "deprecation", body: { id: "x" } },
    ]),
  ).toBe(204);
  expect(site.logged).toEqual([
    [
      "policy.violated",
      {
        directive: "script-src-elem",
        blocked: "https://evil.example",
        page: "list",
      },
    ],
    [
      "policy.violated",
      { directive: "style-src-attr", blocked: "inline", page: "page" },
    ],
  ]);
});

test.each([
  "",
  "{",
  "null",
  [],
  { "csp-report": null },
  [{ type: "csp-violation", body: null }],
  old("chrome-extension://abc/x.js"),
  old("elena@example.com"),
  old(""),
])("%j is answered, and says nothing to us", async (body) => {
  const site = await serve();
  expect(await site.report(body)).toBe(204);
  expect(site.logged).toEqual([]);
});

test("a kind is logged once an hour, and fifty kinds at the most", async () => {
  const site = await serve();
  for (let at = 0; at < 60; at++)
    await site.report(old(`https://evil${at % 55}.example/`));
  expect(site.logged).toHaveLength(50);
  site.now.ms = 3_600_000;
  await site.report(old("https://evil0.example/"));
  expect(site.logged).toHaveLength(51);
});

test("reports are only sent, and other addresses are left to the next step", async () => {
  const site = await serve();
  expect((await site.get(PATH)).status).toBe(405);
  expect((await site.get("/")).status).toBe(418);
  expect(await site.report({}, "/api/track/facebook")).toBe(418);
});
