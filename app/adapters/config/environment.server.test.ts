import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import {
  DEMO_SECRET_KEY,
  formatEnvironmentFaults,
  parseEnvironment,
} from "./environment.server.ts";

const PRODUCTION = {
  SITE_URL: "https://www.prairieauto.example/",
  SECRET_KEY: "0123456789abcdef0123456789abcdef",
  TRUSTED_HOSTS: "www.prairieauto.example, prairieauto.example",
};

function listFaults(
  variables: Record<string, string>,
  mode: "demo" | "production" = "production",
) {
  const result = parseEnvironment(variables, mode, "/site");
  return result.ok ? [] : result.faults;
}

test("the demonstration needs no variable", () => {
  expect(parseEnvironment({}, "demo", "/site")).toEqual({
    ok: true,
    environment: {
      mode: "demo",
      port: 3000,
      host: "127.0.0.1",
      siteUrl: "http://localhost:3000",
      isForSearchEngines: true,
      profileFolder: path.join("/site", "profiles", "franchise"),
      dataDir: path.resolve("/site", "data"),
      databaseUrl: null,
      emailApiUrl: null,
      emailApiKey: null,
      smtpUrl: null,
      trackingAccounts: {},
      attachmentsMegabytes: 2_000,
      uploadsMegabytes: 4_000,
      valuationService: null,
      serviceScheduler: null,
      metaConversions: null,
      secretKey: DEMO_SECRET_KEY,
      previousSecretKey: null,
      phoneCodes: { kind: "log" },
      trustedHosts: ["localhost:3000"],
      isLocalhostTrusted: true,
      trustedProxyCount: 0,
      plateLookup: { kind: "stand-in" },
      console: { origin: "http://localhost:3000", host: null },
      metricsToken: null,
      feedDir: null,
      feedsAccess: { kind: "public" },
      logLevel: "info",
    },
  });
});

test("events go to Meta with a token, to its own address unless another is named", () => {
  const read = (variables: Record<string, string>) => {
    const result = parseEnvironment(variables, "demo", "/site");
    return result.ok ? result.environment.metaConversions : result.faults;
  };
  const META_CONVERSIONS_TOKEN = "token";
  expect(read({ META_CONVERSIONS_TOKEN })).toEqual({
    url: "https://graph.facebook.com/v24.0",
    token: "token",
    testEventCode: null,
  });
  expect(
    read({ META_CONVERSIONS_TOKEN, META_TEST_EVENT_CODE: "TEST123" }),
  ).toMatchObject({ testEventCode: "TEST123" });
  expect(
    read({ META_CONVERSIONS_URL: "http://graph.example/v24.0" }),
  ).toMatchObject([{ variable: "META_CONVERSIONS_URL" }]);
});

test(".env.example gives the same environment as no variable at all", () => {
  const example = parseEnv(readFileSync(".env.example", "utf8"));
  expect(parseEnvironment(example, "demo", "/site")).toEqual(
    parseEnvironment({}, "demo", "/site"),
  );
});

test("HOST says where the server listens: without it the demonstration is for this machine, production for all", () => {
  const listenOn = (
    variables: Record<string, string>,
    mode: "demo" | "production",
  ) => {
    const result = parseEnvironment(variables, mode, "/site");
    return result.ok ? result.environment.host : result.faults;
  };
  expect(listenOn({}, "demo")).toBe("127.0.0.1");
  expect(listenOn({ HOST: "0.0.0.0" }, "demo")).toBe("0.0.0.0");
  expect(listenOn(PRODUCTION, "production")).toBeNull();
  expect(listenOn({ ...PRODUCTION, HOST: "::1" }, "production")).toBe("::1");
  expect(listenOn({ HOST: "dealer.example" }, "demo")).toEqual([
    {
      variable: "HOST",
      message:
        "must be an address of this machine, as in 127.0.0.1, or 0.0.0.0 for all of them",
    },
  ]);
});

test("a port alone moves the demonstration's address", () => {
  const result = parseEnvironment({ PORT: "3100" }, "demo", "/site");
  expect(result).toMatchObject({
    environment: { port: 3100, siteUrl: "http://localhost:3100" },
  });
});

