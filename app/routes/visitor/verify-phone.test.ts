import { beforeAll, expect, test } from "vitest";
import { agedFormToken } from "#tests/support/aged-form-token.ts";
import {
  SOME_DAY_MS,
  startTestSite,
  type TestSite,
} from "#tests/support/test-site.ts";

// Spec §4, §5 and §8 on the two pages; the call behind them has tests of its own.

const NUMBER = "/verify-phone?returnTo=%2Fyour-details";
const CODE = "/verify-phone/code?returnTo=%2Fyour-details";
/** Without it nothing of a visitor is kept. */
const ALLOWED = "allowCookies=essential%2Cfunctional; displayCookies=hide";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ profile: "used-only", isSeeded: false });
  return site.stop;
});

function send(
  path: string,
  form: "phone-number" | "phone-code",
  fields: Readonly<Record<string, string>>,
  cookie = ALLOWED,
  at = site,
): Promise<Response> {
  return at.fetch(path, {
    method: "POST",
    headers: { Cookie: cookie },
    body: new URLSearchParams({ formToken: agedFormToken(form), ...fields }),
  });
}

/** Cookies of the second step: the number that a code is on its way to. */
async function askedFor(phone: string): Promise<string> {
  const sent = await send(NUMBER, "phone-number", { phone });
  expect(sent.status).toBe(303);
  return [ALLOWED, ...readCookies(sent)].join("; ");
}

function readCookies(answer: Response): readonly string[] {
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(";")[0] ?? "")
    .filter((it) => !it.endsWith("="));
}

function codeSentTo(ending: string): string {
  const line = site.logged.findLast((it) => it.includes(`"${ending}"`));
  return /"code":"(\d{6})"/.exec(line ?? "")?.[1] ?? expect.fail();
}

const getWrongCode = (code: string) =>
  code === "111111" ? "222222" : "111111";

test("the first step asks for the number, belongs to one visitor and works without a script", async () => {
  const answer = await site.fetch(NUMBER);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(html).toMatch(/<form id="phone-number"[^>]*method="post"/);
  expect(html).toContain(`action="${NUMBER}"`);
  expect(html).toMatch(
    /name="phone"[^>]*type="tel"|type="tel"[^>]*name="phone"/,
  );
  expect(html).toContain("Text me a code");
});

test.each([
  ["", "Phone number is required"],
  ["call me", "Phone number is invalid by regex"],
  ["555 0142", "Phone number is invalid by regex"],
  ["+44 20 7946 0958", "Phone number is invalid by regex"],
])("Spec §5: the number %j answers 400 with %j", async (phone, message) => {
  const answer = await send(NUMBER, "phone-number", { phone });
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toMatch(/<title>Error: Verify your phone/);
  expect(html).toContain('href="#phone-number-phone"');
  expect(html.split(`>${message}<`).length - 1).toBe(2);
  expect(answer.headers.getSetCookie().join()).not.toContain("phoneToVerify");
});

test("a good number answers 303 to the second step, which names it and keeps the way back", async () => {
  const sent = await send(NUMBER, "phone-number", { phone: "(312) 555-0187" });
  expect(sent.status).toBe(303);
  expect(sent.headers.get("Location")).toBe(CODE);
  expect(sent.headers.getSetCookie().join("\n")).toMatch(
    /phoneToVerify=3125550187-\d+-[\da-f]{32}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax/,
  );
  const step = await site.fetch(CODE, {
    headers: { Cookie: readCookies(sent).join("; ") },
  });
  const html = await step.text();
  expect(step.status).toBe(200);
  expect(step.headers.get("Cache-Control")).toBe("private, no-store");
  // Nothing breaks the number at the end of a line.
  const plain = html.replaceAll("\u2060", "").replaceAll("\u00A0", " ");
  expect(plain).toContain("(312) 555-0187");
  expect(html).toMatch(/autoComplete="one-time-code"/i);
  // Where no script counts the seconds the button is there at once.
  expect(html).toMatch(/type="submit"[^>]*>(?:<[^>]*>)*Send a new code/);
  expect(html).toContain(`href="${NUMBER}"`);
});

test("a second code within the minute is refused at the phone", async () => {
  await askedFor("(312) 555-0142");
  const again = await send(NUMBER, "phone-number", { phone: "312.555.0142" });
  const html = await again.text();
  expect(again.status).toBe(400);
  expect(html).toContain('href="#phone-number-phone"');
  expect(html).toContain("We sent as many codes as we may for now.");
});

