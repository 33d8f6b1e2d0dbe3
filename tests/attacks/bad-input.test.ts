import { beforeAll, expect, test } from "vitest";
import { listRecipientPlaces } from "#app/domain/leads/recipient-places.ts";
import {
  cleanTypedLine,
  cleanTypedLines,
} from "#app/domain/forms/typed-text.ts";
import { SECOND_MS } from "#app/domain/time.ts";
import { ANN, visitorCookie } from "#tests/support/visitor-cookie.ts";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { often } from "#tests/support/effort.ts";
import {
  type FormTarget,
  formTargets,
  listOwnMailboxes,
  SIMPLE_SELL_FORMS,
} from "./form-targets.ts";
import {
  ARE_NAUGHTY_STRINGS_THERE,
  naughtyStrings,
  listShare,
  WORSE_STRINGS,
} from "./naughty-strings.ts";
import { PATIENTLY } from "./patience.ts";
import { plantedCars } from "./planted-inventory.ts";
import { getAnswerStatus } from "./typed-answers.ts";

// Whatever is typed, pasted or forged: a clear answer, no failure, nothing lost, nothing sent to a stranger.

let site: AttackSite;
let phones: AttackSite;
let simple: AttackSite;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
const FORMS = [...formTargets(VIN), ...SIMPLE_SELL_FORMS];
beforeAll(async () => {
  site = await startAttackSite({
    profile: "franchise-gated",
    vehicles: CARS.map(({ stocked }) => stocked),
  });
  phones = await startAttackSite({ profile: "used-only" });
  simple = await startAttackSite({ profile: "franchise", tradeForm: "simple" });
  return () => Promise.all([site.stop(), phones.stop(), simple.stop()]);
});

/** Without it no page asks for details that it could not keep. */
const ALLOWED = {
  Cookie: "allowCookies=essential%2Cfunctional; displayCookies=hide",
};

function chooseSite({ name }: FormTarget): AttackSite {
  if (name === "phone-number") return phones;
  return name === "sell-trade" ? simple : site;
}

const CASES = FORMS.flatMap((form) =>
  Object.keys(form.fields).map((field) => ({ name: form.name, field, form })),
).map((it, at) => ({ ...it, at }));
const MEGABYTES = ["A".repeat(1_000_000), "\u0000".repeat(300_000)];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};
const decoded = (html: string) =>
  html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, it) => ENTITIES[it] ?? "");

/** What the page's own form holds in a field; null when it has no such field. */
function shownIn(html: string, form: FormTarget, field: string): string | null {
  const own = html.slice(html.indexOf(`<form id="${form.name}"`));
  const area = new RegExp(
    `<textarea[^>]*name="${field}"[^>]*>([^<]*)</textarea>`,
  ).exec(own)?.[1];
  if (area !== undefined) return decoded(area).replace(/^\n/, "");
  const input = new RegExp(`<input[^>]*name="${field}"[^>]*>`).exec(own)?.[0];
  if (input === undefined) return null;
  return decoded(/ value="([^"]*)"/.exec(input)?.[1] ?? "");
}

/** Sends one text in one field, and checks all that must hold of any answer. */
async function sendOne(target: FormTarget, field: string, text: string) {
  // Some have a mailbox of their own for each sending.
  const form = { ...target, fields: { ...target.fields } };
  const at = chooseSite(form);
  const fields = { ...form.fields, [field]: text };
  const answer = await at.send(form.path, form.name, fields, ALLOWED);
  const html = await answer.text();
  const what = `${form.name} ${field} ${JSON.stringify(text.slice(0, 40))}`;
  const due = getAnswerStatus(form, field, text);
  expect([what, answer.status]).toEqual([what, due]);
  if (due === 400) expectKept(form, field, text, html, what);
  return answer;
}

