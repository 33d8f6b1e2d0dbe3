import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import * as v from "valibot";
import { expect, test } from "vitest";
import {
  environmentSchema,
  PRODUCTION_NEEDS,
} from "./environment-variables.server.ts";
import { parseEnvironment } from "./environment.server.ts";

const NAMES = Object.keys(environmentSchema.entries).toSorted();

/** A row of the table: `PORT`, its standard, and what it is. */
const ROW = /^\| `([A-Z_]+)` +\| +(.*?) +\| +(.*?) +\|$/gm;

const rows = [...readFileSync("docs/operations.md", "utf8").matchAll(ROW)].map(
  ([, name = "", standard = "", meaning = ""]) => ({
    name,
    standard,
    meaning,
  }),
);

const REQUIRED = {
  SECRET_KEY: "Jd83kfLw02mNcvB7sQx1zZpTy5uEoRa9",
  SITE_URL: "https://www.prairieauto.example",
  TRUSTED_HOSTS: "www.prairieauto.example",
};

function serve(variables: Readonly<Record<string, string>>) {
  const parsed = parseEnvironment(
    { ...REQUIRED, ...variables },
    "production",
    "/site",
  );
  return parsed.ok ? parsed.environment : expect.fail("It does not start.");
}

test("the operator's table names each variable once, and no other", () => {
  expect(rows.map(({ name }) => name).toSorted()).toEqual(NAMES);
});

test(".env.example names each variable once, and no other", () => {
  const named = readFileSync(".env.example", "utf8")
    .split("\n")
    .flatMap((line) => /^([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(named.toSorted()).toEqual(NAMES);
});

test("what the table calls required is what the server refuses to start without", () => {
  expect(
    rows
      .filter(({ standard }) => standard === "required")
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(PRODUCTION_NEEDS).toSorted());
});

test("a standard in the table, when it is given, serves the site as if it were not", () => {
  const written = rows.flatMap(({ name, standard }) => {
    const value = /^`(.+)`$/.exec(standard)?.[1];
    return value === undefined ? [] : [[name, value] as const];
  });
  expect(written.length).toBeGreaterThan(9);
  expect(serve(Object.fromEntries(written))).toEqual(serve({}));
});

test("every standard of the schema stands in the table and in .env.example", () => {
  const standards = Object.entries(environmentSchema.entries).flatMap(
    ([name, entry]) => {
      const standard: unknown = v.getDefault(entry);
      return typeof standard === "string" ? [[name, standard] as const] : [];
    },
  );
  expect(standards.length).toBeGreaterThan(6);
  const example = parseEnv(readFileSync(".env.example", "utf8"));
  for (const [name, standard] of standards) {
    expect(rows.find((it) => it.name === name)?.standard, name).toBe(
      `\`${standard}\``,
    );
    expect(example[name], name).toBe(standard);
  }
});

test("the feeds' token alone asks for itself, as the table says", () => {
  expect(serve({ FEEDS_TOKEN: "0123456789abcdef" }).feedsAccess.kind).toBe(
    "token",
  );
});
