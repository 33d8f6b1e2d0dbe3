import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the tests may make databases of their own, or why they cannot. */
    postgres: { url: string } | { missing: string };
  }
}

/** One PostgreSQL for the whole run: the one of DATABASE_URL_TEST, else one that we start. */
export default async function setUpPostgres(
  project: TestProject,
): Promise<() => Promise<void>> {
  const given = process.env["DATABASE_URL_TEST"];
  if (given !== undefined && given !== "") {
    project.provide("postgres", { url: given });
    return async () => {};
  }
  try {
    const server = await startPostgres();
    project.provide("postgres", { url: server.url });
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
