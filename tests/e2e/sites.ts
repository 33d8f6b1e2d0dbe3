import { basename } from "node:path";

/** `JOURNEY_PORT` moves all, for a second run on the same machine. On the port after each stands its lender. */
const FIRST_PORT = Number(process.env["JOURNEY_PORT"] ?? 4173);

interface Site {
  readonly profile: string;
  readonly port: number;
  readonly origin: string;
  readonly lenderOrigin: string;
  readonly dataFolder: string;
}

/** Something answers there when all sites do. */
export const READY_PORT = FIRST_PORT + 8;

/** In a folder of its own; it extends a profile of the project. */
export const SIMPLE_PROFILE = "./test-results/simple";

/** The sites that the journeys visit. */
export const SITES = {
  /** New, used and certified vehicles, nothing is locked. */
  open: site("franchise", FIRST_PORT),
  /** Used vehicles alone, in other colors; every price is locked. */
  locked: site("used-only", FIRST_PORT + 2),
  /** New vehicles are hidden, and prices and offers of used ones are locked. */
  hidden: site("franchise-gated", FIRST_PORT + 4),
  /** As the first, with the simple form in the place of the valuation; playwright.config.ts writes its profile. */
  simple: site(SIMPLE_PROFILE, FIRST_PORT + 6),
} as const;

function site(profile: string, port: number): Site {
  return {
    profile,
    port,
    origin: `http://localhost:${port}`,
    lenderOrigin: `http://localhost:${port + 1}`,
    dataFolder: `test-results/data-${basename(profile)}-${port}`,
  };
}
