import * as v from "valibot";
import { expect, test } from "vitest";
import { checkbox, message } from "#app/domain/forms/fields.ts";
import { formPorts, formPost } from "#tests/support/form-ports.ts";
import { STRANGER_FACTS } from "#tests/support/stranger-facts.ts";
import { contactEntries } from "#app/site/forms/contact-details.ts";
import { defineForm } from "#app/site/forms/form-definition.ts";
import { type Post, readPost } from "./read-post.server.ts";

const form = defineForm(
  "contact",
  v.object({ ...contactEntries, message, contactConsent: checkbox }),
);

const FIELDS = {
  firstName: "Elena",
  lastName: "Ruiz",
  email: "elena@example.com",
  phone: "(630) 555-0100",
  message: "Hello",
};

type Fields = Readonly<Record<string, string>> | [string, string][];

async function post(fields: Fields, site = formPorts()) {
  const token = site.token("contact");
  const all: [string, string][] = [
    ["formToken", token],
    ...(Array.isArray(fields) ? fields : Object.entries(fields)),
  ];
  const read = await readPost(site.ports, STRANGER_FACTS, formPost(all), form);
  return { read, token, site };
}

function getReply(read: Post<unknown>) {
  if (read.status === "good") throw new Error("The form went through.");
  const { data: reply, init } = read.answer;
  const headers = new Headers(init?.headers);
  return { status: init?.status, reply, headers };
}

test("a good form gives its values, with the phone as digits, and its key", async () => {
  const { read } = await post(FIELDS);
  expect(read).toMatchObject({
    status: "good",
    value: { ...FIELDS, phone: "6305550100", contactConsent: false },
  });
  expect(read.status === "good" && read.key).toMatch(/^[\w-]{24}$/);
});

test("an empty form is answered 400 with a message for each field, and its token stays", async () => {
  const { read, token } = await post({});
  const { status, reply } = getReply(read);
  expect(status).toBe(400);
  expect(reply.token).toBe(token);
  expect(reply.result?.error).toEqual({
    firstName: ["firstName"],
    lastName: ["lastName"],
    email: ["email"],
    phone: ["phone"],
    message: ["message"],
  });
});

test("what was typed comes back as it was", async () => {
  const typed = { ...FIELDS, email: "elena@", firstName: "  Éléna  " };
  const { reply } = getReply((await post(typed)).read);
  expect(reply.result?.initialValue).toEqual(typed);
  expect(reply.result?.error).toEqual({ email: ["email"] });
});

test("a megabyte in every field is answered 400, and comes back cut", async () => {
  const long = "x".repeat(400_000);
  const fields = Object.fromEntries(
    Object.keys(FIELDS).map((name) => [name, long]),
  );
  const { status, reply } = getReply((await post(fields)).read);
  expect(status).toBe(400);
  expect(Object.keys(reply.result?.error ?? {})).toEqual(Object.keys(FIELDS));
  expect(JSON.stringify(reply).length).toBeLessThan(40_000);
});

