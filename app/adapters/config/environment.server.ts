import path from "node:path";
import * as v from "valibot";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import {
  environmentSchema,
  PRODUCTION_NEEDS,
} from "./environment-variables.server.ts";

export type Mode = "demo" | "production";

export interface Environment {
  readonly mode: Mode;
  readonly port: number;
  /** The server listens on this address; null means every address of the machine. */
  readonly host: string | null;
  /** The address has no trailing slash. */
  readonly siteUrl: string;
  /** It is false for a copy of the site that search engines must not show. */
  readonly isForSearchEngines: boolean;
  readonly profileFolder: string;
  readonly dataDir: string;
  /** Null keeps everything in SQLite files in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Spec §7 asks for a service for e-mail; null sends through `smtpUrl`. */
  readonly emailApiUrl: string | null;
  readonly emailApiKey: string | null;
  /** When it is null and there is no service either, mails are written to `outbox` in `dataDir`. */
  readonly smtpUrl: string | null;
  /** All attachments of leads together may be this large. */
  readonly attachmentsMegabytes: number;
  /** All pictures of cars that people of the store sent may be this large together. */
  readonly uploadsMegabytes: number;
  /** It says what a vehicle is worth, where the profile asks for a service; null leaves that to our own book. */
  readonly valuationService: {
    readonly url: string;
    readonly key: string | null;
  } | null;
  /** It keeps the service appointments of stores whose profile names them there (Spec §7). */
  readonly serviceScheduler: {
    readonly url: string;
    readonly key: string | null;
  } | null;
  /** Events that the profile's pixel may know go there (Spec §7); null keeps them here. */
  readonly metaConversions: {
    readonly url: string;
    readonly token: string;
    /** With it, events are shown in Meta's test view alone. */
    readonly testEventCode: string | null;
  } | null;
  /** Null asks nobody for a license plate; the demonstration has a stand-in. */
  readonly plateLookup: PlateLookupPlace | null;
  /** They take the place of the profile's; a vendor that is not named here keeps the profile's account. */
  readonly trackingAccounts: TrackingAccounts;
  readonly secretKey: string;
  /** It still opens what was sealed before the key was changed; it is null when the key never changed. */
  readonly previousSecretKey: string | null;
  readonly phoneCodes: PhoneCodes;
  /** Hosts are in lower case; `localhost` on any port also counts when `isLocalhostTrusted`. */
  readonly trustedHosts: readonly string[];
  readonly isLocalhostTrusted: boolean;
  /** This many proxies in front add X-Forwarded-For and -Proto; with 0 those headers are ignored. */
  readonly trustedProxyCount: number;
  /** Null has no console. */
  readonly console: ConsolePlace | null;
  /** The token opens /metrics to other machines; null keeps it to this one. */
  readonly metricsToken: string | null;
  /** This folder of incoming feeds has one folder in it for each store; null watches none. */
  readonly feedDir: string | null;
  readonly feedsAccess: FeedsAccess;
  readonly logLevel: "debug" | "info" | "warn" | "error";
}

export interface ConsolePlace {
  /** As browsers see it, without a trailing slash. */
  readonly origin: string;
  /** The console alone is at this host; null has it beside the site. */
  readonly host: string | null;
}

export type TrackingAccounts = Partial<
  Pick<
    StoreProfile["tracking"],
    "googleTagId" | "googleAdsId" | "metaPixelId" | "consentManagerId"
  >
>;

export type PlateLookupPlace =
  | {
      readonly kind: "service";
      readonly url: string;
      readonly key: string | null;
    }
  | { readonly kind: "stand-in" };

export type FeedsAccess =
  | { readonly kind: "off" }
  | { readonly kind: "public" }
  | { readonly kind: "token"; readonly token: string };

export interface EnvironmentFault {
  readonly variable: string;
  readonly message: string;
}

export type EnvironmentResult =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly faults: readonly EnvironmentFault[] };

/** Only the demonstration uses this key; production refuses it. */
export const DEMO_SECRET_KEY = "demonstration-key-that-production-refuses";

/** The demonstration has a key that everybody knows: who wants to show it to others says so with HOST (Assumption A138). */
const DEMO_HOST = "127.0.0.1";

