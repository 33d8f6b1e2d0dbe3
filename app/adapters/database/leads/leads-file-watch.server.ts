import type {
  DatabaseArea,
  FileFault,
} from "#app/adapters/database/tables/database-area.server.ts";
import type { Log } from "#app/ports.ts";

const NOTICED_WITHIN_MS = 5_000;

/** The log hears of a lost file though nobody sends a lead. */
export function watchLeadsFile(
  area: Pick<DatabaseArea<unknown>, "findFault">,
  log: Log,
) {
  let known: FileFault | null = null;

  function look(): FileFault | null {
    const fault = area.findFault();
    if (fault !== known) {
      if (fault === null) log.warn("leads.file-back");
      else log.error("leads.file-lost", { fault });
      known = fault;
    }
    return fault;
  }

  const timer = setInterval(look, NOTICED_WITHIN_MS).unref();
  return { look, stop: () => clearInterval(timer) };
}
