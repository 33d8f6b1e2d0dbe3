import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createConsolePeople } from "#app/adapters/database/console/console-people.server.ts";
import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import { HOUR_MS, MINUTE_MS } from "#app/domain/time.ts";
import {
  askToSignIn,
  changeSession,
  type ConsoleBrowser,
  inviteSomebody,
  isInConsole,
  openConsoleBrowser,
  signInAs,
} from "#tests/console/console-browser.ts";
import {
  createSoftwarePasskey,
  PRESENT,
} from "#tests/console/software-passkey.ts";
import { anImport } from "#tests/contracts/import-requests.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { rawRequest } from "./raw-request.ts";

// A34: whoever may not, neither enters the console nor does in it what is not theirs.

const COOKIE = "forecourt_console";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

function withCookie(value: string): ConsoleBrowser {
  const browser = openConsoleBrowser(site);
  browser.cookies.set(COOKIE, value);
  return browser;
}

async function readSession(personId: string) {
  return site.stores.database.leads.db
    .selectFrom("console_sessions")
    .selectAll()
    .where("person_id", "=", personId)
    .executeTakeFirstOrThrow();
}

describe("A34: a session", () => {
  test.each([
    ["made up", "x".repeat(43)],
    ["empty", ""],
    ["of another alphabet", "⚙️"],
    ["with an order to the database", "' OR 1=1 --"],
    ["of a thousand characters", "a".repeat(1_000)],
  ])("that is %s opens nothing", async (_, value) => {
    const browser = withCookie(encodeURIComponent(value));
    expect(await isInConsole(browser)).toBe(false);
  });

  test("is neither its id nor the hash that is stored", async () => {
    const { person } = await signInAs(site, "owner");
    const { id, token_hash } = await readSession(person.id);
    for (const value of [id, token_hash, person.id])
      expect(await isInConsole(withCookie(value))).toBe(false);
  });

  test("that was ended does not come back", async () => {
    const browser = await signInAs(site, "owner");
    const kept = browser.cookies.get(COOKIE) ?? "";
    await browser.post("/console/sign-out");
    expect(await isInConsole(withCookie(kept))).toBe(false);
  });

  test("that is idle or a day old is over, whoever keeps asking", async () => {
    const nowMs = site.stores.clock.nowMs();
    for (const times of [
      { used_at_ms: nowMs - 30 * MINUTE_MS },
      { created_at_ms: nowMs - 12 * HOUR_MS },
    ]) {
      const browser = await signInAs(site, "seller");
      await changeSession(site, browser.person.id, times);
      expect(await isInConsole(browser)).toBe(false);
      expect(await isInConsole(browser)).toBe(false);
    }
  });

  test("of somebody who was removed is over at once", async () => {
    const browser = await signInAs(site, "manager");
    await createConsolePeople(site.stores.database.leads).remove(
      browser.person.id,
      { by: COMMAND_LINE, nowMs: site.stores.clock.nowMs() },
    );
    expect(await isInConsole(browser)).toBe(false);
  });

  test("that a stranger planted is not taken over by the sign-in", async () => {
    const { token } = await inviteSomebody(site);
    const browser = withCookie("p".repeat(43));
    await browser.usePasskey("welcome", token);
    expect(browser.cookies.get(COOKIE)).not.toBe("p".repeat(43));
    expect(await isInConsole(withCookie("p".repeat(43)))).toBe(false);
  });

  test("is no link, and a link is no session", async () => {
    const { token } = await inviteSomebody(site);
    expect(await isInConsole(withCookie(token))).toBe(false);
    const browser = await signInAs(site, "owner");
    const session = browser.cookies.get(COOKIE) ?? "";
    const stranger = openConsoleBrowser(site);
    expect((await stranger.usePasskey("welcome", session)).status).toBe(403);
  });
});

describe("A34: a one-time link", () => {
  test("works once, and not after a newer one or its three days", async () => {
    const { person, token } = await inviteSomebody(site);
    const people = createConsolePeople(site.stores.database.leads);
    const nowMs = site.stores.clock.nowMs();
    const newer = await people.inviteAgain(person.id, {
      by: COMMAND_LINE,
      nowMs,
    });
    const enter = (link: string) =>
      openConsoleBrowser(site).usePasskey("welcome", link);
    expect((await enter(token)).status).toBe(403);
    expect((await enter(newer?.token ?? "")).status).toBe(200);
    expect((await enter(newer?.token ?? "")).status).toBe(403);
    const late = await inviteSomebody(site);
    await site.stores.database.leads.db
      .updateTable("console_invitations")
      .set({ ends_at_ms: nowMs })
      .where("person_id", "=", late.person.id)
      .execute();
    expect((await enter(late.token)).status).toBe(403);
  });

  test("cannot be answered for another one's question", async () => {
    const mine = await inviteSomebody(site);
    const other = await inviteSomebody(site);
    const browser = openConsoleBrowser(site);
    const asked = await browser.tell("/console/welcome/ask", {
      link: mine.token,
    });
    const { options } = await asked.json();
    const response = browser.passkey.create({
      challenge: options.challenge,
      origin: site.origin,
    });
    const answer = await browser.tell("/console/welcome/answer", {
      link: other.token,
      response,
    });
    expect(answer.status).toBe(403);
    expect(browser.cookies.has(COOKIE)).toBe(false);
  });
});