/** An empty variable counts as absent. */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  mode: Mode,
  projectFolder: string = process.cwd(),
): EnvironmentResult {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value?.trim()),
  );
  const parsed = v.safeParse(environmentSchema, given);
  const faults = [
    ...(parsed.success ? [] : parsed.issues.map(toFault)),
    ...(mode === "production" ? listProductionFaults(given) : []),
    ...listTwilioFaults(given),
    ...(given.FEEDS_OUT === "token" && given.FEEDS_TOKEN === undefined
      ? [{ variable: "FEEDS_TOKEN", message: "is required by FEEDS_OUT=token" }]
      : []),
  ];
  if (!parsed.success || faults.length > 0) return { ok: false, faults };
  const values = parsed.output;
  const siteUrl = values.SITE_URL ?? `http://localhost:${values.PORT}`;
  return {
    ok: true,
    environment: {
      mode,
      port: values.PORT,
      host: values.HOST ?? (mode === "demo" ? DEMO_HOST : null),
      siteUrl,
      isForSearchEngines: values.SEARCH_ENGINES,
      profileFolder: resolveProfileFolder(values.PROFILE, projectFolder),
      dataDir: path.resolve(projectFolder, values.DATA_DIR),
      databaseUrl: values.DATABASE_URL ?? null,
      emailApiUrl: values.EMAIL_API_URL ?? null,
      emailApiKey: values.EMAIL_API_KEY ?? null,
      smtpUrl: values.SMTP_URL ?? null,
      attachmentsMegabytes: values.ATTACHMENTS_MB,
      uploadsMegabytes: values.PHOTO_UPLOADS_MB,
      valuationService:
        values.VALUATION_API_URL === undefined
          ? null
          : {
              url: values.VALUATION_API_URL,
              key: values.VALUATION_API_KEY ?? null,
            },
      serviceScheduler:
        values.SERVICE_SCHEDULER_URL === undefined
          ? null
          : {
              url: values.SERVICE_SCHEDULER_URL,
              key: values.SERVICE_SCHEDULER_KEY ?? null,
            },
      metaConversions:
        values.META_CONVERSIONS_TOKEN === undefined
          ? null
          : {
              url: values.META_CONVERSIONS_URL,
              token: values.META_CONVERSIONS_TOKEN,
              testEventCode: values.META_TEST_EVENT_CODE ?? null,
            },
      plateLookup: resolvePlateLookup(values, mode),
      trackingAccounts: resolveTrackingAccounts(values),
      secretKey: values.SECRET_KEY ?? DEMO_SECRET_KEY,
      previousSecretKey: values.SECRET_KEY_PREVIOUS ?? null,
      phoneCodes: resolvePhoneCodes(values, mode),
      trustedHosts: [
        ...new Set([
          new URL(siteUrl).host,
          ...(values.TRUSTED_HOSTS ?? []),
          ...(values.CONSOLE_HOST === undefined ? [] : [values.CONSOLE_HOST]),
        ]),
      ],
      isLocalhostTrusted: mode === "demo",
      trustedProxyCount: values.TRUST_PROXY,
      console: resolveConsole(values, mode, siteUrl),
      metricsToken: values.METRICS_TOKEN ?? null,
      feedDir:
        values.FEED_DIR === undefined
          ? null
          : path.resolve(projectFolder, values.FEED_DIR),
      feedsAccess: resolveFeedsAccess(values.FEEDS_OUT, values.FEEDS_TOKEN),
      logLevel: values.LOG_LEVEL,
    },
  };
}

/** Assumption A308: a console that nobody asked for is a door that nobody watches; the demonstration shows one. */
function resolveConsole(
  { CONSOLE, CONSOLE_HOST }: v.InferOutput<typeof environmentSchema>,
  mode: Mode,
  siteUrl: string,
): ConsolePlace | null {
  if ((CONSOLE ?? (mode === "demo" ? "on" : "off")) === "off") return null;
  if (CONSOLE_HOST === undefined) return { origin: siteUrl, host: null };
  const { protocol } = new URL(siteUrl);
  return { origin: `${protocol}//${CONSOLE_HOST}`, host: CONSOLE_HOST };
}

/** Assumption A65: feeds hold only what the pages show everybody, but whoever sets a token wants it asked for. */
function resolveFeedsAccess(
  kind: FeedsAccess["kind"] | undefined,
  token: string | undefined,
): FeedsAccess {
  if (token !== undefined && (kind ?? "token") === "token")
    return { kind: "token", token };
  return { kind: kind === "off" ? "off" : "public" };
}

