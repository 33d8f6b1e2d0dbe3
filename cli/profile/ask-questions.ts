import path from "node:path";
import { existsSync } from "node:fs";
import * as v from "valibot";
import {
  formatOpeningWords,
  readOpeningWords,
} from "#app/domain/new-profile/opening-words.ts";
import { profileAnswers } from "#app/domain/new-profile/profile-answers.ts";
import { listTimeZones } from "#app/domain/new-profile/state-facts.ts";
import { findZipPlace } from "#app/operations.server.ts";
import { WrongUsage } from "#cli/leads/leads-context.ts";
import { hasAnswer, setAnswer } from "./new-answers.ts";
import { findPictureProblem, isPictureKey } from "./new-pictures.ts";
import {
  askOfStore,
  FURTHER_STORE_NAME,
  isOfStore,
  NEW_QUESTIONS,
  type NewQuestion,
} from "./new-questions.ts";
import type { ProfileContext } from "./profile-context.ts";

type Given = Record<string, unknown>;

interface Asking extends Omit<ProfileContext, "ask"> {
  readonly ask: NonNullable<ProfileContext["ask"]>;
}

const INTRODUCTION = `A star wants an answer. Enter alone leaves out what has none, or takes what stands in [brackets].
Nothing is written before the last question; Ctrl-C ends without a trace.

`;

/**
 * Asks a person at a terminal for what the options leave open, and says whether there was anybody to ask. `onAnswer` may
 * refuse to go on.
 */
export async function askForRest(
  given: Given,
  context: ProfileContext,
  onAnswer: (question: NewQuestion) => void,
): Promise<boolean> {
  const open = NEW_QUESTIONS.filter((it) => !hasAnswer(given, it));
  const required = open.filter(({ isRequired }) => isRequired);
  if (required.length === 0) return false;
  const { ask } = context;
  if (ask === null)
    throw new WrongUsage(
      `These are missing: ${required.map(({ option }) => `--${option}`).join(", ")}.`,
    );
  const asking = { ...context, ask };
  context.stdout.write(INTRODUCTION);
  const asked = open.filter(({ isUnasked }) => !isUnasked);
  const ofStore = asked.filter(isOfStore);
  for (const question of asked) {
    await askOne(given, question, asking);
    onAnswer(question);
    if (question !== ofStore.at(-1)) continue;
    await askForZone(given, 0, asking);
    await askForFurtherStores(given, asking);
  }
  return true;
}

async function askForFurtherStores(
  given: Given,
  asking: Asking,
): Promise<void> {
  const questions = NEW_QUESTIONS.filter(
    (it) => isOfStore(it) && it.isUnasked !== true,
  );
  for (let at = 1; await askYesOrNo("Is there another store?", asking); at++) {
    for (const question of [FURTHER_STORE_NAME, ...questions])
      await askOne(given, askOfStore(question, at), asking);
    await askForZone(given, at, asking);
  }
}

/** Whether a store is open cannot be known without its zone. */
async function askForZone(
  given: Given,
  at: number,
  asking: Asking,
): Promise<void> {
  const question = NEW_QUESTIONS.find(({ option }) => option === "time-zone");
  if (question === undefined) return;
  const ofStore = askOfStore(question, at);
  const stores: unknown = given["stores"];
  const store: unknown = Array.isArray(stores) ? stores[at] : null;
  if (typeof store !== "object" || store === null) return;
  const zones = listTimeZones(String(Reflect.get(store, "state")));
  if (zones.length < 2 || hasAnswer(given, ofStore)) return;
  await askOne(
    given,
    {
      ...ofStore,
      question: `Time zone there: ${zones.join(" or ")}?`,
      example: zones[0]?.split("/").at(-1) ?? "",
      isRequired: true,
      read: (words) =>
        zones.find((zone) =>
          zone.toLowerCase().includes(words.toLowerCase().replaceAll(" ", "_")),
        ) ?? words,
    },
    asking,
  );
}

async function askYesOrNo(
  question: string,
  { ask, stdout }: Asking,
): Promise<boolean> {
  for (;;) {
    const said = (await ask(`  ${question} yes or no [no]: `)).trim();
    if (said === "" || /^no?$/i.test(said)) return false;
    if (/^y(?:es)?$/i.test(said)) return true;
    stdout.write("  must be yes or no\n");
  }
}

async function askOne(
  given: Given,
  question: NewQuestion,
  asking: Asking,
): Promise<void> {
  const { ask, stdout } = asking;
  const { isRequired = false, example, fallback } = question;
  const hint =
    fallback === undefined ? ` (such as ${example})` : ` [${fallback}]`;
  const words = `${isRequired ? "* " : "  "}${question.question}${hint}: `;
  for (;;) {
    const said = (await ask(words)).trim();
    if (said === "" && !isRequired) return;
    if (said === "") {
      stdout.write("  The profile cannot do without it.\n");
      continue;
    }
    // What cannot be read leaves no trace: Enter may still leave it out.
    const tried = structuredClone(given);
    setAnswer(tried, question, said);
    const problem = findProblem(tried, question, said, asking);
    if (problem === null) {
      Object.assign(given, tried);
      sayHowItWasRead(question, said, stdout);
      return;
    }
    stdout.write(`  ${problem}\n`);
  }
}

/** Hours are the one answer that can be read in another way than it was meant. */
function sayHowItWasRead(
  { option }: NewQuestion,
  said: string,
  stdout: Asking["stdout"],
): void {
  const week = option === "hours" ? readOpeningWords(said) : null;
  if (week !== null) stdout.write(`  Read as: ${formatOpeningWords(week)}\n`);
}

/** What is wrong with one answer, while others are still missing. */
function findProblem(
  given: Given,
  { option, key }: NewQuestion,
  said: string,
  context: Asking,
): string | null {
  // A picture's file becomes a name in the profile later.
  if (isPictureKey(key[0])) return findPictureProblem(said, context);
  const parsed = v.safeParse(profileAnswers, given);
  const at = key.join(".");
  const issue = parsed.issues?.find((it) =>
    `${v.getDotPath(it) ?? ""}.`.startsWith(`${at}.`),
  );
  if (issue !== undefined) return issue.message;
  return option === "zip" && findZipPlace(said.slice(0, 5)) === null
    ? "is no ZIP code that the Census Bureau knows"
    : null;
}

/** The feed's file, or null where there is none yet. */
export async function askForFeed(
  context: ProfileContext,
): Promise<string | null> {
  for (;;) {
    const words = await context.ask?.(
      "  Your inventory feed, a file on this machine (such as feed.csv): ",
    );
    const said = words?.trim() ?? "";
    if (said === "") return null;
    const file = path.resolve(context.workingFolder, said);
    if (existsSync(file)) return file;
    context.stdout.write(`  There is no file ${file}.\n`);
  }
}
