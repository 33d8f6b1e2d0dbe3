import { expect, test } from "vitest";
import { HOUR_MS, SECOND_MS } from "#app/domain/time.ts";
import { createFormTokens } from "./form-tokens.server.ts";

function tokens(secretKey = "a key") {
  const clock = {
    ms: Date.parse("2026-11-20T18:00:00Z"),
    nowMs: () => clock.ms,
  };
  return { clock, ...createFormTokens({ secretKey, clock }) };
}

test("a form that a person filled is good, under a key of its own", () => {
  const { clock, issue, read } = tokens();
  const [first, second] = [issue("contact"), issue("contact")];
  clock.ms += 20 * SECOND_MS;
  const read1 = read("contact", first);
  const read2 = read("contact", second);
  expect(read1).toMatchObject({ status: "good" });
  expect(read("contact", first)).toEqual(read1);
  expect(read1).not.toEqual(read2);
});

test.each([
  [0, "early"],
  [SECOND_MS - 1, "early"],
  [SECOND_MS, "good"],
  [2 * HOUR_MS, "good"],
  [2 * HOUR_MS + 1, "stale"],
  // Another node's clock is a little behind; none is an hour ahead.
  [-30 * SECOND_MS, "early"],
  [-HOUR_MS, "forged"],
])("a form of the age of %d ms is %s", (ageMs, status) => {
  const { clock, issue, read } = tokens();
  const token = issue("contact");
  clock.ms += ageMs;
  expect(read("contact", token).status).toBe(status);
});

test("a token of another form, another key or another hand is forged", () => {
  const { clock, issue, read } = tokens();
  const token = issue("contact");
  clock.ms += 20 * SECOND_MS;
  const [time = "", key = "", signature = ""] = token.split(".");
  const later = (Number.parseInt(time, 36) + 1).toString(36);
  for (const forged of [
    "",
    "x",
    token.slice(0, -1),
    `${token}x`,
    `${later}.${key}.${signature}`,
    `${time}.${"a".repeat(24)}.${signature}`,
    `${time}.${key}.${"a".repeat(43)}`,
    "a".repeat(100_000),
  ])
    expect(read("contact", forged).status).toBe("forged");
  expect(read("careers", token).status).toBe("forged");
  expect(tokens("another key").read("contact", token).status).toBe("forged");
});
