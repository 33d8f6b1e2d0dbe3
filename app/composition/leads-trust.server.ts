import { isDamageFound } from "#app/adapters/database/dialects/kept-file.server.ts";
import { watchLeadsFile } from "#app/adapters/database/leads/leads-file-watch.server.ts";
import type { Stores } from "./stores.server.ts";

/** Whether the leads' file is still the one that was opened, and still answers for what it took. */
export function watchLeadsTrust(
  { database, log }: Pick<Stores, "database" | "log">,
  endProcess: (() => void) | undefined,
) {
  const leadsFile = watchLeadsFile(database.leads, log);
  let leadsFault: string | null = null;
  return {
    onUntrustedHandle(error: Error): void {
      log.error("leads.handle-untrusted", { message: error.message });
      const isDamaged = isDamageFound(error) || leadsFile.look() !== null;
      leadsFault = isDamaged
        ? "leads file damaged"
        : "restart: leads file not trusted";
      // The next process could not even start on a damaged file, and this one still has its pages.
      if (!isDamaged) endProcess?.();
    },
    listFaults(): readonly string[] {
      const lost = leadsFile.look();
      if (leadsFault !== null) return [leadsFault];
      return lost === null ? [] : [`leads file ${lost}`];
    },
    stop: () => leadsFile.stop(),
  };
}
