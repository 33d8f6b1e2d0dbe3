import { beforeAll, expect, test } from "vitest";
import { startTestSite, type TestSite } from "#tests/support/test-site.ts";

const PATH = "/api/customer/phoneValidation";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ profile: "used-only", isSeeded: false });
  return site.stop;
});

async function ask(
  fields: object,
  headers: Record<string, string> = {},
  path = PATH,
) {
  const response = await site.fetch(path, {
    method: "POST",
    body: JSON.stringify(fields),
    headers: { "Content-Type": "application/json", ...headers },
  });
  return { status: response.status, body: await response.json(), response };
}

function codeSentTo(ending: string): string {
  const line = site.logged.findLast((it) => it.includes(`"${ending}"`));
  return /"code":"(\d{6})"/.exec(line ?? "")?.[1] ?? expect.fail();
}

test.each([
  [{}, "phone", "Phone number is required"],
  [{ phone: "call me" }, "phone", "Phone number is invalid by regex"],
  [
    { phone: "8765551234", type: "phone-validation" },
    "phone",
    "Phone number is invalid by regex",
  ],
  [
    { phone: "6305550142", type: "code-verification" },
    "code",
    "Code is required",
  ],
  [
    { phone: "6305550142", type: "code-verification", code: "12345" },
    "code",
    "Code must be 6 digits",
  ],
  [
    { phone: "6305550142", type: "code-verification", code: ["123456"] },
    "code",
    "Code must be 6 digits",
  ],
])("%j is refused at %s", async (fields, field, error) => {
  const { status, body } = await ask(fields);
  expect(status).toBe(400);
  expect(body).toMatchObject({
    success: false,
    error,
    errors: { [field]: error },
  });
});

test.each([undefined, "", "sms", "Phone-Validation", 3, ["phone-validation"]])(
  "the type %j is neither of the two that the call knows, and sends no code",
  async (type) => {
    const phone = "(312) 555-0119";
    const { status, body } = await ask({ phone, type, code: "123456" });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false });
    expect(Object.keys(body.errors)).toEqual(["error"]);
    expect(site.logged.join()).not.toContain('"19"');
  },
);

test.each(["[]", "null", "{", '"phone"', "6305550142"])(
  "a body of %s asks for nothing",
  async (body) => {
    const headers = { "Content-Type": "application/json" };
    const response = await site.fetch(PATH, { method: "POST", body, headers });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { phone: "Phone number is required" },
    });
  },
);

test("a code is sent once a minute, guessed wrong, and verifies the phone in the visitor's profile", async () => {
  const phone = "(312) 555-0187";
  const sent = await ask({ phone, type: "phone-validation" });
  expect(sent.body).toMatchObject({ success: true, error: "" });
  const Cookie = readAskersCookie(sent.response);
  const again = await ask({ phone, type: "phone-validation" });
  expect(again.status).toBe(429);
  const code = codeSentTo("87");
  const check = (guess: string) =>
    ask({ phone, type: "code-verification", code: guess }, { Cookie });
  const wrong = await check(code === "111111" ? "222222" : "111111");
  expect(wrong.status).toBe(400);
  expect(Object.keys(wrong.body.errors)).toEqual(["code"]);
  const right = await check(code);
  expect(right.body).toMatchObject({ success: true });
  expect(right.response.headers.getSetCookie().join()).toContain("visitor=");
  expect((await check(code)).status).toBe(400);
});

/** The secret of the browser that asked, as it sends it back. */
function readAskersCookie(response: Response): string {
  const lines = response.headers.getSetCookie();
  const line = lines.find((it) => it.startsWith("phoneToVerify="));
  expect(line).toContain("HttpOnly");
  return line?.split(";", 1)[0] ?? "";
}

test("a code opens nothing in a browser that did not ask for it", async () => {
  const phone = "(773) 555-0131";
  const Cookie = readAskersCookie(
    (await ask({ phone, type: "phone-validation" })).response,
  );
  const verification = {
    phone,
    type: "code-verification",
    code: codeSentTo("31"),
  };
  for (const strange of ["", `phoneToVerify=7735550131-1-${"0f".repeat(16)}`]) {
    const { status, response } = await ask(verification, { Cookie: strange });
    expect(status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect((await ask(verification, { Cookie })).status).toBe(200);
});

test("a form is understood as JSON is", async () => {
  const response = await site.fetch(PATH, {
    method: "POST",
    body: new URLSearchParams({
      phone: "312 555 0222",
      type: "phone-validation",
    }),
  });
  expect(await response.json()).toMatchObject({ success: true });
});

test("a spoofed address opens no new allowance", async () => {
  const answers = [];
  for (let at = 0; at < 15; at++) {
    const { status } = await ask(
      { phone: String(7_735_550_100 + at * 97), type: "phone-validation" },
      {
        "X-Forwarded-For": `203.0.113.${at}`,
        Forwarded: `for=203.0.113.${at}`,
      },
    );
    answers.push(status);
  }
  // Two were sent by the tests above.
  expect(answers.filter((it) => it === 200).length).toBeLessThanOrEqual(10);
  expect(answers.at(-1)).toBe(429);
});

test("another site may not ask, and nobody may by GET", async () => {
  const { status } = await site
    .fetch(PATH, {
      method: "POST",
      headers: { Origin: "https://evil.example" },
    })
    .then((response) => response);
  expect(status).toBe(403);
  const got = await site.fetch(`${PATH}?phone=6305550142`);
  expect(got.status).toBe(405);
});

test("the log names no whole number", () => {
  expect(site.logged.join("\n")).not.toMatch(/3125550187|\(312\) 555/);
});

test("a profile without phone verification answers 404 everywhere", async () => {
  const off = await startTestSite({ isSeeded: false });
  try {
    for (const [path, method] of [
      [PATH, "POST"],
      [PATH, "GET"],
      ["/verify-phone", "GET"],
      ["/verify-phone/code", "GET"],
      ["/verify-phone", "POST"],
    ] as const)
      expect((await off.fetch(path, { method })).status).toBe(404);
    for (const path of ["/contact-us", "/your-details"])
      expect(await (await off.fetch(path)).text()).not.toContain("verify");
  } finally {
    await off.stop();
  }
});
