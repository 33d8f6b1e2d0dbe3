import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  return site.stop;
});

const LIST = "/search-vehicles/all-inventory";
const SUMMARY = "Access Granted!";
const DETAIL = "Welcome to the Prairie Auto Group's private inventory!";
const EXPIRED = "flash=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";

async function ask(path: string, init: RequestInit = {}) {
  const response = await site.fetch(path, {
    ...init,
    headers: { Cookie: "flash=privateInventorySuccess", ...init.headers },
  });
  // React writes an apostrophe as a reference.
  const text = (await response.text()).replaceAll("&#x27;", "'");
  return { response, text, cookies: response.headers.getSetCookie() };
}

test("a page says what the answer before it left to be said, without a script, and says it once", async () => {
  const { response, text, cookies } = await ask(LIST);
  expect(text).toContain(`<b>${SUMMARY}</b>`);
  expect(text).toContain(`<p>${DETAIL}</p>`);
  expect(cookies).toEqual([EXPIRED]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
});

test("nobody else gets that page, and that visitor does not get a page of everybody's", async () => {
  const plain = async () => (await site.fetch(LIST)).text();
  await plain();
  expect((await ask(LIST)).text).toContain(SUMMARY);
  expect(await plain()).not.toContain(SUMMARY);
  expect((await ask(LIST)).text).toContain(SUMMARY);
});

test("the data of the page's frame carries the toast and ends its cookie", async () => {
  const { text, cookies } = await ask(`${LIST}.data`);
  expect(text).toContain(SUMMARY);
  expect(cookies).toEqual([EXPIRED]);
});

test("data without the frame leaves the toast to whoever shows it", async () => {
  const { text, cookies } = await ask(
    `${LIST}.data?_routes=routes%2Finventory-list`,
  );
  expect(text).not.toContain(SUMMARY);
  expect(cookies).toEqual([]);
});

test.each([
  ["a redirect", "/search-vehicles", {}],
  ["a redirect within data", "/search-vehicles.data", {}],
  ["a HEAD request", LIST, { method: "HEAD" }],
  ["a page fetched ahead", LIST, { headers: { "Sec-Purpose": "prefetch" } }],
])("%s does not use the toast up", async (_name, path, init) => {
  expect((await ask(path, init)).cookies).toEqual([]);
});

test("a not-found page says it too", async () => {
  const { response, text, cookies } = await ask("/no/such/page");
  expect(response.status).toBe(404);
  expect(text).toContain(SUMMARY);
  expect(cookies).toEqual([EXPIRED]);
});

test("a made-up toast is none", async () => {
  const { text, cookies } = await ask(LIST, {
    headers: { Cookie: "flash=<b>hello</b>" },
  });
  expect(text).not.toContain('class="toast ');
  expect(cookies).toEqual([]);
});

test("data fetched ahead may be kept until the link is pressed, other data may not", async () => {
  const ahead = await site.fetch(`${LIST}.data`, {
    headers: { "Sec-Purpose": "prefetch" },
  });
  expect(ahead.headers.get("Cache-Control")).toBe("private, max-age=10");
  const asked = await site.fetch(`${LIST}.data`);
  expect(asked.headers.get("Cache-Control")).toBe("private, no-cache");
});