test("production takes its address without the slash and trusts its own host", () => {
  expect(parseEnvironment(PRODUCTION, "production", "/site")).toMatchObject({
    ok: true,
    environment: {
      siteUrl: "https://www.prairieauto.example",
      trustedHosts: ["www.prairieauto.example", "prairieauto.example"],
      isLocalhostTrusted: false,
      secretKey: PRODUCTION.SECRET_KEY,
    },
  });
});

test("production names every required variable that is absent or empty", () => {
  expect(
    listFaults({ SECRET_KEY: " " }).map(({ variable }) => variable),
  ).toEqual(["SECRET_KEY", "SITE_URL", "TRUSTED_HOSTS"]);
});

test.each([
  ["PORT", "http", "must be a port number"],
  ["PORT", "70000", "must be a port number"],
  ["SITE_URL", "www.prairieauto.example", "must be the site's address"],
  ["SITE_URL", "https://prairieauto.example/cars", "without a path"],
  ["SITE_URL", "http://prairieauto.example", "must start with https://"],
  ["DATABASE_URL", "mysql://db/forecourt", "must start with postgres://"],
  ["EMAIL_API_URL", "mail.example", "must be the e-mail service's address"],
  ["EMAIL_API_URL", "http://mail.example", "as in https://"],
  ["EMAIL_API_URL", "https://user@mail.example", "we post to /email/send"],
  ["EMAIL_API_KEY", "two words", "must be a key without spaces"],
  ["VALUATION_API_URL", "http://book.example", "as in https://book"],
  ["VALUATION_API_KEY", "two words", "must be a key without spaces"],
  [
    "SERVICE_SCHEDULER_URL",
    "http://scheduler.example",
    "as in https://scheduler",
  ],
  ["SERVICE_SCHEDULER_KEY", "two words", "must be a key without spaces"],
  ["SMTP_URL", "mail.example:25", "must be the mail server's address"],
  ["SMTP_URL", "https://mail.example", "as in smtps://"],
  ["SMTP_URL", "smtp://user:50%off@mail.example", "as % codes"],
  ["SECRET_KEY", "short", "must have 32 characters"],
  ["SECRET_KEY", DEMO_SECRET_KEY, "is the demonstration's key"],
  ["TRUSTED_HOSTS", "https://prairieauto.example", "must be host names"],
  ["TRUST_PROXY", "yes", "must be the number of proxies"],
  ["LOG_LEVEL", "loud", "must be one of debug, info, warn, error"],
])(
  "%s=%s fails by its name and says what to write",
  (variable, value, hint) => {
    const faults = listFaults({ ...PRODUCTION, [variable]: value });
    expect(faults).toHaveLength(1);
    expect(formatEnvironmentFaults(faults)).toContain(`${variable} `);
    expect(formatEnvironmentFaults(faults)).toContain(hint);
  },
);

test("mail goes by what is named, and to a service on this machine without TLS", () => {
  const mail = {
    EMAIL_API_URL: "http://localhost:8025/api",
    EMAIL_API_KEY: "k-123",
    SMTP_URL: "smtps://user:p%40ss@mail.prairieauto.example",
  };
  expect(parseEnvironment(mail, "demo", "/site")).toMatchObject({
    environment: {
      emailApiUrl: mail.EMAIL_API_URL,
      emailApiKey: mail.EMAIL_API_KEY,
      smtpUrl: mail.SMTP_URL,
    },
  });
});

test("a service that values vehicles has its key beside it", () => {
  const service = {
    VALUATION_API_URL: "https://book.example/used",
    VALUATION_API_KEY: "k-123",
  };
  expect(parseEnvironment(service, "demo", "/site")).toMatchObject({
    environment: {
      valuationService: { url: service.VALUATION_API_URL, key: "k-123" },
    },
  });
});

test("production may run on localhost without TLS", () => {
  const local = { ...PRODUCTION, SITE_URL: "http://localhost:3000" };
  expect(listFaults(local)).toEqual([]);
});

test("every wrong variable is named at once", () => {
  const faults = listFaults({ PORT: "x", LOG_LEVEL: "loud" }, "demo");
  expect(faults.map(({ variable }) => variable)).toEqual(["PORT", "LOG_LEVEL"]);
});

test.each([
  ["used-only", path.join("/site", "profiles", "used-only")],
  ["./mine", path.resolve("/site", "mine")],
  ["/srv/profile", "/srv/profile"],
])("PROFILE=%s is %s", (profile, folder) => {
  expect(parseEnvironment({ PROFILE: profile }, "demo", "/site")).toMatchObject(
    { environment: { profileFolder: folder } },
  );
});

