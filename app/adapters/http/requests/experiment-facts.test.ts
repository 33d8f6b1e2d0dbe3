import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { assignVariant } from "#app/domain/experiments/assign-variants.ts";
import { STRANGER } from "#app/domain/visitor/visitor-profile.ts";
import { SAMPLE_EXPERIMENT } from "#tests/support/sample-experiment.ts";
import {
  NO_EXPERIMENTS,
  readExperimentFacts,
} from "./experiment-facts.server.ts";

const NOVEMBER_MS = Date.parse("2026-11-20T18:00:00Z");
const JANUARY_MS = Date.parse("2027-01-20T18:00:00Z");
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";
const ONLY_BOLD = {
  ...SAMPLE_EXPERIMENT,
  variants: SAMPLE_EXPERIMENT.variants.map((it) => ({
    ...it,
    sharePercent: it.name === "bold" ? 100 : 0,
  })),
};
const CONTROL = [{ experiment: "first-words", variant: "control" }];
const BOLD = [{ experiment: "first-words", variant: "bold" }];

interface Asked {
  readonly path?: string;
  readonly method?: "GET" | "HEAD" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: ReadonlyMap<string, string>;
  readonly userAgent?: string;
  readonly uniqueUserId?: string | null;
  readonly nowMs?: number;
}

function read(
  {
    path = "/",
    method = "GET",
    headers = {},
    cookies = new Map(),
    userAgent = PHONE,
    uniqueUserId = null,
    nowMs = NOVEMBER_MS,
  }: Asked = {},
  incoming = new IncomingMessage(new Socket()),
) {
  Object.assign(incoming.headers, { accept: "text/html,*/*", ...headers });
  const url = new URL(path, "http://localhost");
  return readExperimentFacts(
    { incoming, cookies, method, url },
    { experiments: [ONLY_BOLD] },
    {
      visitor: uniqueUserId === null ? STRANGER : { ...STRANGER, uniqueUserId },
      client: { address: "192.0.2.1", userAgent },
    },
    nowMs,
  );
}

test("whoever opens a page while an experiment runs gets an id, and sees a variant at once", () => {
  const { visitor, experiments } = read();
  expect(visitor.uniqueUserId).toMatch(/^[0-9a-f]{36}$/);
  expect(experiments).toEqual({
    assignments: BOLD,
    isCounted: true,
    isNewVisitor: true,
  });
});

test("the facts of one request have one id, those of two have two", () => {
  const incoming = new IncomingMessage(new Socket());
  const [first, again] = [read({}, incoming), read({}, incoming)];
  expect(again.visitor.uniqueUserId).toBe(first.visitor.uniqueUserId);
  expect(read().visitor.uniqueUserId).not.toBe(first.visitor.uniqueUserId);
});

test("a known id decides the variant wherever it comes from", () => {
  const uniqueUserId = "0f".repeat(18);
  const { visitor, experiments } = read({ uniqueUserId });
  expect(visitor.uniqueUserId).toBe(uniqueUserId);
  expect(experiments).toEqual({
    assignments: [
      {
        experiment: "first-words",
        variant: assignVariant(ONLY_BOLD, uniqueUserId),
      },
    ],
    isCounted: true,
    isNewVisitor: false,
  });
});

test("where no experiment runs nobody gets an id", () => {
  const { visitor, experiments } = read({ nowMs: JANUARY_MS });
  expect(visitor).toBe(STRANGER);
  expect(experiments).toBe(NO_EXPERIMENTS);
});

test.each<[who: string, asked: Asked]>([
  ["a crawler", { userAgent: "Googlebot/2.1" }],
  ["a program without a name", { userAgent: "" }],
  ["a script's call", { headers: { accept: "application/json" } }],
  ["an interface", { path: "/api/statsig/experiments" }],
  ["a picture", { headers: { "sec-fetch-dest": "image" } }],
  ["a form", { method: "POST" }],
  ["a look at the headers", { method: "HEAD" }],
  [
    "a browser that keeps no cookies",
    { headers: { "sec-fetch-site": "same-origin" } },
  ],
])("%s sees the site as it is, and gets no id", (_, asked) => {
  const { visitor, experiments } = read(asked);
  expect(visitor.uniqueUserId).toBeNull();
  expect(experiments).toEqual({
    assignments: CONTROL,
    isCounted: false,
    isNewVisitor: false,
  });
});

test("a crawler that sends an id is counted nowhere", () => {
  const asked = { userAgent: "Googlebot/2.1", uniqueUserId: "0f".repeat(18) };
  expect(read(asked).experiments).toEqual({
    assignments: CONTROL,
    isCounted: false,
    isNewVisitor: false,
  });
});

test("a browser that keeps other cookies is given an id on its way through the site", () => {
  const { experiments } = read({
    headers: { "sec-fetch-site": "same-origin" },
    cookies: new Map([["displayCookies", "hide"]]),
  });
  expect(experiments.isNewVisitor).toBe(true);
});