/** They are no texts. */
const CHOICES: ReadonlySet<string> = new Set([
  "topic",
  "position",
  "interest",
  "service",
  "service-oil-change",
  "alertConsent",
  "store",
  "reason",
  "contactConsent",
  "way",
  "selectedPayment",
  "date",
  "time",
  "option-sunroof",
  "q1001000",
  "q1002000",
  "q2001000",
  "q4001000",
  "q4004000",
]);

/** They say what is wrong beside their field, and aloud, without a summary above it. */
const ONE_QUESTION: ReadonlySet<string> = new Set(["email-vehicle"]);

/** The page says what is wrong and holds everything that was typed. */
function expectKept(
  form: FormTarget,
  field: string,
  text: string,
  html: string,
  what: string,
): void {
  expect(html, what).toContain(
    ONE_QUESTION.has(form.name)
      ? '<p class="vh" role="alert">'
      : "There is a problem",
  );
  expect(html, what).toMatch(/<title>Error: /);
  for (const [name, value] of Object.entries(form.fields)) {
    if (name === field || typeof value !== "string") continue;
    const shown = shownIn(html, form, name);
    if (CHOICES.has(name)) continue;
    if (shown !== null)
      expect([what, name, shown]).toEqual([what, name, value]);
  }
  const own = shownIn(html, form, field);
  if (own === null || CHOICES.has(field) || text.length > 10_000) return;
  const same = (it: string) =>
    cleanTypedLine(it.replaceAll("\u0000", "\uFFFD"));
  expect([what, same(own)]).toEqual([what, same(text)]);
}

test.each(CASES)(
  "$name, $field: strings worse than naughty ones",
  async ({ form, field, at }) => {
    for (const text of listShare(WORSE_STRINGS, at, 3))
      await sendOne(form, field, text);
  },
  600_000,
);

test.skipIf(!ARE_NAUGHTY_STRINGS_THERE).each(CASES)(
  "$name, $field: every naughty string (skipped: ../shared/data is absent)",
  async ({ form, field, at }) => {
    for (const text of listShare(naughtyStrings(at), at, 2))
      await sendOne(form, field, text);
  },
  600_000,
);

test("every lead that was acknowledged was sent, to the profile's recipients alone, with the words as typed", async () => {
  const form = FORMS.find(({ name }) => name === "contact") ?? expect.fail();
  const known = new Set(
    listRecipientPlaces(site.profile).map((it) => it.email),
  );
  const references = new Map<string, string>();
  const texts = [...WORSE_STRINGS, ...naughtyStrings()];
  for (const text of texts) {
    const answer = await sendOne(form, "message", text);
    const place = answer.headers.get("Location") ?? "";
    const reference = /reference=([\w-]{9})/.exec(place)?.[1];
    if (reference !== undefined) references.set(reference, text);
  }
  expect(references.size).toBe(
    texts.filter((it) => getAnswerStatus(form, "message", it) === 303).length,
  );
  // Without the list of naughty strings there are only our own.
  expect(references.size).toBeGreaterThan(
    ARE_NAUGHTY_STRINGS_THERE ? often(400, 35) : WORSE_STRINGS.length / 2,
  );
  const findMail = (reference: string) =>
    site.mails.find(({ messageId }) => messageId.includes(reference));
  await expect
    .poll(() => [...references.keys()].filter((it) => !findMail(it)), PATIENTLY)
    .toEqual([]);
  // Other forms here mail to whoever filled them in.
  known.add(form.fields["email"] ?? "");
  for (const email of listOwnMailboxes()) known.add(email);
  for (const { to, from } of site.mails) {
    expect(known).toContain(to.email);
    expect(from.email).toBe(site.profile.leads.sender.email);
  }
  for (const [reference, text] of references) {
    const mail = findMail(reference)?.text ?? "";
    expect(inOneLine(mail)).toContain(
      inOneLine(cleanTypedLines(text).replaceAll(/[\uFFFE\uFFFF]/g, "")),
    );
  }
});

