import { createConsolePeople } from "#app/adapters/database/console/console-people.server.ts";
import { createConsoleSessions } from "#app/adapters/database/console/console-sessions.server.ts";
import { COMMAND_LINE } from "#app/domain/console/audit-entry.ts";
import type { Role } from "#app/domain/console/roles.ts";
import type { Person } from "#app/ports/console-ports.ts";
import type { TestSite } from "#tests/support/test-site.ts";
import {
  type Ceremony,
  createSoftwarePasskey,
  type SoftwarePasskey,
} from "./software-passkey.ts";

type Site = Pick<TestSite, "fetch" | "stores" | "origin">;

/** Cookies and a passkey, as one browser of one person has them. */
export interface ConsoleBrowser {
  readonly cookies: Map<string, string>;
  readonly passkey: SoftwarePasskey;
  get(path: string): Promise<Response>;
  /** A form; redirects are not followed. */
  post(
    path: string,
    fields?: Readonly<Record<string, string>> | URLSearchParams | FormData,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** JSON as the console's script sends it. */
  tell(path: string, value: object): Promise<Response>;
  /** Asks, answers with the passkey, and gives the server's last word. */
  usePasskey(
    place: "sign-in" | "welcome" | "confirm" | "me/passkeys",
    link?: string,
  ): Promise<Response>;
}

export function openConsoleBrowser(
  site: Pick<Site, "fetch" | "origin">,
  passkey = createSoftwarePasskey(),
): ConsoleBrowser {
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set(
      "Cookie",
      [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    );
    const response = await site.fetch(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const browser: ConsoleBrowser = {
    cookies,
    passkey,
    get: (path) => ask(path),
    post: (path, fields = {}, headers = {}) =>
      ask(path, {
        method: "POST",
        headers,
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
      }),
    tell: (path, value) =>
      ask(path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(value),
      }),
    async usePasskey(place, link) {
      const asked = await browser.tell(`/console/${place}/ask`, { link });
      if (!asked.ok) return asked;
      const { options }: { options: { challenge: string } } =
        await asked.json();
      const ceremony = {
        challenge: options.challenge,
        origin: site.origin,
      };
      const isNew = place === "welcome" || place === "me/passkeys";
      const response = isNew ? passkey.create(ceremony) : passkey.get(ceremony);
      return browser.tell(`/console/${place}/answer`, { link, response });
    },
  };
  return browser;
}

let peopleCount = 0;

/** Somebody of the store with their link, who has not opened it yet. */
export async function inviteSomebody(
  { stores }: Pick<Site, "stores">,
  role: Role = "owner",
  storeIds: readonly string[] | null = null,
): Promise<{ readonly person: Person; readonly token: string }> {
  peopleCount += 1;
  const invitation = await createConsolePeople(stores.database.leads).invite(
    {
      name: `Person ${String(peopleCount)}`,
      email: `person-${String(peopleCount)}@dealer.example`,
      role,
      storeIds,
      language: "en",
    },
    { by: COMMAND_LINE, nowMs: stores.clock.nowMs() },
  );
  if (invitation === null) throw new Error("The address is taken.");
  return invitation;
}

/** Signed in without the ceremony, which has tests of its own. */
export async function signInAs(
  site: Site,
  role: Role,
  storeIds: readonly string[] | null = null,
): Promise<ConsoleBrowser & { readonly person: Person }> {
  const { person } = await inviteSomebody(site, role, storeIds);
  const token = await createConsoleSessions(site.stores.database.leads).open({
    personId: person.id,
    userAgent: "a browser of tests",
    nowMs: site.stores.clock.nowMs(),
  });
  const browser = openConsoleBrowser(site);
  browser.cookies.set("forecourt_console", token);
  return { ...browser, person };
}

export const isInConsole = async (browser: Pick<ConsoleBrowser, "get">) =>
  (await browser.get("/console/me")).status === 200;

/** As if the session had begun, or was last used, at another time. */
export async function changeSession(
  { stores }: Pick<Site, "stores">,
  personId: string,
  times: { readonly created_at_ms?: number; readonly used_at_ms?: number },
): Promise<void> {
  await stores.database.leads.db
    .updateTable("console_sessions")
    .set(times)
    .where("person_id", "=", personId)
    .execute();
}

/** What the sign-in asks of a passkey just now. */
export async function askToSignIn(
  site: Pick<Site, "origin">,
  browser: Pick<ConsoleBrowser, "tell">,
): Promise<Ceremony> {
  const asked = await browser.tell("/console/sign-in/ask", {});
  const { options }: { options: { challenge: string } } = await asked.json();
  return { challenge: options.challenge, origin: site.origin };
}
