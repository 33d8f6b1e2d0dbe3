import { isHelpAsked } from "#cli/asked-help.ts";
import path from "node:path";
import { backUpDatabases } from "#app/operations.server.ts";

export interface BackupContext {
  readonly dataDir: string;
  /** Null with SQLite. */
  readonly databaseUrl: string | null;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
}

/** `usage` is the system's own number for it, EX_USAGE. */
const EXIT_CODES = { done: 0, failed: 1, usage: 64 } as const;

export const BACKUP_USAGE = `Usage: backup <folder>

Copies leads.sqlite and inventory.sqlite into a new folder while the site runs, and checks the copies.
To restore: stop the site, put both files into an empty DATA_DIR, and start it.
`;

const POSTGRES_NOTE = `The data is in PostgreSQL: back it up with its own tools, which do not hold up the site either.

  pg_dump --format=custom --file=forecourt.dump "$DATABASE_URL"

To restore: stop the site, then into an empty database:

  pg_restore --no-owner --exit-on-error --dbname="$DATABASE_URL" forecourt.dump
`;

/** Resolves to the exit code: 0 copied and checked, 1 not, 64 wrong usage. */
export async function backupCommand(
  args: readonly string[],
  context: BackupContext,
): Promise<number> {
  const { dataDir, databaseUrl, stdout, stderr } = context;
  if (isHelpAsked(args)) {
    stdout.write(BACKUP_USAGE);
    return EXIT_CODES.done;
  }
  if (databaseUrl !== null) {
    stderr.write(POSTGRES_NOTE);
    return EXIT_CODES.failed;
  }
  const [folder, ...others] = args;
  if (folder === undefined || folder.startsWith("-") || others.length > 0) {
    stderr.write(`Name one new folder.\n\n${BACKUP_USAGE}`);
    return EXIT_CODES.usage;
  }
  const target = path.resolve(folder);
  const backup = await backUpDatabases(dataDir, target);
  if (!backup.ok) {
    stderr.write(`${backup.problem}\nThere is no backup.\n`);
    return EXIT_CODES.failed;
  }
  for (const { name, bytes, rowCount } of backup.copies)
    stdout.write(
      `${name.padEnd(18)} ${number(bytes).padStart(15)} bytes, ${number(rowCount)} ${name === "leads.sqlite" ? "leads" : "vehicles"}, checked\n`,
    );
  stdout.write(
    `Copied into ${target}. Keep the profile's folder and SECRET_KEY with it.\n`,
  );
  return EXIT_CODES.done;
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}
