import { createServer } from "node:http";
import { join } from "node:path";
import { parseEnvironment } from "#app/adapters/config/environment.server.ts";
import { createLeadRecords } from "#app/adapters/database/leads/lead-records.server.ts";
import type { Mail, Mailer } from "#app/adapters/email/mail.server.ts";
import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";
import { composeApp } from "#app/composition.server.ts";
import { openBuild } from "#app/composition/open-build.server.ts";
import { composeStores } from "#app/composition/stores.server.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import type { ReportedEvent } from "#app/domain/tracking/reported-event.ts";
import type { StockedVehicle } from "#app/domain/vehicle/vehicle.ts";
import type { Log } from "#app/ports.ts";
import { SOME_DAY_MS, TEST_SECRET_KEY } from "#tests/support/test-site.ts";
import { isReachedLater, toCookieBefore } from "./form-targets.ts";

const PROJECT = join(import.meta.dirname, "..", "..");
/** A form that a person could have filled. */
const FORM_AGE_MS = 60_000;

export interface AttackSiteOptions {
  /** A folder in profiles/. */
  readonly profile: string;
  /** In the place of the profile's own. */
  readonly restrictions?: StoreProfile["restrictions"];
  readonly tradeForm?: StoreProfile["trade"]["form"];
  readonly vehicles?: readonly StockedVehicle[];
  readonly mode?: "demo" | "production";
  readonly variables?: Readonly<Record<string, string>>;
}

/** The built site with everything it says to anybody written down. */
export interface AttackSite {
  readonly origin: string;
  readonly profile: StoreProfile;
  readonly index: Awaited<ReturnType<typeof composeApp>>["ports"]["index"];
  /** A request; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  text(path: string, init?: RequestInit): Promise<string>;
  /** A form as a browser of another household sends it, with a token of its own unless it brings one. */
  send(
    path: string,
    formName: string,
    fields: Readonly<Record<string, string>> | FormData | URLSearchParams,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  token(formName: string, ageMs?: number): string;
  /** The cookies of somebody who has come as far as this form. */
  cookieBefore(path: string): Promise<string>;
  advance(ms: number): void;
  nowMs(): number;
  /** Every line of every level. */
  readonly logged: string[];
  readonly events: ReportedEvent[];
  /** Without SMTP_URL among the variables. */
  readonly mails: Mail[];
  readonly stores: Awaited<ReturnType<typeof composeStores>>;
  /** How many leads were ever stored. */
  countLeads(): Promise<number>;
  stop(): Promise<void>;
}

export async function startAttackSite({
  profile: profileName,
  restrictions,
  tradeForm,
  vehicles = [],
  mode = "demo",
  variables = {},
}: AttackSiteOptions): Promise<AttackSite> {
  const environment = parsedEnvironment(profileName, mode, variables);
  let nowMs = SOME_DAY_MS;
  const clock = { nowMs: () => nowMs };
  const logged: string[] = [];
  const mails: Mail[] = [];
  const events: ReportedEvent[] = [];
  const opened = await composeStores(environment, {
    clock,
    log: recordingLog(logged),
  });
  const { trade } = opened.profile;
  const profile = {
    ...opened.profile,
    ...(restrictions !== undefined && { restrictions }),
    trade: { ...trade, form: tradeForm ?? trade.form },
  };
  const profileContent = { ...opened.profileContent, profile };
  const stores = { ...opened, profile, profileContent };
  await stores.inventory.loadSample(vehicles);
  const app = await composeApp(
    environment,
    stores,
    variables["SMTP_URL"] === undefined
      ? { mailer: recordingMailer(mails) }
      : {},
  );
  const pages = await openBuild(join(PROJECT, "build"), {
    ...app.ports,
    events: { record: (event) => events.push(event) },
  });
  const handler = app.createHandler(pages);
  const server = createServer((incoming, outgoing) => {
    void handler(incoming, outgoing);
  });
  // An idle connection that we closed while the next request was on its way would be no answer of the site.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port =
    typeof address === "object" && address !== null ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  let households = 0;

  const site: AttackSite = {
    origin,
    profile,
    index: app.ports.index,
    logged,
    events,
    mails,
    stores,
    fetch: (path, init) =>
      fetch(origin + path, { redirect: "manual", ...init }),
    text: async (path, init) => (await site.fetch(path, init)).text(),
    cookieBefore: (path) => toCookieBefore(path, { ...app.ports, clock }),
    async send(path, formName, fields, headers = {}) {
      const body =
        fields instanceof FormData ? fields : new URLSearchParams(fields);
      if (!body.has("formToken")) body.set("formToken", site.token(formName));
      households += 1;
      return site.fetch(path, {
        method: "POST",
        body,
        headers: {
          "X-Forwarded-For": getClientAddress(households),
          ...headers,
          // Of a repeated cookie the first counts.
          ...(isReachedLater(path) && {
            Cookie: `${await site.cookieBefore(path)}; ${headers["Cookie"] ?? ""}`,
          }),
        },
      });
    },
    token(formName, ageMs = FORM_AGE_MS) {
      const earlier = { nowMs: () => nowMs - ageMs };
      const tokens = createFormTokens({
        secretKey: TEST_SECRET_KEY,
        clock: earlier,
      });
      return tokens.issue(formName);
    },
    advance: (ms) => {
      nowMs += ms;
    },
    nowMs: () => nowMs,
    countLeads: async () =>
      (await createLeadRecords(stores.database.leads).count()).leads,
    async stop() {
      server.closeAllConnections();
      server.close();
      await app.close();
    },
  };
  return site;
}

/** Different for each number; of the range for benchmarks. */
export function getClientAddress(household: number): string {
  return `198.18.${Math.floor(household / 250) % 250}.${(household % 250) + 1}`;
}

function parsedEnvironment(
  profile: string,
  mode: "demo" | "production",
  variables: Readonly<Record<string, string>>,
) {
  const parsed = parseEnvironment(
    {
      PROFILE: profile,
      LOG_LEVEL: "debug",
      SITE_URL: "https://dealer.example",
      // Where the test's own requests come in.
      TRUSTED_HOSTS: "dealer.example",
      SECRET_KEY: TEST_SECRET_KEY,
      TRUST_PROXY: "1",
      ...variables,
    },
    mode,
    PROJECT,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return { ...parsed.environment, dataDir: ":memory:" };
}

function recordingMailer(mails: Mail[]): Mailer {
  return {
    connectionCount: Infinity,
    async send(mail) {
      mails.push(mail);
      return "250 kept";
    },
    close: async () => {},
  };
}

function recordingLog(lines: string[]): Log {
  const record = (event: string, fields?: Record<string, unknown>) => {
    lines.push(`${event} ${JSON.stringify(fields ?? {})}`);
  };
  return { debug: record, info: record, warn: record, error: record };
}
