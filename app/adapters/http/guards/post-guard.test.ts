import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { BodyBudget } from "#app/adapters/http/requests/body-budget.server.ts";
import { PostAllowance } from "./post-allowance.server.ts";
import { createPostGuard } from "./post-guard.server.ts";

const MB = 1024 * 1024;
const FORM = "application/x-www-form-urlencoded";
const UPLOAD = "multipart/form-data; boundary=x";
const CAREERS = "/our-company/careers";

/** Answers 200 with the length of what was read; `budget` may be a smaller one. */
async function serve(budget = new BodyBudget(), nowMs = () => 0) {
  const guard = createPostGuard({
    trustedProxyCount: 1,
    allowance: new PostAllowance(nowMs),
    budget,
    formTooLongPage: "too long",
    busyPage: "busy",
    tooManyPage: "too many",
  });
  const server = createServer((incoming, outgoing) => {
    guard({ incoming, outgoing, hasTls: false }).then(
      (form) => form !== null && outgoing.end(String(form.bytes.length)),
      () => outgoing.destroy(),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    budget,
    port,
    post: async (
      path: string,
      type: string,
      body: string,
      address = "192.0.2.1",
    ) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: "POST",
        headers: { "Content-Type": type, "X-Forwarded-For": address },
        body,
      });
      return [answer.status, await answer.text()] as const;
    },
  };
}

test.each([
  ["an interface", "/api/track/facebook", "application/json", 16 * 1024],
  ["an interface that takes forms", "/api/track/facebook", FORM, 16 * 1024],
  ["JSON to a page", "/contact-us", "application/json", 16 * 1024],
  ["a form", "/contact-us", FORM, 2 * MB],
  ["a form with parts", "/contact-us", UPLOAD, 2 * MB],
  ["a résumé", CAREERS, UPLOAD, 6 * MB],
  ["a résumé that the router sends", `${CAREERS}.data?index`, UPLOAD, 6 * MB],
])("%s has its longest body", async (_name, path, type, most) => {
  const site = await serve();
  expect(await site.post(path, type, "x".repeat(most))).toEqual([
    200,
    String(most),
  ]);
  const [status, text] = await site.post(path, type, "x".repeat(most + 1));
  expect([status, text.trim().toLowerCase()]).toEqual([
    413,
    expect.stringContaining("too long"),
  ]);
});

test("no byte of a long JSON is read before it is refused", async () => {
  const site = await serve();
  const socket = await say(
    site.port,
    "/api/track/facebook",
    "application/json",
    2 * MB,
  );
  expect(await hear(socket)).toMatch(/^HTTP\/1\.1 413 [^]*connection: close/i);
});

test("an address posts 600 times a minute, refused calls counted; others go on, and so does it a minute later", async () => {
  const now = { ms: 0 };
  const site = await serve(new BodyBudget(), () => now.ms);
  for (let at = 0; at < 600; at++)
    await site.post(
      "/api/track/facebook",
      "application/json",
      "x".repeat(20_000),
    );
  now.ms = 20_000;
  expect(await site.post("/contact-us", FORM, "a=1")).toEqual([
    429,
    "too many",
  ]);
  const [status, text] = await site.post("/api/track/facebook", FORM, "a=1");
  expect([status, text.trim()]).toEqual([429, "Too many requests."]);
  expect(await site.post("/contact-us", FORM, "a=1", "192.0.2.2")).toEqual([
    200,
    "3",
  ]);
  now.ms = 60_000;
  expect(await site.post("/contact-us", FORM, "a=1")).toEqual([200, "3"]);
});

test("long bodies use an address's minute up sooner, and its neighbors in one IPv6 network share it", async () => {
  const site = await serve();
  const send = (address: string) =>
    site.post(CAREERS, UPLOAD, "x".repeat(6 * MB), address);
  const statuses = [];
  for (let at = 0; at < 7; at++)
    statuses.push((await send(`2001:db8::${at + 1}`))[0]);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect((await send("2001:db8::9"))[0]).toBe(429);
  expect((await send("2001:db8:0:1::1"))[0]).toBe(200);
});

test("seventy senders who never finish 6 MB hold what one address may, and a visitor's form is read", async () => {
  const site = await serve();
  const sockets = await Promise.all(
    Array.from({ length: 70 }, () => say(site.port, CAREERS, UPLOAD, 6 * MB)),
  );
  const part = "x".repeat(MB);
  for (let at = 0; at < 5; at++)
    await Promise.all(sockets.map((it) => sendPart(it, part)));
  await expect.poll(() => site.budget.byteCount).toBeGreaterThan(8 * MB);
  expect(site.budget.byteCount).toBeLessThanOrEqual(13 * MB);
  expect(await site.post("/contact-us", FORM, "a=1", "192.0.2.2")).toEqual([
    200,
    "3",
  ]);
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => site.budget.byteCount).toBe(0);
});

test("a body that lost its place is answered 503 when it ends, and the visitor's is whole", async () => {
  const budget = new BodyBudget({ mostBytes: 3_000, mostBytesOfOne: 2_900 });
  const site = await serve(budget);
  const slow = await say(site.port, "/contact-us", FORM, 2_900);
  await sendPart(slow, "x".repeat(2_800));
  await expect.poll(() => budget.byteCount).toBe(2_800);
  expect(
    await site.post("/contact-us", FORM, "y".repeat(400), "192.0.2.2"),
  ).toEqual([200, "400"]);
  const heard = hear(slow);
  await sendPart(slow, "x".repeat(100));
  expect(await heard).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 30[^]*busy$/i);
});

/** The head of a request that announces a body. */
async function say(
  port: number,
  path: string,
  type: string,
  length: number,
): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return socket;
}

function sendPart(socket: Socket, part: string): Promise<void> {
  return new Promise((resolve) => {
    socket.write(part, () => resolve());
  });
}

async function hear(socket: Socket): Promise<string> {
  let heard = "";
  socket.setEncoding("utf8").on("data", (text: string) => (heard += text));
  await once(socket, "close");
  return heard;
}