test.each(CASES)(
  "$name, $field: a megabyte is answered",
  async ({ form, field, at }) => {
    for (const text of listShare(MEGABYTES, at, 2)) {
      const fields = { ...form.fields, [field]: text };
      const answer = await chooseSite(form).send(
        form.path,
        form.name,
        fields,
        ALLOWED,
      );
      // Characters that print nothing are an empty field.
      const due = getAnswerStatus(form, field, text);
      expect([field, answer.status]).toEqual([field, due]);
      await answer.arrayBuffer();
    }
  },
);

/** A mail sets the lines of a message in. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

test("forms beyond the bound are refused with a page that says so", async () => {
  for (const form of FORMS) {
    const answer = await chooseSite(form).send(form.path, form.name, {
      ...form.fields,
      more: "A".repeat(3_000_000),
    });
    expect([form.name, answer.status]).toEqual([form.name, 413]);
    expect(await answer.text()).toContain("This form is too long");
  }
});

test("ten thousand fields, or one ten thousand times, are no form", async () => {
  for (const form of FORMS)
    for (const name of ["firstName", "f"]) {
      const body = new URLSearchParams(form.fields);
      for (let at = 0; at < 10_000; at++)
        body.append(name === "f" ? `f${at}` : name, "x");
      const answer = await chooseSite(form).send(form.path, form.name, body);
      expect([form.name, answer.status]).toEqual([form.name, 400]);
    }
});

test.each(FORMS)("$name: no token but a fresh one of its own", async (form) => {
  const at = chooseSite(form);
  const good = at.token(form.name);
  const before = await at.countLeads();
  for (const formToken of [
    "",
    "x",
    good.slice(0, -1),
    `${good}x`,
    good.toUpperCase(),
    good.split(".").slice(0, 2).join("."),
    good.replace(/^[^.]+/, "zzzzzzzz"),
    good.replace(/\.[^.]+\./, `.${"A".repeat(24)}.`),
    `${good},${good}`,
    at.token("another"),
    at.token(form.name, 0),
    at.token(form.name, 500),
    at.token(form.name, 3 * 3_600 * SECOND_MS),
    at.token(form.name, -3_600 * SECOND_MS),
    "A".repeat(100_000),
    "__proto__",
  ]) {
    const fields: Readonly<Record<string, string>> = {
      ...form.fields,
      formToken,
    };
    const answer = await at.send(form.path, form.name, fields, ALLOWED);
    const html = await answer.text();
    expect([formToken.slice(0, 90), answer.status]).toEqual([
      formToken.slice(0, 90),
      400,
    ]);
    for (const [name, value] of Object.entries(fields))
      if (["firstName", "email", "phone", "message"].includes(name))
        expect([name, shownIn(html, form, name)]).toEqual([name, value]);
  }
  const trapped = await at.send(
    form.path,
    form.name,
    { ...form.fields, homepage: "https://attacker.example" },
    ALLOWED,
  );
  expect(trapped.status).toBe(400);
  expect(await at.countLeads()).toBe(before);
});

test("a visitor whose own details are naughty sees them as text on every page", async () => {
  const evil = '"><script>alert(1)</script>';
  const cookie = visitorCookie({
    ...ANN,
    firstName: evil,
    lastName: "</textarea><img src=x onerror=alert(1)>",
    email: `x${evil}@example.com`,
    phone: evil.slice(0, 15),
  });
  for (const form of FORMS) {
    const { path } = form;
    const at = chooseSite(form);
    const before = await at.cookieBefore(path);
    const html = await at.text(path, {
      headers: { Cookie: `${cookie}; ${before}` },
    });
    expect(html).not.toContain("<script>alert(1)");
    expect(html).not.toContain("<img src=x onerror");
  }
});

test("nothing of all this failed on the server", () => {
  for (const { logged } of [site, phones, simple])
    expect(
      logged.filter((it) => /request failed|not-stored|untrusted/.test(it)),
    ).toEqual([]);
});
