import type { TestProject } from "vitest/node";
import { openDatabase } from "#app/adapters/database/open-database.server.ts";
import { createPostgresDatabase } from "./postgres-database.ts";
import { startPostgres } from "./postgres-server.ts";

/** Where the tests may make databases of their own. */
export interface TestPostgres {
  readonly url: string;
  /** A database with every migration that nobody writes to: a copy of it is there faster than one that migrates. */
  readonly template: string;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Or why they cannot. */
    postgres: TestPostgres | { missing: string };
  }
}

/** One PostgreSQL for the whole run: the one of DATABASE_URL_TEST, else one that we start. */
export default async function setUpPostgres(
  project: TestProject,
): Promise<() => Promise<void>> {
  const given = process.env["DATABASE_URL_TEST"];
  if (given !== undefined && given !== "") {
    const { name, drop } = await createTemplate(given);
    project.provide("postgres", { url: given, template: name });
    return drop;
  }
  try {
    const server = await startPostgres();
    const { name } = await createTemplate(server.url);
    project.provide("postgres", { url: server.url, template: name });
    return server.stop;
  } catch (error) {
    const missing = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `\n!!! The tests on PostgreSQL are SKIPPED: ${missing}\n!!! Set DATABASE_URL_TEST to a server whose user may create databases.\n`,
    );
    project.provide("postgres", { missing });
    return async () => {};
  }
}

async function createTemplate(serverUrl: string) {
  const template = await createPostgresDatabase(serverUrl);
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const database = await openDatabase(
    { kind: "postgres", url: template.url },
    { clock: { nowMs: () => Date.now() }, log: silent },
  );
  await database.close();
  await template.waitUntilUnused();
  return template;
}