test.each<[string, Fields]>([
  [
    "fields of other forms",
    {
      ...FIELDS,
      phoneVerified: "true",
      unlockPrice: "1",
      status: "new",
      leadId: "7",
      price: "1",
      recipients: "a@evil.example",
    },
  ],
  [
    "prototypes",
    {
      ...FIELDS,
      "__proto__[x]": "1",
      "constructor.prototype.x": "1",
      __proto__x: "1",
    },
  ],
  [
    "paths",
    {
      ...FIELDS,
      "firstName.x": "1",
      "firstName[0]": "1",
      "a[b][c]": "1",
      "x]": "1",
    },
  ],
  ["Conform's own", { ...FIELDS, __intent__: "{", __state__: "{" }],
])("%s are not read", async (_name, fields) => {
  const { read } = await post(fields);
  expect(read).toMatchObject({ status: "good" });
  expect(read.status === "good" && Object.keys(read.value).sort()).toEqual(
    [...Object.keys(FIELDS), "contactConsent"].sort(),
  );
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test("a field that comes twice is answered 400 and said so", async () => {
  const { read } = await post([
    ...Object.entries(FIELDS),
    ["firstName", "Eve"],
  ]);
  const { status, reply } = getReply(read);
  expect(status).toBe(400);
  expect(reply.result?.error).toEqual({ firstName: ["repeated"] });
  expect(reply.result?.initialValue).toMatchObject({ firstName: "Elena" });
});

test("a robot's answer is put back to the form, and nothing goes through", async () => {
  const { read, token } = await post({ ...FIELDS, homepage: "http://x" });
  const { status, reply } = getReply(read);
  expect(status).toBe(400);
  expect(reply).toMatchObject({
    problem: "robot",
    result: { initialValue: FIELDS },
  });
  expect(reply.token).not.toBe(token);
});

async function sendAged(ageMs: number) {
  const { ports, clock } = formPorts();
  const formToken = ports.formTokens.issue("contact");
  clock.ms += ageMs;
  const sent = (token: string) =>
    readPost(
      ports,
      STRANGER_FACTS,
      formPost({ ...FIELDS, formToken: token }),
      form,
    );
  return { read: await sent(formToken), formToken, clock, sent };
}

test("a form that came too early goes through when it is sent once more", async () => {
  const { read, formToken, clock, sent } = await sendAged(200);
  const { reply } = getReply(read);
  expect(reply).toMatchObject({ problem: "early", token: formToken });
  clock.ms += 2_000;
  expect(await sent(reply.token ?? "")).toMatchObject({ status: "good" });
});

test("a form from this morning keeps its answers and goes through when it is sent once more", async () => {
  const { read, formToken, clock, sent } = await sendAged(8 * 3_600_000);
  const { status, reply } = getReply(read);
  expect(status).toBe(400);
  expect(reply).toMatchObject({
    problem: "stale",
    result: { initialValue: FIELDS },
  });
  expect(reply.token).not.toBe(formToken);
  clock.ms += 5_000;
  expect(await sent(reply.token ?? "")).toMatchObject({ status: "good" });
});

test("a forged token is answered like a stale one", async () => {
  const { ports } = formPorts();
  const request = formPost({ ...FIELDS, formToken: "forged" });
  const read = await readPost(ports, STRANGER_FACTS, request, form);
  expect(getReply(read).reply.problem).toBe("stale");
});

test("past the limit the answer is 429 with the time to wait and the values", async () => {
  const site = formPorts();
  const limit = { count: 1, seconds: 60 };
  const send = () =>
    readPost(
      site.ports,
      STRANGER_FACTS,
      formPost({ ...FIELDS, formToken: site.token("contact") }),
      form,
      limit,
    );
  expect(await send()).toMatchObject({ status: "good" });
  const { status, reply, headers } = getReply(await send());
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(reply).toMatchObject({
    problem: "too-many",
    result: { initialValue: FIELDS },
  });
});

test("a limit that cannot be asked stops nobody", async () => {
  const site = formPorts();
  const rateLimits = { take: () => Promise.reject(new Error("no database")) };
  const read = await readPost(
    { ...site.ports, rateLimits },
    STRANGER_FACTS,
    formPost({ ...FIELDS, formToken: site.token("contact") }),
    form,
  );
  expect(read.status).toBe("good");
});

test.each<[string, BodyInit, string]>([
  ["JSON", "{}", "application/json"],
  ["plain text", "firstName=a", "text/plain"],
  [
    "a broken multipart body",
    "--x\r\nnonsense",
    "multipart/form-data; boundary=x",
  ],
  ["multipart without a boundary", "x", "multipart/form-data"],
  [
    "three hundred fields",
    "a=1&".repeat(300),
    "application/x-www-form-urlencoded",
  ],
])(
  "%s is no form of ours: 400, and a form to fill",
  async (_name, body, type) => {
    const { ports } = formPorts();
    const request = new Request("https://dealer.example/form", {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });
    const { status, reply } = getReply(
      await readPost(ports, STRANGER_FACTS, request, form),
    );
    expect(status).toBe(400);
    expect(reply.problem).toBe("unreadable");
  },
);
