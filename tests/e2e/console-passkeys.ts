import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { SITES } from "./sites.ts";

const PROJECT = join(import.meta.dirname, "..", "..");

let people = 0;

/** The link that the command line prints, beside the running server. */
function inviteFromTerminal(
  options: readonly string[] = [],
  site: (typeof SITES)[keyof typeof SITES] = SITES.open,
): string {
  people += 1;
  const email = `journey-${String(process.pid)}-${String(people)}@dealer.example`;
  return runAtTerminal(["people", "invite", email, ...options], site).trim();
}

/** A file of which every row is refused: it is held, and no car comes or goes. */
export function holdFeedFromTerminal(
  site: (typeof SITES)[keyof typeof SITES] = SITES.open,
): void {
  const file = "VIN,Year,Make,Model\n,2020,Honda,Accord\n";
  const words = ["import", "-", "--store", "aurora", "--feed", "journey"];
  runAtTerminal(words, site, file);
}

/** What the command prints, however it ends. */
function runAtTerminal(
  words: readonly string[],
  site: (typeof SITES)[keyof typeof SITES],
  input = "",
): string {
  const { stdout } = spawnSync(
    process.execPath,
    ["cli/forecourt.ts", ...words],
    {
      cwd: PROJECT,
      encoding: "utf8",
      input,
      env: {
        ...process.env,
        PROFILE: site.profile,
        DATA_DIR: site.dataFolder,
        SITE_URL: site.origin,
        PORT: String(site.port),
      },
    },
  );
  return stdout;
}

/** An authenticator in the browser that has a finger on it all the time. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Opens a new one-time link, makes the passkey, and is in the console. */
export async function enterConsole(
  page: Page,
  options: readonly string[] = ["--role", "owner"],
  site: (typeof SITES)[keyof typeof SITES] = SITES.open,
): Promise<void> {
  await addAuthenticator(page);
  await page.goto(inviteFromTerminal(options, site));
  await page.getByRole("button", { name: "Make a passkey" }).click();
  await page.waitForURL("**/console/me");
}
