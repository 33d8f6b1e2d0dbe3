import { formatExpiredCookie } from "#app/domain/consent/storage-gate.ts";
import { PHONE_TO_VERIFY } from "#app/domain/consent/stored-items.ts";
import { formatPhoneToVerifyCookie } from "#app/domain/phone-verification/phone-to-verify.ts";
import {
  findCheckError,
  findSendingError,
  PHONE_ERRORS,
  type PhoneError,
} from "#app/domain/phone-verification/phone-validation.ts";
import type { AppPorts } from "#app/ports.ts";
import type { CodeAsker } from "#app/ports/visitor-ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { rememberVisitor } from "#app/site/visitor/remember-visitor.server.ts";
import { hashPhone } from "#app/site/visitor/verified-phone.server.ts";

/** It holds `Set-Cookie` lines when all went well. */
export type StepResult =
  | { readonly error: null; readonly setCookies: readonly string[] }
  | { readonly error: PhoneError };

/**
 * The visitor gets an id, so that their own allowance counts, and the browser a secret, so that the code is its own:
 * others may guess as they like, they guess at nothing.
 */
export async function sendPhoneCode(
  ports: AppPorts,
  facts: RequestFacts,
  phone: string,
): Promise<StepResult> {
  const askerSecret = facts.phoneToVerify?.askerSecret ?? createSecret();
  const error = findSendingError(
    await askGuarded(ports, () =>
      ports.phoneVerifier.sendCode(phone, {
        ...toCodeAsker(facts),
        askerSecret,
      }),
    ),
  );
  if (error !== null) return { error };
  const asked = { phone, sentAtMs: ports.clock.nowMs(), askerSecret };
  return {
    error,
    setCookies: [
      formatPhoneToVerifyCookie(asked, ports.hasTls),
      ...rememberVisitor(ports, facts, {}).setCookies,
    ],
  };
}

const SECRET_BYTES = 16;

function createSecret(): string {
  return Buffer.from(
    crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
  ).toString("hex");
}

/** Spec §4: on success phone and phoneVerified are stored. */
export async function verifyPhoneCode(
  ports: AppPorts,
  facts: RequestFacts,
  { phone, code }: { readonly phone: string; readonly code: string },
): Promise<StepResult> {
  const error = findCheckError(
    await askGuarded(ports, () =>
      ports.phoneVerifier.checkCode(phone, code, toCodeAsker(facts)),
    ),
  );
  if (error !== null) return { error };
  const changes = {
    phone,
    phoneVerified: true,
    verifiedPhoneAs: hashPhone(phone),
  };
  return {
    error,
    setCookies: [
      ...rememberVisitor(ports, facts, changes).setCookies,
      formatExpiredCookie(PHONE_TO_VERIFY, ports.hasTls),
    ],
  };
}

/** Spec §8 in a page's form: an error with the key `error` is about the whole form (Assumption A132). */
export function toFieldErrors({
  field,
  key,
}: PhoneError): Readonly<Record<string, string>> {
  return { [field === "error" ? "" : field]: key };
}

/** Spec §5: the profile decides. */
export function isPhoneVerificationOn({
  profile,
}: Pick<AppPorts, "profile">): boolean {
  return profile.leads.phoneVerification.isEnabled;
}

function toCodeAsker({
  client,
  visitor,
  phoneToVerify,
}: RequestFacts): CodeAsker {
  return {
    address: client.address,
    visitorId: visitor.uniqueUserId,
    askerSecret: phoneToVerify?.askerSecret ?? null,
  };
}

/** Allowances that cannot be counted are taken as used up: unlike a lead, a code may fail. */
async function askGuarded<T>(
  { log }: AppPorts,
  ask: () => Promise<T>,
): Promise<T | "unavailable"> {
  try {
    return await ask();
  } catch (error) {
    log.error("phone-codes.failed", { error: String(error) });
    return "unavailable";
  }
}

/** Spec §7. */
export interface PhoneValidationAnswer {
  readonly success: boolean;
  /** The sentence is empty when all went well. */
  readonly error: string;
  readonly message: string;
  /** This is the same sentence by its key: phone, code or error (Spec §8). */
  readonly errors: Readonly<Partial<Record<PhoneError["field"], string>>>;
}

export function buildGoodAnswer(message: string): PhoneValidationAnswer {
  return { success: true, error: "", message, errors: {} };
}

export function buildErrorAnswer({
  field,
  key,
}: PhoneError): PhoneValidationAnswer {
  const error = PHONE_ERRORS[key];
  return { success: false, error, message: error, errors: { [field]: error } };
}

/** Programs are told to wait with 429 and 503; what a visitor can correct is 400. */
export function getErrorStatus({ key }: PhoneError): 400 | 429 | 503 {
  if (key === "tooManySends" || key === "tooManyTries") return 429;
  return key === "unavailable" ? 503 : 400;
}
