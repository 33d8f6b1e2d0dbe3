import path from "node:path";
import { composeStores, type Stores } from "#app/composition/stores.server.ts";
import {
  checkProfileFolder,
  type Environment,
  getProfileFile,
  openAppointmentDesk,
  openConsoleRecords,
  openFeedDesk,
  openRecords,
  openVehicleEdits,
  openVinDecoder,
  readBookFile,
  readEnvironment,
} from "#app/operations.server.ts";
import { type CommandHelp, findHelp } from "./asked-help.ts";
import { APPOINTMENTS_HELP, appointmentsCommand } from "./appointments.ts";
import { EXPERIMENTS_HELP, experimentsCommand } from "./experiments.ts";
import { FEEDS_OUT_USAGE, feedsOutCommand } from "./feeds-out.ts";
import { DOCTOR_USAGE, doctorCommand } from "./doctor.ts";
import { BACKUP_USAGE, backupCommand } from "./backup.ts";
import { IMPORT_USAGE, importCommand } from "./import.ts";
import { CONSENTS_HELP, consentsCommand } from "./consents.ts";
import { LEADS_HELP, leadsCommand } from "./leads.ts";
import { AUDIT_USAGE, auditCommand } from "./console/audit.ts";
import { CARS_HELP, carsCommand } from "./console/cars.ts";
import { FEEDS_HELP, feedsCommand } from "./console/feeds.ts";
import { PEOPLE_HELP, peopleCommand } from "./console/people.ts";
import { profileCommand } from "./profile.ts";
import { VALUATION_USAGE, valuationCommand } from "./valuation.ts";
import { SEED_USAGE, seedCommand } from "./seed.ts";
import { LeftQuestions, openTerminalQuestions } from "./terminal-questions.ts";
import type { Log } from "#app/ports.ts";

const USAGE = `npm run forecourt -- <command>

  import <file|-> --store <id> [--feed <name>] [--format <name>] [--mapping <file>]
         [--units <rule>] [--currency <rule>] [--no-vin] [--confirm] [--report <file>]
                                         bring a store's inventory up to date from a feed
  feeds list|show|release|drop           how incoming feeds ended; import a held one after all, or leave it out
  feeds-out check [--store <id>]         what the feeds for Google and Meta hold and leave out, and why
  profile new|check                      write a store profile of your own; name every fault of one
  leads list|show|replay|export|dead|purge|erase
                                         what visitors sent, and what became of it
  consents export [<file>]               who agreed to what, when and in which words
  appointments list|show|cancel|block|unblock|holidays|feed|export
                                         test drives and service visits that visitors booked
  experiments list|explain|report        versions of texts and settings that visitors see, and what came of them
  cars list|show|hide|availability|price|comment|take-back
                                         what people of the stores say of a car in the feed's place
  people invite|list|remove              who may enter the console of the stores
  audit [--json] [--subject <text>]      what was changed in the console, when and by whom
  doctor [--store <id>] [--json] [--html [<file>]]
                                         is the inventory healthy? What is wrong, and what to do
  valuation fit|show|explain|sample-sales
                                         our own book of what vehicles are worth, made from your sales
  backup <folder>                        copy the SQLite databases while the site runs
  seed                                   load the sample inventory into an empty database

Options of a command: npm run forecourt -- <command> --help
`;

/** Help is there for whoever has no configuration yet, or a wrong one. `profile` gives its own. */
const HELP: Readonly<Record<string, CommandHelp>> = {
  import: { usage: IMPORT_USAGE },
  feeds: FEEDS_HELP,
  "feeds-out": { usage: FEEDS_OUT_USAGE },
  leads: LEADS_HELP,
  consents: CONSENTS_HELP,
  appointments: APPOINTMENTS_HELP,
  experiments: EXPERIMENTS_HELP,
  cars: CARS_HELP,
  people: PEOPLE_HELP,
  audit: { usage: AUDIT_USAGE },
  doctor: { usage: DOCTOR_USAGE },
  valuation: { usage: VALUATION_USAGE },
  backup: { usage: BACKUP_USAGE },
  seed: { usage: SEED_USAGE },
};

/** The server's own: the same variables mean the same files wherever a command is called. */
const PROJECT_FOLDER = path.dirname(import.meta.dirname);

/** EX_USAGE and EX_CONFIG. */
const EXIT_USAGE = 64;
const EXIT_CONFIGURATION = 78;
/** As a shell tells that Ctrl-C ended a program. */
const EXIT_INTERRUPTED = 130;

const TERMINAL = {
  stdout: process.stdout,
  stderr: process.stderr,
  isTerminal: process.stderr.isTTY === true,
};

// Whoever read our output has enough of it, as in: leads export | head
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2));

