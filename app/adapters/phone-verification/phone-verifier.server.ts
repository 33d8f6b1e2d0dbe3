import { hash } from "node:crypto";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type {
  CountedAsker,
  PhoneLimits,
} from "#app/adapters/database/visitors/phone-limits.server.ts";
import { listAddressRanges } from "#app/adapters/rate-limit/address-ranges.server.ts";
import type {
  CodeCheck,
  CodeSending,
} from "#app/domain/phone-verification/phone-validation.ts";
import { isCodeDestination } from "#app/domain/phone-verification/code-destination.ts";
import type { CodeAsker, PhoneVerifier } from "#app/ports/visitor-ports.ts";

/** Allowances are counted before the channel is used, so a message that fails was counted as well. */
export function createPhoneVerifier(
  limits: PhoneLimits,
  channel: CodeChannel,
): PhoneVerifier {
  return {
    async sendCode(phone, asker) {
      if (!isReachable(phone)) return "refused";
      const counted = toCountedAsker(asker);
      if (counted.askerKey === null) return "refused";
      const taken = await limits.takeSend(Number(phone), counted);
      return taken === "taken" ? channel.send(phone, counted.askerKey) : taken;
    },
    async checkCode(phone, code, asker) {
      const counted = toCountedAsker(asker);
      const taken = await limits.takeCheck(Number(phone), counted);
      if (taken === "too-many") return taken;
      // Said of a code that ended too, so that it says nothing of the number.
      if (taken === "not-asked" || counted.askerKey === null) return "expired";
      const answer = await channel.check(phone, code, counted.askerKey);
      if (answer === "approved") await limits.markApproved(taken);
      return answer;
    },
  };
}

/** These are lines that a person in the United States or Canada holds, by today's numbering plan. */
function isReachable(phone: string): boolean {
  if (!isCodeDestination(phone)) return false;
  const number = parsePhoneNumberFromString(`+1${phone}`);
  return (
    number?.isValid() === true &&
    (number.country === "US" || number.country === "CA") &&
    PERSONAL_LINES.has(number.getType() ?? "")
  );
}

const PERSONAL_LINES: ReadonlySet<string> = new Set([
  "MOBILE",
  "FIXED_LINE_OR_MOBILE",
]);

function toCountedAsker({
  address,
  visitorId,
  askerSecret,
}: CodeAsker): CountedAsker {
  return {
    client: listAddressRanges(address),
    sessionKey: visitorId,
    askerKey: askerSecret === null ? null : hash("sha256", askerSecret),
  };
}

/** Allowances were counted before. Phones are ten digits without +1. */
export interface CodeChannel {
  /** The code belongs to the asker; who checks it has asked for one. */
  send(phone: string, askerKey: string): Promise<CodeSending>;
  check(phone: string, code: string, askerKey: string): Promise<CodeCheck>;
}
