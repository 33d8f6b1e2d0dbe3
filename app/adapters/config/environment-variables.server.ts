import { isIP } from "node:net";
import * as v from "valibot";
import { ACCOUNT_IDS } from "#app/domain/store-profile/tracking.ts";

const FEEDS_OUT = ["off", "public", "token"] as const;
const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;

/** A variable that may be absent; the message says what to write instead of a wrong value. */
const matching = (pattern: RegExp, message: string) =>
  v.optional(v.pipe(v.string(), v.regex(pattern, message)));

const checked = (isRight: (value: string) => boolean, message: string) =>
  v.optional(v.pipe(v.string(), v.check(isRight, message)));

const atLeast32 = (message: string) =>
  v.optional(v.pipe(v.string(), v.minLength(32, message)));

const yesOrNo = (message: string) =>
  v.pipe(
    v.picklist(["yes", "no"], message),
    v.transform((value) => value === "yes"),
  );

const wholeNumber = (pattern: RegExp, message: string) =>
  v.pipe(v.string(), v.regex(pattern, message), v.transform(Number));

/** An account that takes the place of the profile's; `none` leaves the tag without one. */
const accountId = (key: keyof typeof ACCOUNT_IDS) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal("none"),
        v.transform(() => null),
      ),
      ACCOUNT_IDS[key],
    ]),
  );

