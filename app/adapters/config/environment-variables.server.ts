import * as v from "valibot";

const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;

/** Every environment variable of ours, its default and what to write instead of a wrong value. */
export const environmentSchema = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+$/, "must be a port number, as in 3000"),
      v.transform(Number),
      v.maxValue(65_535, "must be a port number up to 65535"),
    ),
    "3000",
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
  PROFILE: v.optional(v.string(), "franchise"),
  DATA_DIR: v.optional(v.string(), "./data"),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^postgres(?:ql)?:$/.test(URL.parse(value)?.protocol ?? ""),
        "must start with postgres:// ; leave it out to use SQLite in DATA_DIR",
      ),
    ),
  ),
  SECRET_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(
        32,
        "must have 32 characters or more; make one with: openssl rand -base64 32",
      ),
    ),
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
    v.pipe(
      v.string(),
      v.regex(
        /^\d$/,
        "must be the number of proxies in front of this server, as in 1 (0 for none)",
      ),
      v.transform(Number),
    ),
    "0",
  ),
  LOG_LEVEL: v.optional(
    v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`),
    "info",
  ),
});

/** Variables without which production does not start. */
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
