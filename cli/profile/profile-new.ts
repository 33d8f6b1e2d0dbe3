import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildNewProfile } from "#app/domain/new-profile/new-profile-files.ts";
import { toProfileId } from "#app/domain/new-profile/new-stores.ts";
import type { ProfileAnswers } from "#app/domain/new-profile/profile-answers.ts";
import { checkProfileFolder, findZipPlace } from "#app/operations.server.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { noWords, readArguments } from "#cli/leads/leads-arguments.ts";
import {
  askForRest,
  checkAnswers,
  readAnswersFile,
  setAnswer,
} from "./new-answers.ts";
import { NEW_QUESTIONS } from "./new-questions.ts";
import { listPhotoHosts } from "./photo-hosts.ts";
import type { ProfileContext } from "./profile-context.ts";

export const NEW_USAGE = `Usage: profile new [--from <answers.json>] [--to <folder>] [--feed <file>] [options]

Writes a complete store profile with nothing in it that you did not say: no reviews, ratings, staff, offers,
warranty or claims. Pages whose content is missing are off. It asks for what the options leave open; without a
terminal it says what is missing.

  --from <file>         answers as JSON; several stores are a list under "stores"
  --to <folder>         where the profile is written; otherwise profiles/<name>
  --feed <file>         your inventory feed: photos may come from the hosts that it names

${NEW_QUESTIONS.map(
  ({ option, question, example }) =>
    `  --${option.padEnd(18)}  ${question} (${example})`,
).join("\n")}
`;

const OPTIONS = {
  from: { type: "string" },
  to: { type: "string" },
  feed: { type: "string" },
  ...Object.fromEntries(
    NEW_QUESTIONS.map(({ option }) => [option, { type: "string" as const }]),
  ),
} as const;

/** Exit codes: 0 written, 1 the profile that was written has faults, 64 the answers are wrong or incomplete. */
export async function profileNew(
  args: readonly string[],
  context: ProfileContext,
): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  noWords(positionals);
  const options: Readonly<Record<string, unknown>> = values;
  const feed = readFeedPath(values.feed, context);
  const given = {
    ...readAnswersFile(values.from, context),
  };
  for (const question of NEW_QUESTIONS) {
    const words = options[question.option];
    if (typeof words === "string") setAnswer(given, question, words.trim());
  }
  if (values.from === undefined) await askForRest(given, context);
  if (feed !== null && given["photoHosts"] === undefined)
    given["photoHosts"] = await listPhotoHosts(feed);
  const answers = checkAnswers(given);
  const folder =
    values.to === undefined
      ? path.join(context.projectFolder, "profiles", toProfileId(answers))
      : path.resolve(context.workingFolder, values.to);
  if (existsSync(folder))
    throw new WrongUsage(
      `${folder} is there already. Choose another folder with --to, or take that one away.`,
    );
  writeProfile(folder, answers, context);
  return report(folder, answers, feed, context);
}

function readFeedPath(
  feed: string | undefined,
  { workingFolder }: ProfileContext,
): string | null {
  if (feed === undefined) return null;
  const file = path.resolve(workingFolder, feed);
  if (!existsSync(file)) throw new WrongUsage(`There is no file ${file}.`);
  return file;
}

function writeProfile(
  folder: string,
  answers: ProfileAnswers,
  { clock }: ProfileContext,
): void {
  const files = buildNewProfile(answers, {
    places: { findCoordinates: findZipPlace },
    nowMs: clock.nowMs(),
  });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

function report(
  folder: string,
  answers: ProfileAnswers,
  feed: string | null,
  { stdout, stderr, projectFolder, workingFolder }: ProfileContext,
): number {
  const { profile, faults, warnings } = checkProfileFolder(folder);
  const fromProject = path.relative(projectFolder, folder);
  const isInProject = path.dirname(fromProject) === "profiles";
  const named = isInProject ? path.basename(folder) : folder;
  stdout.write(
    `Wrote ${path.relative(workingFolder, folder) || folder}: ${answers.name}, ${answers.stores.length === 1 ? "1 store" : `${answers.stores.length} stores`}.\n`,
  );
  for (const fault of faults) stderr.write(`${fault}\n`);
  if (profile === null) return EXIT_CODES.failed;
  for (const warning of warnings) stdout.write(`warning: ${warning}\n`);
  const site = answers.website ?? "https://www.your-site.com";
  const [first] = profile.stores;
  stdout.write(
    [
      "",
      "Not there until you give it, and so on no page: reviews, ratings, staff, offers, warranty, claims, careers,",
      "financing, service. docs/profile.md says where each stands.",
      "",
      "1. Put this into .env:",
      "",
      `   PROFILE=${named}`,
      `   SITE_URL=${new URL(site).origin}`,
      `   TRUSTED_HOSTS=${new URL(site).host}`,
      "   SECRET_KEY=<from: openssl rand -base64 32>",
      "",
      `2. npm run forecourt -- import ${feed === null ? "<feed>" : quote(path.relative(projectFolder, feed))} --store ${first?.id ?? ""}`,
      "3. npm run serve",
      "",
    ].join("\n"),
  );
  return EXIT_CODES.done;
}

function quote(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : JSON.stringify(file);
}
