import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  CONSOLE_ROUTES,
  type ConsoleRouteName,
  getConsoleAddress,
} from "#app/domain/console/console-routes.ts";
import { ROLES, type Role } from "#app/domain/console/roles.ts";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";
import { openConsoleBrowser, signInAs } from "./console-browser.ts";

type Group = "strangers" | "everyone" | "leaders" | "owners";

const MEMBERS: Readonly<Record<Exclude<Group, "strangers">, readonly Role[]>> =
  {
    everyone: ["owner", "manager", "seller"],
    leaders: ["owner", "manager"],
    owners: ["owner"],
  };

/** Written by hand, beside the table that the console goes by: who may open or send what. */
const WHO: Readonly<Record<ConsoleRouteName, Group>> = {
  "sign-in": "strangers",
  "sign-in.ask": "strangers",
  "sign-in.answer": "strangers",
  welcome: "strangers",
  "welcome.ask": "strangers",
  "welcome.answer": "strangers",
  "sign-out": "everyone",
  "confirm.ask": "everyone",
  "confirm.answer": "everyone",
  self: "everyone",
  "self.language": "everyone",
  "self.end-session": "everyone",
  "self.new-passkey": "everyone",
  "self.ask": "everyone",
  "self.answer": "everyone",
  "self.remove-passkey": "everyone",
  appointments: "everyone",
  "appointments.new": "everyone",
  "appointments.book": "everyone",
  "appointments.blocks": "everyone",
  "appointments.block": "everyone",
  "appointments.unblock": "everyone",
  appointment: "everyone",
  "appointment.move": "everyone",
  "appointment.cancel": "everyone",
  today: "everyone",
  "today.more": "everyone",
  leads: "everyone",
  "leads.export": "leaders",
  "leads.trades": "everyone",
  lead: "everyone",
  "lead.answer": "everyone",
  "lead.assign": "everyone",
  "lead.note": "everyone",
  "lead.replay": "everyone",
  "lead.file": "everyone",
  "visitors.find": "leaders",
  "visitors.erase": "leaders",
  vehicles: "everyone",
  vehicle: "everyone",
  "vehicle.edit": "everyone",
  "vehicle.price": "leaders",
  "vehicle.photos": "everyone",
  "vehicle.add-photos": "everyone",
  "vehicle.photo": "everyone",
  content: "leaders",
  "content.versions": "leaders",
  "content.restore": "leaders",
  "content.list": "leaders",
  "content.entry": "leaders",
  "content.save": "leaders",
  "content.remove": "leaders",
  "content.back": "leaders",
  figures: "leaders",
  "figures.file": "leaders",
  feeds: "leaders",
  "feed.run": "leaders",
  "feed.refused": "leaders",
  "feed.release": "leaders",
  "feed.leave-out": "leaders",
  people: "owners",
  "people.new": "owners",
  "people.invite": "owners",
  person: "owners",
  "person.change": "owners",
  "person.link": "owners",
  "person.remove": "owners",
  "person.end-session": "owners",
  audit: "owners",
};

/** What cannot be taken back, or gives somebody else a way in. */
const FRESH: readonly ConsoleRouteName[] = [
  "self.new-passkey",
  "self.ask",
  "self.answer",
  "self.remove-passkey",
  "leads.export",
  "visitors.erase",
  "people.invite",
  "person.change",
  "person.link",
  "person.remove",
];

const NAMES = Object.keys(WHO) as ConsoleRouteName[];

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ isSeeded: false });
});
afterAll(() => site.stop());

/** The address with a name in the place of every segment that stands for one. */
function getAddress(name: ConsoleRouteName): string {
  const params = [...CONSOLE_ROUTES[name].path.matchAll(/:(\w+)/g)];
  return getConsoleAddress(
    name,
    Object.fromEntries(params.map(([, key = ""]) => [key, "nobody"])),
  );
}

function send(
  browser: Pick<Awaited<ReturnType<typeof signInAs>>, "get" | "post">,
  name: ConsoleRouteName,
): Promise<Response> {
  const address = getAddress(name);
  return CONSOLE_ROUTES[name].method === "GET"
    ? browser.get(address)
    : browser.post(address);
}

describe.each(ROLES)("%s", (role) => {
  test.each(NAMES)("may or may not: %s", async (name) => {
    const group = WHO[name];
    const isTheirs = group === "strangers" || MEMBERS[group].includes(role);
    const response = await send(await signInAs(site, role), name);
    const text = await response.text();
    const isRefused =
      response.status === 403 && text.includes("can’t open this page");
    expect(isRefused).toBe(!isTheirs);
    expect(response.status).toBeLessThan(500);
  });
});

test.each(NAMES)("a stranger is asked to sign in: %s", async (name) => {
  const response = await send(openConsoleBrowser(site), name);
  const isOpen = WHO[name] === "strangers";
  const isPage = CONSOLE_ROUTES[name].method === "GET";
  if (isOpen) expect([200, 403]).toContain(response.status);
  else if (isPage) {
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(
      `/console/sign-in?next=${encodeURIComponent(getAddress(name))}`,
    );
  } else expect(response.status).toBe(401);
  await response.text();
});

test.each(NAMES)("a passkey shown long ago is not enough: %s", async (name) => {
  const browser = await signInAs(site, "owner");
  await site.stores.database.leads.db
    .updateTable("console_sessions")
    .set({ confirmed_at_ms: site.stores.clock.nowMs() - 5 * 60_000 })
    .where("person_id", "=", browser.person.id)
    .execute();
  const text = await (await send(browser, name)).text();
  expect(text.includes("Show your passkey once more")).toBe(
    FRESH.includes(name),
  );
});

test("nothing of the console is kept by caches or found by search engines, and nothing foreign runs in it", async () => {
  const browser = await signInAs(site, "owner");
  const { headers } = await browser.get("/console/me");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
  const robots = await (await site.fetch("/robots.txt")).text();
  expect(robots).not.toContain("/console");
});

test("a site whose console is off has no such page", async () => {
  const other = await startTestSite({
    isSeeded: false,
    variables: { CONSOLE: "off" },
  });
  for (const path of ["/console", "/console/sign-in", "/console/people"])
    expect((await other.fetch(path)).status).toBe(404);
  await other.stop();
});

test("at a host of its own the console is alone, and the site has none", async () => {
  const other = await startTestSite({
    isSeeded: false,
    variables: { CONSOLE_HOST: "console.dealer.example" },
  });
  const port = new URL(other.origin).port;
  const { request } = await import("node:http");
  const ask = (host: string, path: string) =>
    new Promise<number>((resolve, reject) => {
      request({ port, path, headers: { Host: host } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      })
        .on("error", reject)
        .end();
    });
  expect(await ask("console.dealer.example", "/console/sign-in")).toBe(200);
  expect(await ask("console.dealer.example", "/")).toBe(302);
  expect(await ask("console.dealer.example", "/contact-us")).toBe(404);
  expect(await ask("dealer.example", "/console/sign-in")).toBe(404);
  expect(await ask("dealer.example", "/contact-us")).toBe(200);
  await other.stop();
});