describe("A34: a passkey", () => {
  async function enroll() {
    const { person, token } = await inviteSomebody(site);
    const browser = openConsoleBrowser(site);
    await browser.usePasskey("welcome", token);
    return { person, browser };
  }

  async function signInWith(
    browser: ConsoleBrowser,
    change: object,
    by = browser,
  ) {
    const ceremony = await askToSignIn(site, browser);
    const response = browser.passkey.get({ ...ceremony, ...change });
    const answer = await by.tell("/console/sign-in/answer", { response });
    return { status: answer.status, response };
  }

  test.each([
    ["of another origin", { origin: "https://dealer.example.evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without a PIN or a finger", { flags: PRESENT }],
    ["that was not even touched", { flags: 0 }],
    ["to a question of yesterday", { challenge: "eWVzdGVyZGF5" }],
  ])("%s is refused", async (_, change) => {
    const { browser } = await enroll();
    expect((await signInWith(browser, change)).status).toBe(403);
  });

  test("answered twice, or in another browser, is refused", async () => {
    const { browser } = await enroll();
    const cookies = new Map(browser.cookies);
    const { status, response } = await signInWith(browser, {});
    expect(status).toBe(200);
    const replay = openConsoleBrowser(site);
    for (const [name, value] of cookies) replay.cookies.set(name, value);
    replay.cookies.delete(COOKIE);
    const again = await replay.tell("/console/sign-in/answer", { response });
    expect(again.status).toBe(403);
    const thief = openConsoleBrowser(site);
    expect((await signInWith(browser, {}, thief)).status).toBe(403);
  });

  test("that is copied, changed in its signature or of nobody is refused", async () => {
    const { browser } = await enroll();
    expect((await signInWith(browser, { counter: 50 })).status).toBe(200);
    expect((await signInWith(browser, { counter: 50 })).status).toBe(403);
    const stranger = openConsoleBrowser(site, createSoftwarePasskey());
    expect((await stranger.usePasskey("sign-in")).status).toBe(403);
    const imitation = { ...createSoftwarePasskey(), id: browser.passkey.id };
    const forger = openConsoleBrowser(site, imitation);
    expect((await forger.usePasskey("sign-in")).status).toBe(403);
  });

  test("of a colleague confirms nothing in my session", async () => {
    const me = await enroll();
    const colleague = await enroll();
    const mixed = openConsoleBrowser(site, colleague.browser.passkey);
    for (const [name, value] of me.browser.cookies)
      mixed.cookies.set(name, value);
    expect((await mixed.usePasskey("confirm")).status).toBe(403);
  });

  test("is not asked for a thousand times from one address", async () => {
    const other = await startTestSite({ isSeeded: false });
    const browser = openConsoleBrowser(other);
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++)
      statuses.push((await browser.tell("/console/sign-in/ask", {})).status);
    expect(statuses.filter((it) => it === 429).length).toBeGreaterThan(5);
    await other.stop();
  });
});

describe("A34: rights", () => {
  test("are not given by a field: nobody makes themselves an owner", async () => {
    const seller = await signInAs(site, "seller");
    const { person } = seller;
    const wanted = { name: person.name, role: "owner", stores: "every" };
    const id = { id: person.id, personId: person.id };
    for (const path of [
      `/console/people/${person.id}`,
      "/console/people",
      "/console/me/language",
      "/console/me/sessions",
      `/console/me?role=owner`,
    ])
      await seller.post(path, { ...wanted, ...id, language: "en" });
    const people = createConsolePeople(site.stores.database.leads);
    expect(await people.find(person.id)).toMatchObject({ role: "seller" });
  });

  test("end nobody else's session", async () => {
    const owner = await signInAs(site, "owner");
    const seller = await signInAs(site, "seller");
    const { id } = await readSession(owner.person.id);
    expect((await seller.post("/console/me/sessions", { id })).status).toBe(
      404,
    );
    expect(await isInConsole(owner)).toBe(true);
  });

  test("do not remove another one's passkey", async () => {
    const { token } = await inviteSomebody(site);
    const victim = openConsoleBrowser(site);
    await victim.usePasskey("welcome", token);
    const thief = await signInAs(site, "owner");
    const answer = await thief.post("/console/me/passkeys", {
      id: victim.passkey.id,
    });
    expect(answer.status).toBe(404);
    await victim.post("/console/sign-out");
    expect((await victim.usePasskey("sign-in")).status).toBe(200);
  });

  test.each([
    "/console/../console/people",
    "/console//people",
    "/CONSOLE/people",
    "/console/people/",
    "/console/people%2f",
    "/console/%70eople",
    "/console/people;x=1",
    "/console/people%00",
    "/es/console/people",
    "/console/people/_payload.json",
    "/console/people.data",
  ])("are not walked around by %s", async (path) => {
    const seller = await signInAs(site, "seller");
    const cookie = `${COOKIE}=${seller.cookies.get(COOKIE) ?? ""}`;
    const { status, text } = await rawRequest(site.origin, path, {
      headers: { Cookie: cookie },
    });
    expect([301, 302, 303, 400, 403, 404]).toContain(status);
    expect(text).not.toContain("@dealer.example");
  });
});