const TWILIO = {
  TWILIO_API_KEY: "SK0123456789abcdef0123456789abcdef",
  TWILIO_API_SECRET: "the-secret",
  TWILIO_VERIFY_SERVICE: "VA0123456789abcdef0123456789abcdef",
};

function readCodes(
  variables: Record<string, string>,
  mode: "demo" | "production",
) {
  const result = parseEnvironment({ ...PRODUCTION, ...variables }, mode, "/");
  return result.ok ? result.environment.phoneCodes : result.faults;
}

test("the demonstration writes codes into the log, production sends none without an account", () => {
  expect(readCodes({}, "demo")).toEqual({ kind: "log" });
  expect(readCodes({}, "production")).toEqual({ kind: "none" });
});

test("production writes codes into the log only when it is told to", () => {
  expect(readCodes({ PHONE_CODES_TO_LOG: "yes" }, "production")).toEqual({
    kind: "log",
  });
  expect(readCodes({ PHONE_CODES_TO_LOG: "no" }, "demo")).toEqual({
    kind: "none",
  });
});

test("a whole account sends by Twilio", () => {
  expect(readCodes(TWILIO, "production")).toEqual({
    kind: "twilio",
    apiKey: TWILIO.TWILIO_API_KEY,
    apiSecret: TWILIO.TWILIO_API_SECRET,
    serviceSid: TWILIO.TWILIO_VERIFY_SERVICE,
  });
});

test("half an account is named part by part", () => {
  const { TWILIO_API_SECRET: _secret, ...half } = TWILIO;
  expect(readCodes(half, "production")).toEqual([
    {
      variable: "TWILIO_API_SECRET",
      message:
        "is needed with TWILIO_API_KEY and TWILIO_VERIFY_SERVICE; leave all three out to send no codes",
    },
  ]);
});

test.each([
  ["TWILIO_API_KEY", "my-key", "must be a Twilio API key"],
  ["TWILIO_VERIFY_SERVICE", "SK0", "must be the SID of a Twilio Verify"],
  ["PHONE_CODES_TO_LOG", "maybe", "must be yes"],
])("%s=%s fails by its name", (variable, value, hint) => {
  expect(readCodes({ ...TWILIO, [variable]: value }, "demo")).toEqual([
    { variable, message: expect.stringContaining(hint) },
  ]);
});

test("an account of a vendor takes the place of the profile's, and none leaves the tag without one", () => {
  const variables = { GOOGLE_TAG_ID: "G-ABC1234567", META_PIXEL_ID: "none" };
  const parsed = parseEnvironment(variables, "demo", "/site");
  expect(parsed).toMatchObject({ ok: true });
  expect(parsed.ok && parsed.environment.trackingAccounts).toEqual({
    googleTagId: "G-ABC1234567",
    metaPixelId: null,
  });
  expect(
    parseEnvironment({ GOOGLE_ADS_ID: "123" }, "demo", "/site"),
  ).toMatchObject({
    ok: false,
    faults: [
      {
        variable: "GOOGLE_ADS_ID",
        message: "must be the id of a Google Ads account, as in AW-123456789",
      },
    ],
  });
});

test("production has a console only where it is asked for, at a host of its own where one is named", () => {
  const read = (variables: Readonly<Record<string, string>>) => {
    const parsed = parseEnvironment(
      { ...PRODUCTION, ...variables },
      "production",
      "/site",
    );
    return parsed.ok ? parsed.environment : parsed.faults;
  };
  expect(read({})).toMatchObject({ console: null });
  expect(read({ CONSOLE: "on" })).toMatchObject({
    console: { origin: "https://www.prairieauto.example", host: null },
  });
  expect(
    read({ CONSOLE: "on", CONSOLE_HOST: "console.dealer.example" }),
  ).toMatchObject({
    console: {
      origin: "https://console.dealer.example",
      host: "console.dealer.example",
    },
    trustedHosts: expect.arrayContaining(["console.dealer.example"]),
  });
  expect(read({ CONSOLE_HOST: "https://console.dealer.example" })).toEqual([
    expect.objectContaining({ variable: "CONSOLE_HOST" }),
  ]);
});