async function main([
  command = "",
  ...args
]: readonly string[]): Promise<number> {
  const help = Object.hasOwn(HELP, command) ? HELP[command] : undefined;
  const text = help === undefined ? null : findHelp(args, help);
  if (text !== null) {
    process.stdout.write(text);
    return 0;
  }
  if (command === "profile") return runProfile(args);
  if (command === "import")
    return withStores((stores, environment) =>
      importCommand(args, {
        ...stores,
        ...TERMINAL,
        inventory: stores.feedInventory,
        // The report says in a note why VINs were not decoded.
        vinDecoder: openVinDecoder({
          dataFolder: environment.dataDir,
          log: { ...terminalLog(process.stderr), warn: () => {} },
        }),
        stageFolder: environment.dataDir,
        feedDir: environment.feedDir,
        profileFile: path.relative(process.cwd(), getProfileFile(environment)),
      }),
    );
  if (command === "backup")
    return withEnvironment((environment) =>
      backupCommand(args, { ...environment, ...TERMINAL }),
    );
  if (command === "feeds")
    return withStores((stores, environment) =>
      feedsCommand(args, {
        ...stores,
        ...TERMINAL,
        desk: openFeedDesk(stores, environment),
      }),
    );
  if (command === "feeds-out")
    return withStores((stores, { siteUrl, feedsAccess }) =>
      feedsOutCommand(args, {
        ...stores,
        ...TERMINAL,
        siteUrl,
        access: feedsAccess,
      }),
    );
  if (command === "leads")
    return withStores((stores) => {
      const { leads, leadsPlace: place, eraser } = openRecords(stores);
      return leadsCommand(args, {
        ...stores,
        records: leads,
        eraser,
        place,
        ...TERMINAL,
      });
    });
  if (command === "consents")
    return withStores((stores) => {
      const records = openRecords(stores).consents;
      return consentsCommand(args, { ...stores, ...TERMINAL, records });
    });
  if (command === "appointments")
    return withStores((stores, environment) =>
      appointmentsCommand(args, {
        ...stores,
        ...TERMINAL,
        ...openAppointmentDesk(stores, environment),
        siteUrl: environment.siteUrl,
      }),
    );
  if (command === "experiments")
    return withStores((stores) =>
      experimentsCommand(args, {
        ...stores,
        ...TERMINAL,
        records: openRecords(stores).experiments,
      }),
    );
  if (command === "cars")
    return withStores((stores, environment) =>
      carsCommand(args, {
        ...stores,
        ...TERMINAL,
        ...openVehicleEdits(stores, environment),
      }),
    );
  if (command === "people")
    return withStores((stores, environment) =>
      peopleCommand(args, {
        ...stores,
        ...TERMINAL,
        ...openConsoleRecords(stores),
        consoleOrigin: environment.console?.origin ?? environment.siteUrl,
      }),
    );
  if (command === "audit")
    return withStores((stores) =>
      auditCommand(args, {
        ...stores,
        ...TERMINAL,
        ...openConsoleRecords(stores),
      }),
    );
  if (command === "doctor")
    return withStores((stores, environment) =>
      doctorCommand(args, {
        ...stores,
        ...TERMINAL,
        siteUrl: environment.siteUrl,
        history: openRecords(stores).imports,
        columns: process.stdout.columns ?? 80,
        hasColor:
          process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
      }),
    );
  if (command === "valuation")
    return withEnvironment((environment) => runValuation(args, environment));
  if (command === "seed")
    return withStores((stores) =>
      seedCommand(args, { ...stores, ...TERMINAL }),
    );
  const isHelp = command === "" || command === "help" || command === "--help";
  if (!isHelp) process.stderr.write(`There is no command "${command}".\n\n`);
  process.stderr.write(USAGE);
  return isHelp ? 0 : EXIT_USAGE;
}

async function runProfile(args: readonly string[]): Promise<number> {
  const isSomebodyThere =
    process.stdin.isTTY === true && process.stdout.isTTY === true;
  const terminal = isSomebodyThere
    ? openTerminalQuestions(process.stdin, process.stdout)
    : null;
  try {
    return await profileCommand(args, {
      ...TERMINAL,
      variables: process.env,
      workingFolder: process.env.INIT_CWD ?? process.cwd(),
      projectFolder: PROJECT_FOLDER,
      clock: { nowMs: () => Date.now() },
      ask: terminal?.ask ?? null,
    });
  } catch (error) {
    if (!(error instanceof LeftQuestions)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    return EXIT_INTERRUPTED;
  } finally {
    terminal?.close();
  }
}

async function runValuation(
  args: readonly string[],
  { profileFolder, dataDir }: Environment,
): Promise<number> {
  const { profile, faults } = checkProfileFolder(profileFolder);
  if (profile === null) {
    process.stderr.write(`${faults.join("\n")}\n`);
    return EXIT_CONFIGURATION;
  }
  return valuationCommand(args, {
    ...TERMINAL,
    profile,
    profileFolder,
    bookFile: readBookFile(profileFolder),
    vinDecoder: openVinDecoder({
      dataFolder: dataDir,
      log: { ...terminalLog(process.stderr), warn: () => {} },
    }),
    clock: { nowMs: () => Date.now() },
  });
}

async function withEnvironment(
  run: (environment: Environment) => Promise<number>,
): Promise<number> {
  const read = readEnvironment(process.env, PROJECT_FOLDER);
  if (read.ok) return run(read.environment);
  process.stderr.write(`${read.problem}\n`);
  return EXIT_CONFIGURATION;
}

function withStores(
  run: (stores: Stores, environment: Environment) => Promise<number>,
): Promise<number> {
  return withEnvironment((environment) => withOpenStores(environment, run));
}

async function withOpenStores(
  environment: Environment,
  run: (stores: Stores, environment: Environment) => Promise<number>,
): Promise<number> {
  const log = terminalLog(process.stderr);
  const stores = await composeStores(environment, { log }).catch(
    (error: unknown) => {
      process.stderr.write(
        `${error instanceof Error ? error.message : error}\n`,
      );
      return null;
    },
  );
  if (stores === null) return EXIT_CONFIGURATION;
  try {
    return await run(stores, environment);
  } finally {
    await stores.close();
  }
}

/** A command's own answer is on standard output, and may be read by a program: what else happens goes beside it. */
function terminalLog(stderr: { write(text: string): unknown }): Log {
  const write = (event: string, fields?: Record<string, unknown>): void => {
    const details = fields === undefined ? "" : ` ${JSON.stringify(fields)}`;
    stderr.write(`${event}${details}\n`);
  };
  return {
    debug: () => {},
    info: () => {},
    // `profile check` says them in words and at their lines; before each report they would only be in the way.
    warn: (event, fields) => {
      if (event !== "store-profile.warning") write(event, fields);
    },
    error: write,
  };
}
