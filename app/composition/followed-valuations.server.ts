import type { Environment } from "#app/adapters/config/environment.server.ts";
import {
  keepByEdition,
  type ProfileSource,
} from "#app/adapters/live-profile/profile-editions.server.ts";
import { createBookParser } from "#app/adapters/valuation/book-file.server.ts";
import { openValuations } from "#app/adapters/valuation/open-valuations.server.ts";
import type { AppPorts } from "#app/ports.ts";
import type { ValuationProvider } from "#app/ports/valuation-ports.ts";

/** Settings and book are those of the newest profile. */
export function followValuations(
  { profileFolder, valuationService: service }: Environment,
  {
    profiles,
    ...ports
  }: Pick<AppPorts, "index" | "clock" | "log"> & {
    readonly profiles: ProfileSource;
  },
): ValuationProvider {
  const parseBook = createBookParser(profileFolder);
  const getNewest = keepByEdition(profiles, ({ profile, bookText }) =>
    openValuations(
      { book: parseBook(bookText), service },
      { ...ports, profile },
    ),
  );
  // What is wrong with the book is logged at the start.
  getNewest();
  return { value: (vehicle) => getNewest().value(vehicle) };
}
