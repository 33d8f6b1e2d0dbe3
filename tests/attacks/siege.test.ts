import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";
import {
  SERVICE_DRAFT as SERVICE_DRAFT_ITEM,
  TRADE_DRAFT,
} from "#app/domain/consent/stored-items.ts";
import { TEST_SECRET_KEY } from "#tests/support/test-site.ts";
import {
  ANN_WITH_TERMS,
  visitorCookie,
} from "#tests/support/visitor-cookie.ts";
import { getClientAddress } from "./attack-site.ts";
import { CANARY, PERSONAL } from "./canary.ts";
import { often } from "#tests/support/effort.ts";
import { dataAddress } from "./every-address.ts";
import { formTargets, getPlantedCookie } from "./form-targets.ts";
import { PATIENTLY } from "./patience.ts";
import { getFarAddress } from "./phone-code-attacker.ts";
import { matchWritings } from "./price-writings.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";

// The attacks that need the server as it is run: a process, a folder of data, a restart, the whole sample.

const KEY = { SECRET_KEY: TEST_SECRET_KEY };
const DEALER = "/api/catalogue/v1/store-group/prairie/website";

let dealer: ServerProcess;
let phones: ServerProcess;
beforeAll(async () => {
  dealer = await startServerProcess({ ...KEY, PROFILE: "franchise-gated" });
  phones = await startServerProcess({ ...KEY, PROFILE: "used-only" });
  return () => Promise.all([dealer.stop(), phones.stop()]);
}, 600_000);

const unlocked = {
  Cookie: visitorCookie(
    {
      ...ANN_WITH_TERMS,
      unlockInventoryAtMs: Date.now() - 60_000,
      unlockPriceAtMs: Date.now() - 60_000,
    },
    { nowMs: () => Date.now() },
  ),
};

let households = 0;
const post = (
  { origin }: ServerProcess,
  path: string,
  body: URLSearchParams | string,
  headers: Readonly<Record<string, string>> = {},
) =>
  fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    body,
    headers: {
      "X-Forwarded-For": getClientAddress((households += 1)),
      ...(typeof body === "string" && { "Content-Type": "application/json" }),
      ...headers,
    },
  });

function token(formName: string): string {
  const clock = { nowMs: () => Date.now() - 60_000 };
  return createFormTokens({ secretKey: TEST_SECRET_KEY, clock }).issue(
    formName,
  );
}

interface Listed {
  readonly vin: string;
  readonly url: string;
  readonly condition: string;
  readonly price:
    | { readonly state: "locked" | "on-request" }
    | {
        readonly state: "shown";
        readonly totalCents: number;
        readonly totalDollars: number;
        readonly oldTotalDollars: number | null;
        readonly dropDollars: number;
        readonly lines: readonly { readonly cents: number }[];
      };
}

async function listAll(headers: Readonly<Record<string, string>>) {
  const vehicles: Listed[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await fetch(
      `${dealer.origin}${DEALER}/vehicles?page=${page}`,
      { headers },
    );
    const list = JSON.parse(await answer.text());
    last = list.pageCount;
    vehicles.push(...list.vehicles);
  }
  return vehicles;
}