test("who asks for a new code within the minute keeps the field for the code that was sent", async () => {
  const cookie = await askedFor("(312) 555-0156");
  const again = await send(
    NUMBER,
    "phone-number",
    { phone: "312.555.0156" },
    cookie,
  );
  expect(again.status).toBe(303);
  expect(again.headers.get("Location")).toBe(`${CODE}&notSent=tooManySends`);
  expect(readCookies(again)).toEqual([]);
  const step = await site.fetch(`${CODE}&notSent=tooManySends`, {
    headers: { Cookie: cookie },
  });
  const html = await step.text();
  expect(html).toContain("We sent as many codes as we may for now.");
  expect(html).toMatch(/autoComplete="one-time-code"/i);
  const code = codeSentTo("56");
  const verified = await send(CODE, "phone-code", { code }, cookie);
  expect(verified.headers.get("Location")).toBe("/your-details");
  // A number that no code of this visitor's is on its way to is refused where it was typed.
  const other = await send(
    NUMBER,
    "phone-number",
    { phone: "312.555.0142" },
    cookie,
  );
  expect(other.status).toBe(400);
});

test.each([
  ["", "Code is required"],
  ["12345", "Code must be 6 digits"],
  ["1234567", "Code must be 6 digits"],
  ["12345a", "Code must be 6 digits"],
  ["１２３４５６", "Code must be 6 digits"],
])("Spec §5: the code %j answers 400 with %j", async (code, message) => {
  const cookie = `${ALLOWED}; phoneToVerify=3125550111-${SOME_DAY_MS}-${"0f".repeat(16)}`;
  const answer = await send(CODE, "phone-code", { code }, cookie);
  const html = await answer.text();
  expect(answer.status).toBe(400);
  expect(html).toMatch(/<title>Error: Enter your code/);
  expect(html).toContain('href="#phone-code-code"');
  expect(html.split(`>${message}<`).length - 1).toBe(2);
});

test("Spec §8: a wrong code is said at the code, a right one stores the phone, says so and leads back", async () => {
  const cookie = await askedFor("(312) 555-0163");
  const code = codeSentTo("63");
  const wrong = await send(
    CODE,
    "phone-code",
    { code: getWrongCode(code) },
    cookie,
  );
  const html = await wrong.text();
  expect(wrong.status).toBe(400);
  expect(html).toContain('href="#phone-code-code"');
  expect(html).toContain("That code is not right, or it has expired.");
  expect(wrong.headers.getSetCookie().join()).not.toContain("visitor=");

  const pasted = `${code.slice(0, 3)}-${code.slice(3)}`;
  const right = await send(CODE, "phone-code", { code: pasted }, cookie);
  expect(right.status).toBe(303);
  expect(right.headers.get("Location")).toBe("/your-details");
  const set = right.headers.getSetCookie().join("\n");
  expect(set).toMatch(/phoneToVerify=; Path=\/; Max-Age=0/);
  expect(set).toMatch(/flash=phoneVerified/);
  const details = await site.fetch("/your-details", {
    headers: { Cookie: [ALLOWED, ...readCookies(right)].join("; ") },
  });
  const page = await details.text();
  expect(page).toContain("Phone number verified");
  expect(page).toMatch(/\(312\) 555-0163/);
});

test("a code opens once", async () => {
  const cookie = await askedFor("(312) 555-0171");
  const code = codeSentTo("71");
  const first = await send(CODE, "phone-code", { code }, cookie);
  expect(first.status).toBe(303);
  const second = await send(CODE, "phone-code", { code }, cookie);
  expect(second.status).toBe(400);
});

test("too many tries are refused at the code, the right one as well", async () => {
  const cookie = await askedFor("(312) 555-0179");
  const code = codeSentTo("79");
  const texts = [];
  for (let at = 0; at < 6; at++) {
    const guess = { code: getWrongCode(code) };
    texts.push(await (await send(CODE, "phone-code", guess, cookie)).text());
  }
  expect(texts.at(-1)).toMatch(/Too many tries|has expired/);
  const right = await send(CODE, "phone-code", { code }, cookie);
  expect(right.status).toBe(400);
});

test("the second step without a number leads to the first", async () => {
  for (const [path, init] of [
    [CODE, {}],
    [CODE, { headers: { Cookie: "phoneToVerify=call-me" } }],
  ] as const) {
    const answer = await site.fetch(path, init);
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(NUMBER);
  }
  const posted = await send(CODE, "phone-code", { code: "123456" });
  expect(posted.status).toBe(303);
});