/** The schema names every environment variable of ours, its default and what to write instead of a wrong value. */
export const environmentSchema = v.object({
  PORT: v.optional(
    v.pipe(
      wholeNumber(/^\d+$/, "must be a port number, as in 3000"),
      v.maxValue(65_535, "must be a port number up to 65535"),
    ),
    "3000",
  ),
  HOST: checked(
    (value) => isIP(value) !== 0,
    "must be an address of this machine, as in 127.0.0.1, or 0.0.0.0 for all of them",
  ),
  SITE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        "must be the site's address without a path, as in https://www.prairieauto.example",
      ),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  SEARCH_ENGINES: v.optional(
    yesOrNo(
      "must be yes, or no for a copy of the site that search engines must not show",
    ),
    "yes",
  ),
  PROFILE: v.optional(v.string(), "franchise"),
  DATA_DIR: v.optional(v.string(), "./data"),
  PLATE_LOOKUP_URL: checked(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ""),
    "must be the http(s) address of a service that finds VINs by license plate; leave it out to ask for none",
  ),
  PLATE_LOOKUP_KEY: v.optional(v.string()),
  DATABASE_URL: checked(
    (value) => /^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? ""),
    "must start with postgres:// ; leave it out to use SQLite in DATA_DIR",
  ),
  EMAIL_API_URL: checked(
    isServiceUrl,
    "must be the e-mail service's address, as in https://mail.prairieauto.example/api; we post to /email/send below it",
  ),
  EMAIL_API_KEY: matching(/^[\x21-\x7e]+$/, "must be a key without spaces"),
  SMTP_URL: checked(
    isSmtpUrl,
    "must be the mail server's address, as in smtps://user:password@mail.prairieauto.example:465 or smtp://user:password@mail.prairieauto.example:587; special characters of the password as % codes",
  ),
  VALUATION_API_URL: checked(
    isServiceUrl,
    "must be the address of the service that values vehicles, as in https://book.prairieauto.example/used; leave it out to use our own book",
  ),
  VALUATION_API_KEY: matching(/^[\x21-\x7e]+$/, "must be a key without spaces"),
  SERVICE_SCHEDULER_URL: checked(
    isServiceUrl,
    "must be the address of the service scheduler, as in https://scheduler.prairieauto.example/v1; leave it out to keep appointments here",
  ),
  SERVICE_SCHEDULER_KEY: matching(
    /^[\x21-\x7e]+$/,
    "must be a key without spaces",
  ),
  META_CONVERSIONS_TOKEN: matching(
    /^[\x21-\x7e]+$/,
    "must be an access token without spaces",
  ),
  META_CONVERSIONS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isServiceUrl,
        "must be the address of Meta's Graph API with its version, as in https://graph.facebook.com/v24.0",
      ),
    ),
    "https://graph.facebook.com/v24.0",
  ),
  META_TEST_EVENT_CODE: matching(
    /^[A-Za-z0-9_-]{1,40}$/,
    "must be the test event code of Meta's Events Manager, as in TEST12345",
  ),
  GOOGLE_TAG_ID: accountId("googleTagId"),
  GOOGLE_ADS_ID: accountId("googleAdsId"),
  META_PIXEL_ID: accountId("metaPixelId"),
  CONSENT_MANAGER_ID: accountId("consentManagerId"),
  ATTACHMENTS_MB: v.optional(
    wholeNumber(
      /^\d{1,7}$/,
      "must be a number of megabytes for the attachments of all leads together, as in 2000",
    ),
    "2000",
  ),
  PHOTO_UPLOADS_MB: v.optional(
    wholeNumber(
      /^\d{1,7}$/,
      "must be a number of megabytes for all photos of cars that were sent in the console, as in 4000",
    ),
    "4000",
  ),
  SECRET_KEY: atLeast32(
    "must have 32 characters or more; make one with: openssl rand -base64 32",
  ),
  SECRET_KEY_PREVIOUS: atLeast32(
    "must be the SECRET_KEY of before, with 32 characters or more",
  ),
  TRUSTED_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) =>
        value
          .split(",")
          .map((host) => host.trim().toLowerCase())
          .filter(Boolean),
      ),
      v.array(
        v.pipe(
          v.string(),
          v.regex(
            /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/,
            "must be host names joined by commas, without https:// or a path",
          ),
        ),
      ),
    ),
  ),
  TRUST_PROXY: v.optional(
    wholeNumber(
      /^\d$/,
      "must be the number of proxies in front of this server, as in 1 (0 for none)",
    ),
    "0",
  ),
  TWILIO_API_KEY: matching(
    /^(?:SK|AC)[0-9a-f]{32}$/i,
    "must be a Twilio API key (SK and 32 hex digits), or the account's own SID (AC…)",
  ),
  TWILIO_API_SECRET: v.optional(v.string()),
  TWILIO_VERIFY_SERVICE: matching(
    /^VA[0-9a-f]{32}$/i,
    "must be the SID of a Twilio Verify service (VA and 32 hex digits)",
  ),
  PHONE_CODES_TO_LOG: v.optional(
    yesOrNo(
      "must be yes, to write codes for phones into the log when Twilio is not set up, or no",
    ),
  ),
  CONSOLE: v.optional(
    v.picklist(
      ["on", "off"],
      "must be on, or off where nobody of the stores signs in here",
    ),
  ),
  CONSOLE_HOST: matching(
    /^[a-z0-9.-]+(?::\d{1,5})?$/,
    "must be a host name in lower case without a scheme, as in console.prairieauto.example",
  ),
  METRICS_TOKEN: matching(
    /^[\x21-\x7e]{16,}$/,
    "must have 16 characters or more and no spaces; make one with: openssl rand -hex 24",
  ),
  FEED_DIR: v.optional(v.string()),
  FEEDS_OUT: v.optional(
    v.picklist(
      FEEDS_OUT,
      "must be off, public, or token (which needs FEEDS_TOKEN)",
    ),
  ),
  FEEDS_TOKEN: matching(
    /^[\w-]{16,128}$/,
    "must have 16 to 128 letters, digits, hyphens or underscores; make one with: openssl rand -hex 24",
  ),
  LOG_LEVEL: v.optional(
    v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`),
    "info",
  ),
});

export const PRODUCTION_NEEDS = {
  SECRET_KEY:
    "is required in production; make one with: openssl rand -base64 32",
  SITE_URL:
    "is required in production: the public address, as in https://www.prairieauto.example",
  TRUSTED_HOSTS:
    "is required in production: the host names that visitors use, joined by commas",
} as const;

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === ""
  );
}

/** Leads are personal data, so an unencrypted service is allowed only on this machine. */
function isServiceUrl(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    url.username === "" &&
    url.search === "" &&
    url.hash === "" &&
    (url.protocol === "https:" ||
      (url.protocol === "http:" &&
        /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)))
  );
}

function isSmtpUrl(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== "" &&
    [url.username, url.password].every(isDecodable)
  );
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) === text || text.includes("%");
  } catch {
    return false;
  }
}
