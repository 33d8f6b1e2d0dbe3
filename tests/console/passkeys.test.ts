import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import {
  askToSignIn,
  inviteSomebody,
  openConsoleBrowser,
} from "./console-browser.ts";
import { createSoftwarePasskey, PRESENT } from "./software-passkey.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isSeeded: false });
});
afterAll(() => site.stop());

/** Somebody whose passkey is made. */
async function enroll() {
  const { person, token } = await inviteSomebody(site);
  const browser = openConsoleBrowser(site);
  const answer = await browser.usePasskey("welcome", token);
  expect(answer.status).toBe(200);
  return { person, token, browser };
}

test("a one-time link makes a passkey and opens the console, once", async () => {
  const { browser, person, token } = await enroll();
  const page = await (await browser.get("/console/me")).text();
  expect(page).toContain(person.name);
  const other = openConsoleBrowser(site);
  expect((await other.usePasskey("welcome", token)).status).toBe(403);
  const welcome = await (
    await other.get(`/console/welcome?link=${token}`)
  ).text();
  expect(welcome).toContain("This link no longer works");
});

test("a passkey signs in, and the session ends with the sign-out", async () => {
  const { browser } = await enroll();
  await browser.post("/console/sign-out");
  expect((await browser.get("/console/me")).status).toBe(303);
  expect((await browser.usePasskey("sign-in")).status).toBe(200);
  expect((await browser.get("/console/me")).status).toBe(200);
});

test("the answer to a passkey's question counts once", async () => {
  const { browser } = await enroll();
  const ceremony = await askToSignIn(site, browser);
  const response = browser.passkey.get(ceremony);
  const cookies = new Map(browser.cookies);
  expect((await browser.tell("/console/sign-in/answer", { response })).ok).toBe(
    true,
  );
  const replay = openConsoleBrowser(site);
  for (const [name, value] of cookies) replay.cookies.set(name, value);
  replay.cookies.delete("forecourt_console");
  expect(
    (await replay.tell("/console/sign-in/answer", { response })).status,
  ).toBe(403);
});

test.each([
  ["for another site", { rpId: "evil.example" }],
  ["of another origin", { origin: "https://evil.example" }],
  ["without a PIN or a finger", { flags: PRESENT }],
  ["to another question", { challenge: "c29tZXRoaW5nIGVsc2U" }],
  ["of a new passkey", { type: "webauthn.create" }],
])("an answer %s is refused", async (_, change) => {
  const { browser } = await enroll();
  const ceremony = await askToSignIn(site, browser);
  const response = browser.passkey.get({ ...ceremony, ...change });
  const before = browser.cookies.get("forecourt_console");
  const answer = await browser.tell("/console/sign-in/answer", { response });
  expect(answer.status).toBe(403);
  expect(browser.cookies.get("forecourt_console")).toBe(before);
});

test("an answer from another browser than the one that was asked is refused", async () => {
  const { browser } = await enroll();
  const ceremony = await askToSignIn(site, browser);
  const response = browser.passkey.get(ceremony);
  const other = openConsoleBrowser(site);
  expect(
    (await other.tell("/console/sign-in/answer", { response })).status,
  ).toBe(403);
});

test("a passkey that nobody here made is refused, and so is somebody else's for a confirmation", async () => {
  const { browser } = await enroll();
  const stranger = openConsoleBrowser(site, createSoftwarePasskey());
  expect((await stranger.usePasskey("sign-in")).status).toBe(403);
  const { browser: other } = await enroll();
  const thief = openConsoleBrowser(site, other.passkey);
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  expect((await thief.usePasskey("confirm")).status).toBe(403);
});

test("a copy of an authenticator is found by its counter", async () => {
  const { browser } = await enroll();
  const ask = () => askToSignIn(site, browser);
  const first = await browser.tell("/console/sign-in/answer", {
    response: browser.passkey.get({ ...(await ask()), counter: 9 }),
  });
  expect(first.ok).toBe(true);
  const copied = browser.passkey.get({ ...(await ask()), counter: 9 });
  const second = await browser.tell("/console/sign-in/answer", {
    response: copied,
  });
  expect(second.status).toBe(403);
});

test("nonsense is refused without a failure", async () => {
  const { browser } = await enroll();
  for (const response of [null, 7, "x", [], {}, { id: "x" }, { id: {} }]) {
    await browser.tell("/console/sign-in/ask", {});
    const answer = await browser.tell("/console/sign-in/answer", { response });
    expect(answer.status).toBe(403);
  }
  expect(site.logged.filter((it) => it.startsWith("console.failed"))).toEqual(
    [],
  );
});