function resolveTrackingAccounts({
  GOOGLE_TAG_ID: googleTagId,
  GOOGLE_ADS_ID: googleAdsId,
  META_PIXEL_ID: metaPixelId,
  CONSENT_MANAGER_ID: consentManagerId,
}: v.InferOutput<typeof environmentSchema>): TrackingAccounts {
  return {
    ...(googleTagId !== undefined && { googleTagId }),
    ...(googleAdsId !== undefined && { googleAdsId }),
    ...(metaPixelId !== undefined && { metaPixelId }),
    ...(consentManagerId !== undefined && { consentManagerId }),
  };
}

function resolvePlateLookup(
  {
    PLATE_LOOKUP_URL: url,
    PLATE_LOOKUP_KEY: key = null,
  }: {
    readonly PLATE_LOOKUP_URL?: string | undefined;
    readonly PLATE_LOOKUP_KEY?: string | null | undefined;
  },
  mode: Mode,
): PlateLookupPlace | null {
  if (url !== undefined) return { kind: "service", url, key };
  return mode === "demo" ? { kind: "stand-in" } : null;
}

/** `franchise` means profiles/franchise; a value with a slash is a path. */
export function resolveProfileFolder(
  profile: string,
  projectFolder: string,
): string {
  return /[\\/]/.test(profile)
    ? path.resolve(projectFolder, profile)
    : path.join(projectFolder, "profiles", profile);
}

export function formatEnvironmentFaults(
  faults: readonly EnvironmentFault[],
): string {
  return faults
    .map(({ variable, message }) => `${variable} ${message}`)
    .join("\n");
}

function toFault(issue: v.BaseIssue<unknown>): EnvironmentFault {
  const [variable = ""] = (v.getDotPath(issue) ?? "").split(".");
  return { variable, message: issue.message };
}

function listProductionFaults(
  given: Readonly<Record<string, string | undefined>>,
): EnvironmentFault[] {
  const faults: EnvironmentFault[] = Object.entries(PRODUCTION_NEEDS)
    .filter(([variable]) => given[variable] === undefined)
    .map(([variable, message]) => ({ variable, message }));
  const siteUrl = URL.parse(given.SITE_URL ?? "");
  if (siteUrl?.protocol === "http:" && !isLocalhost(siteUrl.hostname))
    faults.push({
      variable: "SITE_URL",
      message: "must start with https:// in production",
    });
  if (given.SECRET_KEY === DEMO_SECRET_KEY)
    faults.push({
      variable: "SECRET_KEY",
      message: `is the demonstration's key; ${PRODUCTION_NEEDS.SECRET_KEY}`,
    });
  return faults;
}

function isLocalhost(hostname: string): boolean {
  return hostname === "localhost" || hostname === "127.0.0.1";
}

export type PhoneCodes =
  | {
      readonly kind: "twilio";
      readonly apiKey: string;
      readonly apiSecret: string;
      readonly serviceSid: string;
    }
  /** Codes of our own go to the log and into the outbox folder. */
  | { readonly kind: "log" }
  /** Nobody: asking for a code is answered with "unavailable". */
  | { readonly kind: "none" };

const TWILIO_VARIABLES = [
  "TWILIO_API_KEY",
  "TWILIO_API_SECRET",
  "TWILIO_VERIFY_SERVICE",
] as const;

interface CodeVariables extends Partial<
  Record<(typeof TWILIO_VARIABLES)[number], string | undefined>
> {
  readonly PHONE_CODES_TO_LOG?: boolean | undefined;
}

function resolvePhoneCodes(values: CodeVariables, mode: Mode): PhoneCodes {
  const {
    TWILIO_API_KEY: apiKey,
    TWILIO_API_SECRET: apiSecret,
    TWILIO_VERIFY_SERVICE: serviceSid,
  } = values;
  if (apiKey && apiSecret && serviceSid)
    return { kind: "twilio", apiKey, apiSecret, serviceSid };
  const isLogged = values.PHONE_CODES_TO_LOG ?? mode === "demo";
  return { kind: isLogged ? "log" : "none" };
}

/** An incomplete Twilio account can send nothing, so each missing variable is a fault. */
function listTwilioFaults(
  given: Readonly<Record<string, string | undefined>>,
): EnvironmentFault[] {
  const absent = TWILIO_VARIABLES.filter((it) => given[it] === undefined);
  if (absent.length === 0 || absent.length === TWILIO_VARIABLES.length)
    return [];
  const present = TWILIO_VARIABLES.filter((it) => given[it] !== undefined);
  return absent.map((variable) => ({
    variable,
    message: `is needed with ${present.join(" and ")}; leave all three out to send no codes`,
  }));
}