describe("A34: a held feed", () => {
  async function holdFeed(feed: string): Promise<string> {
    const { feedInventory, database } = site.stores;
    const order = { storeId: "aurora", feed };
    await feedInventory.commitImport(
      anImport([], { ...order, file: { name: "x.csv", contentHash: "aa" } }),
    );
    const { id } = await database.inventory.db
      .selectFrom("import_runs")
      .select("id")
      .where("feed", "=", feed)
      .executeTakeFirstOrThrow();
    return `/console/feeds/${String(id)}`;
  }
  const countDecisions = async () =>
    (
      await site.stores.database.leads.db
        .selectFrom("feed_decisions")
        .select("id")
        .execute()
    ).length;

  test("is not decided by a form of another site", async () => {
    const path = await holdFeed("forged");
    const owner = await signInAs(site, "owner");
    for (const press of ["release", "leave-out"])
      for (const headers of [
        { "Sec-Fetch-Site": "cross-site" },
        { Origin: "https://evil.example" },
      ]) {
        const answer = await owner.post(`${path}/${press}`, {}, headers);
        expect(answer.status).toBe(403);
      }
    expect(await countDecisions()).toBe(0);
  });

  test("is not decided by a link, by a seller, or by a manager of another store who names theirs", async () => {
    const path = await holdFeed("strange");
    const owner = await signInAs(site, "owner");
    const seller = await signInAs(site, "seller", ["aurora"]);
    const far = await signInAs(site, "manager", ["joliet"]);
    for (const press of ["release", "leave-out"]) {
      const address = `${path}/${press}`;
      expect((await owner.get(address)).status).toBe(404);
      expect((await seller.post(address)).status).toBe(403);
      const named = { store: "joliet", storeId: "joliet", run: "1" };
      const other = await far.post(`${address}?store=joliet`, named);
      expect(other.status).toBe(404);
    }
    expect(await countDecisions()).toBe(0);
  });

  test("is decided once, however often a form is sent again", async () => {
    const path = await holdFeed("replayed");
    const manager = await signInAs(site, "manager", ["aurora"]);
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { status } = await manager.post(`${path}/leave-out`);
        return status;
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([303]));
    expect(await countDecisions()).toBe(1);
  });
});

describe("A34: another site", () => {
  test.each([
    ["Sec-Fetch-Site", "cross-site"],
    ["Sec-Fetch-Site", "same-site"],
    ["Origin", "https://evil.example"],
    ["Origin", "null"],
  ])("whose form says %s: %s changes nothing", async (name, value) => {
    const owner = await signInAs(site, "owner");
    const { person } = await inviteSomebody(site, "seller");
    const path = `/console/people/${person.id}/remove`;
    const answer = await owner.post(path, {}, { [name]: value });
    expect(answer.status).toBe(403);
    const people = createConsolePeople(site.stores.database.leads);
    expect(await people.find(person.id)).not.toBeNull();
  });

  test("neither frames the console nor learns its addresses, and its cookie is out of reach", async () => {
    const { token } = await inviteSomebody(site);
    const browser = openConsoleBrowser(site);
    const asked = await browser.tell("/console/welcome/ask", { link: token });
    expect(asked.headers.getSetCookie().join()).toMatch(
      /HttpOnly; SameSite=Lax/,
    );
    const page = await browser.get(`/console/welcome?link=${token}`);
    expect(page.headers.get("X-Frame-Options")).toBe("DENY");
    expect(page.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(page.headers.get("Content-Security-Policy")).toContain(
      "frame-ancestors 'none'",
    );
  });
});

test("A34: no log holds a token, an address of mail or a name", async () => {
  const { person, token } = await inviteSomebody(site);
  const browser = await signInAs(site, "owner");
  await browser.get(`/console/welcome?link=${token}`);
  await browser.tell("/console/sign-in/answer", { response: { id: "x" } });
  const logged = site.logged.join("\n");
  expect(logged).toContain("console.passkey-refused");
  const session = browser.cookies.get(COOKIE) ?? expect.fail();
  for (const secret of [token, session, person.email, person.name])
    expect(logged).not.toContain(secret);
});
