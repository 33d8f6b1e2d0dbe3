import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { listStoresWithoutZone } from "#app/domain/new-profile/new-stores.ts";
import {
  type GivenAnswers,
  profileAnswers,
  type ProfileAnswers,
} from "#app/domain/new-profile/profile-answers.ts";
import { findZipPlace } from "#app/operations.server.ts";
import { WrongUsage } from "#cli/leads/leads-context.ts";
import { NEW_QUESTIONS, type NewQuestion } from "./new-questions.ts";
import type { ProfileContext } from "./profile-context.ts";

/** The answers of a file; none without one. */
export function readAnswersFile(
  from: string | undefined,
  { workingFolder }: ProfileContext,
): Record<string, unknown> {
  if (from === undefined) return {};
  const file = path.resolve(workingFolder, from);
  try {
    const read: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof read === "object" && read !== null && !Array.isArray(read))
      return { ...read };
  } catch (error) {
    throw new WrongUsage(
      `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  throw new WrongUsage(`${file} must hold one object with answers.`);
}

/** The holders on the way are made where they are missing; a list holds one store. */
export function setAnswer(
  given: Record<string, unknown>,
  { key, read = (words) => words }: NewQuestion,
  words: string,
): void {
  let holder: object = given;
  for (const [at, step] of key.slice(0, -1).entries()) {
    const next: unknown = Reflect.get(holder, step);
    const made: object =
      typeof next === "object" && next !== null
        ? next
        : typeof key[at + 1] === "number"
          ? []
          : {};
    Reflect.set(holder, step, made);
    holder = made;
  }
  Reflect.set(holder, key.at(-1) ?? "", read(words));
}

export function hasAnswer(given: GivenAnswers, { key }: NewQuestion): boolean {
  return (
    key.reduce<unknown>(
      (holder, step) =>
        typeof holder === "object" && holder !== null
          ? Reflect.get(holder, step)
          : undefined,
      given,
    ) !== undefined
  );
}

/** Every problem is said at once, by its option where it has one. */
export function checkAnswers(given: GivenAnswers): ProfileAnswers {
  const parsed = v.safeParse(profileAnswers, given);
  if (!parsed.success)
    throw new WrongUsage(
      parsed.issues
        .map((issue) => `${nameAnswer(issue)}: ${sayIssue(issue)}`)
        .join("\n"),
    );
  const zoneless = listStoresWithoutZone(parsed.output);
  if (zoneless.length > 0)
    throw new WrongUsage(
      zoneless
        .map(
          ({ store, zones }) =>
            `time-zone: ${store.state} has several; say which holds in ${store.city}: ${zones.join(" or ")}`,
        )
        .join("\n"),
    );
  for (const store of parsed.output.stores)
    if (
      store.coordinates === undefined &&
      findZipPlace(store.zip.slice(0, 5)) === null
    )
      throw new WrongUsage(
        `zip: ${store.zip} is no ZIP code that the Census Bureau knows. Look at it again, or give "coordinates" in a file.`,
      );
  return parsed.output;
}

function nameAnswer(issue: v.BaseIssue<unknown>): string {
  const at = v.getDotPath(issue) ?? "";
  const question = NEW_QUESTIONS.find(({ key }) =>
    `${at}.`.startsWith(`${key.join(".")}.`),
  );
  const option = question === undefined ? at : `--${question.option}`;
  return at.startsWith("stores.0") || !at.startsWith("stores.") ? option : at;
}

function sayIssue(issue: v.BaseIssue<unknown>): string {
  if (issue.received === "undefined") return "is missing";
  return issue.type === "strict_object" && issue.expected === "never"
    ? "is an unknown key; look at its spelling"
    : issue.message;
}
