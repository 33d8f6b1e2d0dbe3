import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildNewProfile } from "#app/domain/new-profile/new-profile-files.ts";
import { toProfileId } from "#app/domain/new-profile/new-stores.ts";
import type { ProfileAnswers } from "#app/domain/new-profile/profile-answers.ts";
import { checkProfileFolder, findZipPlace } from "#app/operations.server.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { noWords, readArguments } from "#cli/leads/leads-arguments.ts";
import { checkAnswers, readAnswersFile, setAnswer } from "./new-answers.ts";
import { askForFeed, askForRest } from "./ask-questions.ts";
import { takePictures } from "./new-pictures.ts";
import { NEW_QUESTIONS } from "./new-questions.ts";
import { listPhotoHosts } from "./photo-hosts.ts";
import type { ProfileContext } from "./profile-context.ts";

export const NEW_USAGE = `Usage: profile new [--from <answers.json>] [--to <folder>] [--feed <file>] [options]

Writes a complete store profile with nothing in it that you did not say: no reviews, ratings, staff, offers,
warranty or claims. Pages whose content is missing are off. It asks for what the options leave open, unless the
answers come from a file or nobody sits at a terminal: then it says what is missing.

  --from <file>         answers as JSON; several stores are a list under "stores"
  --to <folder>         where the profile is written; otherwise profiles/<name>
  --feed <file>         your inventory feed: photos may come from the hosts that it names

${NEW_QUESTIONS.map(
  ({ option, question, example, fallback }) =>
    `  --${option.padEnd(18)}  ${question} (${fallback === undefined ? example : `otherwise ${fallback}`})`,
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
  let feed = readFeedPath(values.feed, context);
  const given = {
    ...readAnswersFile(values.from, context),
  };
  for (const question of NEW_QUESTIONS) {
    const words = options[question.option];
    if (typeof words === "string") setAnswer(given, question, words.trim());
  }
  const requireFree = () => {
    if (existsSync(findFolder(values.to, given, context) ?? ""))
      throw new WrongUsage(
        `${findFolder(values.to, given, context)} is there already. Choose another folder with --to, or take that one away.`,
      );
  };
  requireFree();
  const isAsked =
    values.from === undefined &&
    (await askForRest(given, context, requireFree));
  if (isAsked && feed === null) feed = await askForFeed(context);
  if (feed !== null && given["photoHosts"] === undefined)
    given["photoHosts"] = await listPhotoHosts(feed);
  const pictures = takePictures(given, context);
  const answers = checkAnswers(given);
  requireFree();
  const folder = findFolder(values.to, answers, context) ?? "";
  writeProfile(folder, answers, context);
  for (const { name, bytes } of pictures) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  return report(folder, answers, feed, context);
}

/** Null while nobody has said what the dealership is called. */
function findFolder(
  to: unknown,
  { id, name }: { readonly id?: unknown; readonly name?: unknown },
  { workingFolder, projectFolder }: ProfileContext,
): string | null {
  if (typeof to === "string") return path.resolve(workingFolder, to);
  if (typeof name !== "string") return null;
  const folder =
    typeof id === "string" ? id : toProfileId({ id: undefined, name });
  return path.join(projectFolder, "profiles", folder);
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
  const fromWorking = formatPlace(workingFolder, folder) || folder;
  stdout.write(
    `Wrote ${fromWorking}: ${answers.name}, ${answers.stores.length === 1 ? "1 store" : `${answers.stores.length} stores`}.\n`,
  );
  for (const fault of faults) stderr.write(`${fault}\n`);
  if (profile === null) return EXIT_CODES.failed;
  const isNote = (warning: string) => warning.startsWith("legal/");
  const noteCount = warnings.filter(isNote).length;
  for (const warning of warnings.filter((it) => !isNote(it)))
    stdout.write(`warning: ${warning}\n`);
  const site = answers.website ?? "https://www.your-site.com";
  const [first] = profile.stores;
  stdout.write(
    [
      "",
      "Not there until you give it, and so on no page: reviews, ratings, staff, offers, warranty, claims, careers,",
      "financing, service. docs/profile.md says where each stands.",
      `The legal texts are drafts with ${noteCount} notes to your lawyer in legal/; no page shows the notes.`,
      `Logos and other pictures lie in ${fromWorking}/assets; profile.json names them, as in "assets/logo.png".`,
      `Photos of cars that the feed has no addresses of: FEED_DIR/${first?.id ?? ""}/photos, named by VIN or stock number`,
      "(docs/feeds.md).",
      "",
      "1. Put this into .env. The key was made just now, for you alone:",
      "",
      `   PROFILE=${named}`,
      `   SITE_URL=${new URL(site).origin}`,
      `   TRUSTED_HOSTS=${new URL(site).host},localhost:3000`,
      `   SECRET_KEY=${randomBytes(32).toString("base64")}`,
      "",
      `2. npm run forecourt -- import ${feed === null ? "<feed>" : quote(formatPlace(projectFolder, feed))} --store ${first?.id ?? ""}`,
      "3. npm run forecourt -- profile check --live",
      "4. npm run serve, and look at http://localhost:3000",
      "",
    ].join("\n"),
  );
  return EXIT_CODES.done;
}

/** A way that climbs out of the folder is longer than the whole path, and says less. */
function formatPlace(from: string, file: string): string {
  const way = path.relative(from, file);
  return way.startsWith("..") ? file : way;
}

function quote(file: string): string {
  return /^[\w./-]+$/.test(file) ? file : JSON.stringify(file);
}
