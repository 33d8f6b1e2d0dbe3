/** `JOURNEY_PORT` moves both, for a second run on the same machine. */
const FIRST_PORT = Number(process.env["JOURNEY_PORT"] ?? 4173);

interface Site {
  readonly profile: string;
  readonly port: number;
  readonly origin: string;
  readonly dataFolder: string;
}

/** The sites that the journeys visit. */
export const SITES = {
  /** New, used and certified vehicles, nothing is locked. */
  open: site("franchise", FIRST_PORT),
  /** Used vehicles alone, in other colors; every price is locked. */
  locked: site("used-only", FIRST_PORT + 1),
} as const;

function site(profile: string, port: number): Site {
  return {
    profile,
    port,
    origin: `http://localhost:${port}`,
    dataFolder: `test-results/data-${profile}`,
  };
}
