import type { EnvironmentFault, Mode } from "./environment.server.ts";

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

export function resolvePhoneCodes(
  values: CodeVariables,
  mode: Mode,
): PhoneCodes {
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
export function listTwilioFaults(
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
