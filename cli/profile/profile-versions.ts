import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import {
  EDITED_FILES,
  type EditedFile,
} from "#app/domain/profile-edits/part-rules.ts";
import { openContentTools, readEnvironment } from "#app/operations.server.ts";
import type { Log } from "#app/ports.ts";
import type { ContentDesk } from "#app/ports/content-ports.ts";
import { readArguments } from "#cli/leads/leads-arguments.ts";
import { EXIT_CODES, WrongUsage } from "#cli/leads/leads-context.ts";
import { formatLocalTime } from "#cli/local-time.ts";
import { terminalLine } from "#cli/terminal-text.ts";
import type { ProfileContext } from "./profile-context.ts";

const FILES = EDITED_FILES.join(", ");

export const VERSIONS_USAGE = `Usage: profile versions [file]

Texts of before that edits replaced, the newest first: id, until when it stood (UTC), who changed it, and what. The newest
fifty of each file are kept.

Files: ${FILES}; all of them where left out.
`;

export const RESTORE_USAGE = `Usage: profile restore <file> <id>

Brings a text of before back, checked as "profile check" does. What is there now is kept as a version too, also where it is
broken. A running site shows it within seconds. "profile versions" lists the ids.

Files: ${FILES}.

Exit codes: 0 done, 1 not done, 64 wrong usage, 78 the environment or the database is wrong.
`;

/** EX_CONFIG. */
const EXIT_CONFIGURATION = 78;

export function profileVersions(
  args: readonly string[],
  context: ProfileContext,
): Promise<number> {
  const { positionals } = readArguments(args, {});
  const [name, ...more] = positionals;
  const file = name === undefined ? null : readFile(name);
  if (more.length > 0)
    throw new WrongUsage(`"${more.join(" ")}" was not expected here.`);
  return withContent(context, async (desk) => {
    const { stdout, stderr } = context;
    let count = 0;
    for (const it of file === null ? EDITED_FILES : [file])
      for (const { id, untilMs, by, subject } of await desk.listVersions(it)) {
        count++;
        const cells = [
          it,
          id,
          formatLocalTime(untilMs, "UTC"),
          by.name,
          subject,
        ];
        stdout.write(`${cells.map((cell) => terminalLine(cell)).join("  ")}\n`);
      }
    if (count === 0) stderr.write("Nothing was edited yet.\n");
    return EXIT_CODES.done;
  });
}

export function profileRestore(
  args: readonly string[],
  context: ProfileContext,
): Promise<number> {
  const { positionals } = readArguments(args, {});
  const [name, id, ...more] = positionals;
  if (name === undefined || id === undefined || more.length > 0)
    throw new WrongUsage("Give one file and the id of one of its versions.");
  const file = readFile(name);
  return withContent(context, async (desk, folder) => {
    const { stdout, stderr, clock } = context;
    const version = await desk.findVersion(file, id);
    if (version === null) {
      stderr.write(`${file} has no version ${id}. See: profile versions\n`);
      return EXIT_CODES.failed;
    }
    const { revision } = await desk.read(file);
    const saved = await desk.save({
      file,
      revision,
      text: version.text,
      action: "content.restored",
      subject: file,
      storeId: null,
      before: null,
      after: { version: id },
      by: COMMAND_LINE,
      nowMs: clock.nowMs(),
    });
    switch (saved.status) {
      case "saved":
        stdout.write(`${file} of ${folder} is as it was.\n`);
        return EXIT_CODES.done;
      case "stale":
        stderr.write(`Somebody else is editing ${file}: try again.\n`);
        return EXIT_CODES.failed;
      case "unwritable":
        stderr.write(`${folder} cannot be written to: ${saved.problem}.\n`);
        return EXIT_CODES.failed;
      case "refused":
        for (const { line } of saved.faults) stderr.write(`${line}\n`);
        return EXIT_CODES.failed;
    }
  });
}

function readFile(name: string): EditedFile {
  const file = EDITED_FILES.find((it) => it === name);
  if (file === undefined)
    throw new WrongUsage(`"${name}" is none of the files: ${FILES}.`);
  return file;
}

async function withContent(
  { variables, projectFolder, clock, stderr }: ProfileContext,
  run: (desk: ContentDesk, folder: string) => Promise<number>,
): Promise<number> {
  const read = readEnvironment(variables, projectFolder);
  if (!read.ok) {
    stderr.write(`${read.problem}\n`);
    return EXIT_CONFIGURATION;
  }
  const log = toQuietLog(stderr);
  const ports = { clock, log };
  const content = await openContentTools(
    read.environment,
    projectFolder,
    ports,
  ).catch((error: unknown) => {
    stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return null;
  });
  if (content === null) return EXIT_CONFIGURATION;
  try {
    return await run(content.desk, content.folder);
  } finally {
    await content.close();
  }
}

/** Only what is wrong is said. */
function toQuietLog(stderr: ProfileContext["stderr"]): Log {
  const write = (event: string) => void stderr.write(`${event}\n`);
  return { debug() {}, info() {}, warn: write, error: write };
}