test("A12, A15: of the whole sample no locked amount and no hidden car is in any list, page, data or API", async () => {
  const all = await listAll(unlocked);
  const seen = await listAll({});
  const hidden = all.filter(({ condition }) => condition === "new");
  const locked = all.filter(({ condition }) => condition === "used");
  expect(hidden.length).toBeGreaterThan(50);
  expect(locked.length).toBeGreaterThan(50);
  expect(seen).toHaveLength(all.length - hidden.length);
  for (const { condition, price } of seen)
    expect(price.state === "locked").toBe(condition === "used");
  const step = Math.ceil(locked.length / often(locked.length, 12));
  for (const { vin, url, price } of locked.filter((_, at) => at % step === 0)) {
    if (price.state !== "shown") continue;
    const { pathname } = new URL(url);
    // A number of miles may be a number of dollars: only those that say that they are.
    const amounts = [
      price.totalDollars,
      Math.floor(price.totalCents / 100),
      ...(price.oldTotalDollars === null ? [] : [price.oldTotalDollars]),
    ];
    const telling = new RegExp(
      amounts
        .flatMap((dollars) => [
          `\\$\\s?${matchWritings(dollars).source}`,
          `Dollars\\\\?"[:,]\\s?${dollars}\\b`,
          `ents\\\\?"[:,]\\s?${dollars * 100}\\b`,
        ])
        .concat(price.lines.map(({ cents }) => `[:,"]${cents}\\b`))
        .join("|"),
    );
    for (const path of [
      pathname,
      dataAddress(pathname),
      `/ask-about-vehicle/${vin}`,
      `/check-availability/${vin}`,
      `${DEALER}/vehicles/${vin}`,
      `/compare?vins=${vin}`,
      `/saved-vehicles?vins=${vin}`,
    ]) {
      const answer = await fetch(dealer.origin + path);
      const text = await answer.text();
      // The document fee is public.
      const found = telling.exec(text.replaceAll("35803", ""))?.[0];
      expect([path, found]).toEqual([path, undefined]);
    }
  }
  const some = hidden.filter((_, at) => at % often(1, 25) === 0);
  for (const { vin, url } of some)
    for (const path of [new URL(url).pathname, `${DEALER}/vehicles/${vin}`])
      expect([path, (await fetch(dealer.origin + path)).status]).toEqual([
        path,
        404,
      ]);
}, 600_000);

const CODES = "/api/customer/phoneValidation";
/** Answers with the cookie of the browser that the code belongs to from now on. */
async function askForCode(phone: string): Promise<string> {
  const answer = await post(
    phones,
    CODES,
    JSON.stringify({ phone, type: "phone-validation" }),
  );
  expect(answer.status).toBe(200);
  const [cookie = ""] = answer.headers
    .getSetCookie()
    .flatMap((it) => /^phoneToVerify=\d[^;]*/.exec(it)?.[0] ?? []);
  expect(cookie).not.toBe("");
  return cookie;
}

const guess = (phone: string, code: string, cookie: string, from?: string) =>
  post(
    phones,
    CODES,
    JSON.stringify({ phone, code, type: "code-verification" }),
    { Cookie: cookie, ...(from !== undefined && { "X-Forwarded-For": from }) },
  );

function readCode(phone: string): string {
  const line = phones
    .said()
    .split("\n")
    .findLast(
      (it) => it.includes("phone-code.") && it.includes(`"${phone.slice(-2)}"`),
    );
  return /"code":"(\d{6})"/.exec(line ?? "")?.[1] ?? expect.fail("No code.");
}

test("A23: a restart gives nobody more guesses", async () => {
  const phone = "3125550187";
  const cookie = await askForCode(phone);
  await expect.poll(() => phones.said(), PATIENTLY).toContain('"87"');
  const code = readCode(phone);
  const wrong = (at: number) =>
    String((Number(code) + at) % 1_000_000).padStart(6, "0");
  for (const at of [1, 2, 3])
    expect((await guess(phone, wrong(at), cookie)).status).toBe(400);
  await phones.restart();
  for (const at of [4, 5])
    expect((await guess(phone, wrong(at), cookie)).status).toBe(400);
  expect((await guess(phone, code, cookie)).status).toBe(400);
  // Nor a code sooner than before.
  const again = await post(
    phones,
    CODES,
    JSON.stringify({ phone, type: "phone-validation" }),
  );
  expect(again.status).toBe(429);
}, 600_000);

test("A23: thousands of guesses from as many addresses, many at once, open nothing", async () => {
  const phone = "7735550142";
  const cookie = await askForCode(phone);
  const own: number[] = [];
  const strange: number[] = [];
  for (let round = 0; round < often(200, 8); round++)
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const number = round * 50 + at;
        const code = String(number * 97 + 3).padStart(6, "0");
        const from = getFarAddress(number);
        // Strangers guess among them, whose guesses meet no code at all.
        const isOwn = at % 2 === 0;
        const answer = await guess(phone, code, isOwn ? cookie : "", from);
        (isOwn ? own : strange).push(answer.status);
      }),
    );
  expect(strange.filter((it) => it !== 400)).toEqual([]);
  expect(own.sort()).toEqual([
    ...Array.from({ length: 15 }, () => 400),
    ...Array.from({ length: own.length - 15 }, () => 429),
  ]);
}, 600_000);