test.each(["https://evil.example/", "//evil.example", "javascript:alert(1)"])(
  "the way back never leaves the site: %s",
  async (returnTo) => {
    const path = `/verify-phone?returnTo=${encodeURIComponent(returnTo)}`;
    const html = await (await site.fetch(path)).text();
    expect(html).not.toContain("evil.example");
    expect(html).not.toContain("javascript:alert");
  },
);

test("Spec §8: a failure of ours is said of the whole form, and of no field", async () => {
  const broken = await startTestSite({ profile: "used-only", isSeeded: false });
  try {
    await broken.stores.database.close();
    const answer = await send(
      NUMBER,
      "phone-number",
      { phone: "(312) 555-0187" },
      ALLOWED,
      broken,
    );
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toMatch(/<title>Error: /);
    expect(html).toContain("We cannot send codes just now.");
    expect(html).not.toContain('href="#phone-number-phone"');
    expect(html).toContain('value="(312) 555-0187"');
  } finally {
    await broken.stop().catch(() => {});
  }
});

const FORM_PAGES = [
  "/contact-us",
  "/our-company/careers",
  "/auto-financing/apply-for-financing",
  "/private-inventory",
  "/your-details",
];

test.each(FORM_PAGES)(
  "the form of %s leads to the verification and back",
  async (path) => {
    const page = await site.fetch(path, { headers: { Cookie: ALLOWED } });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("Verify this number by text");
    const back = encodeURIComponent(path);
    expect(html).toContain(`href="/verify-phone?returnTo=${back}"`);
  },
);

const ESSENTIAL = "allowCookies=essential; displayCookies=hide";

test.each([ALLOWED, ESSENTIAL])(
  "a lead says that its number was verified, and of no other number, with %s",
  async (consent) => {
    const ending = consent === ALLOWED ? "33" : "37";
    const phone = `(312) 555-01${ending}`;
    const asked = await send(NUMBER, "phone-number", { phone }, consent);
    const code = codeSentTo(ending);
    const before = [consent, ...readCookies(asked)].join("; ");
    const right = await send(CODE, "phone-code", { code }, before);
    const cookie = [consent, ...readCookies(right)].join("; ");
    const form = await site.fetch("/contact-us", {
      headers: { Cookie: cookie },
    });
    const isShown = />Verified</.test(await form.text());
    // Without functional consent no form knows the number.
    expect(isShown).toBe(consent === ALLOWED);

    const write = async (email: string, number: string) => {
      const answer = await site.fetch("/contact-us", {
        method: "POST",
        headers: { Cookie: cookie },
        body: new URLSearchParams({
          formToken: agedFormToken("contact"),
          firstName: "Ann",
          lastName: "Shopper",
          email,
          phone: number,
          message: "Hello",
          topic: "7",
        }),
      });
      expect(answer.status).toBe(303);
      return findLead(email);
    };
    const mail = `ann${ending}@example.com`;
    expect(await write(mail, phone.replaceAll("-", "."))).toContain(
      '"phoneVerified":true',
    );
    expect(await write(`other-${mail}`, "(312) 555-0100")).toContain(
      '"phoneVerified":false',
    );
  },
);

async function findLead(email: string): Promise<string> {
  const rows = await site.stores.database.leads.db
    .selectFrom("leads")
    .select("content")
    .execute();
  const found = rows.filter(({ content }) => content.includes(`"${email}"`));
  return found[0]?.content ?? expect.fail("The lead was not stored.");
}

test("no line of the log names a whole number", () => {
  expect(site.logged.join("\n")).not.toMatch(/31255501|\(312\) 555/);
});

test("without scripts a browser that keeps no cookies is told so where it asked for a code, and one that does goes on", async () => {
  const sent = await send(
    NUMBER,
    "phone-number",
    { phone: "(630) 555-0147" },
    "",
  );
  expect(sent.status).toBe(303);
  const asked = sent.headers.get("Location") ?? expect.fail();
  const refused = await site.fetch(asked);
  expect(refused.status).toBe(200);
  expect(await refused.text()).toContain("so we can’t check a code");
  const kept = await site.fetch(asked, {
    headers: { Cookie: readCookies(sent).join("; ") },
  });
  expect(kept.status).toBe(302);
  expect(kept.headers.get("Location")).toBe(CODE);
});
