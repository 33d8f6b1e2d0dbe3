import type { VinDecoder } from "#app/operator-ports.ts";
import { createImportHistory } from "#app/adapters/database/inventory/import-history.server.ts";
import { createInventoryStore } from "#app/adapters/database/inventory/inventory-store.server.ts";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { doctorCommand } from "#cli/doctor.ts";
import type { DoctorReport } from "#cli/doctor/doctor-report.ts";
import { importCommand } from "#cli/import.ts";
import { readProfile } from "#tests/leads/sample-profile.ts";

const silent = () => {};
const LOG = { debug: silent, info: silent, warn: silent, error: silent };

/** An inventory in memory with the commands that fill it and look through it. */
export async function openDoctorStage({
  vinDecoder,
}: { readonly vinDecoder?: VinDecoder } = {}) {
  const clock = {
    ms: Date.UTC(2026, 10, 21, 18),
    nowMs() {
      return this.ms;
    },
  };
  const database = await openDatabase(
    { kind: "sqlite", dataDir: ":memory:" },
    { clock, log: LOG },
  );
  const ports = {
    inventory: createInventoryStore(database.inventory, clock),
    history: createImportHistory(database.inventory),
    clock,
    profile: readProfile(),
    isTerminal: false,
    siteUrl: "https://prairieauto.example",
  };

  /** Exit code and everything that was written. */
  async function doctor(
    args: readonly string[] = [],
    terminal: { readonly columns?: number; readonly hasColor?: boolean } = {},
  ) {
    const written = { out: "", err: "" };
    const exitCode = await doctorCommand(args, {
      ...ports,
      columns: 80,
      hasColor: false,
      ...terminal,
      stdout: { write: (text) => void (written.out += text) },
      stderr: { write: (text) => void (written.err += text) },
    });
    return { exitCode, ...written };
  }

  return {
    ...ports,
    doctor,
    /** Of what the command prints with --json. */
    async report(args: readonly string[] = []) {
      const { out } = await doctor(["--json", ...args]);
      const report: DoctorReport = JSON.parse(out);
      return report;
    },
    /** Exit code of the import of a file, or of a text. */
    importFeed(feed: { file: string } | string, args: readonly string[]) {
      const isText = typeof feed === "string";
      return importCommand([isText ? "-" : feed.file, ...args], {
        ...ports,
        profileFile: "profile.json",
        ...(vinDecoder !== undefined && { vinDecoder }),
        ...(isText && {
          stdin: (async function* () {
            yield Buffer.from(feed);
          })(),
        }),
        stdout: { write: silent },
        stderr: { write: silent },
      });
    },
    close: () => database.close(),
  };
}

export type DoctorStage = Awaited<ReturnType<typeof openDoctorStage>>;