test("A30: what visitors tell is in the leads and their mails, and in no other file and no line of the log", async () => {
  const [car] = await listAll({});
  /** What the first form of a valuation or of a service booking begins, and the others go on with. */
  const drafts = new Map<string, string>();
  for (const form of formTargets(car?.vin ?? "")) {
    const at = form.name === "phone-number" ? phones : dealer;
    const told = Object.entries(form.fields).map(
      ([name, value]) => [name, CANARY[name] ?? value] as const,
    );
    const answers = [];
    for (const formToken of ["forged", token(form.name)]) {
      const body = new URLSearchParams(
        [...told, ["formToken", formToken]].map(([name, value]) => [
          name ?? "",
          value ?? "",
        ]),
      );
      const answer = await post(at, form.path, body, {
        Cookie: [
          "allowCookies=essential%2Cfunctional%2Canalytics%2Ctargeting; displayCookies=hide",
          getPlantedCookie(form.path),
          ...drafts.values(),
        ].join("; "),
      });
      answers.push(answer.status);
      for (const line of answer.headers.getSetCookie())
        for (const name of [TRADE_DRAFT.name, SERVICE_DRAFT_ITEM.name])
          if (line.startsWith(`${name}=`))
            drafts.set(name, line.split(";")[0] ?? "");
    }
    expect([form.name, answers]).toEqual([form.name, [400, 303]]);
  }
  const mailsIn = () =>
    filesIn(dealer.dataDir).filter((it) => it.includes(".eml"));
  await expect.poll(() => mailsIn().length, PATIENTLY).toBeGreaterThan(4);
  await dealer.restart();
  await phones.restart();
  for (const at of [dealer, phones]) {
    expect(at.said().length).toBeGreaterThan(500);
    expect(
      at
        .said()
        .split("\n")
        .filter((it) => PERSONAL.test(it)),
    ).toEqual([]);
    const elsewhere = filesIn(at.dataDir).filter(
      (it) =>
        PERSONAL.test(it) ||
        PERSONAL.test(readFileSync(join(at.dataDir, it), "latin1")),
    );
    // A code's stand-in for the telephone names the number that it would go to.
    const allowed = /^(leads\.sqlite(-wal|-shm)?|outbox\/[^/]+\.(eml|txt))$/;
    expect(elsewhere.filter((it) => !allowed.test(it))).toEqual([]);
    if (at === dealer) expect(elsewhere).toContain("leads.sqlite");
  }
}, 600_000);

test("A16: every mail in the outbox is to somebody of the dealership, or to the visitor who asked for it", () => {
  const mails = filesIn(dealer.dataDir).filter((it) => it.endsWith(".eml"));
  expect(mails.length).toBeGreaterThan(4);
  for (const name of mails) {
    const text = readFileSync(join(dealer.dataDir, name), "utf8");
    const head = text.slice(0, text.search(/\r?\n\r?\n/));
    const to = /^To: (?:.*<)?([^<>\s]+)>?\s*$/im.exec(head)?.[1] ?? "";
    const isOwn = to === CANARY["email"];
    expect([name, isOwn || to.endsWith("@prairieauto.example")]).toEqual([
      name,
      true,
    ]);
    expect(head).not.toMatch(/^b?cc:/im);
  }
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((it) => relative(folder, join(folder, it)))
    .filter((it) => statSync(join(folder, it)).isFile());
}

test("the processes are still the ones that were started, and failed at nothing", () => {
  for (const at of [dealer, phones]) {
    expect(at.hasEnded()).toBe(false);
    expect(at.said()).not.toMatch(/request failed|uncaught|unhandled/i);
  }
});
