import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type {
  CountedAsker,
  PhoneLimits,
} from "#app/adapters/database/visitors/phone-limits.server.ts";
import { toLimitKey } from "#app/adapters/rate-limit/limit-key.server.ts";
import type {
  CodeCheck,
  CodeSending,
} from "#app/domain/phone-verification/phone-validation.ts";
import { isCodeDestination } from "#app/domain/phone-verification/code-destination.ts";
import type { CodeAsker, PhoneVerifier } from "#app/ports.ts";

/** Allowances are counted before the channel is used, so a message that fails was counted as well. */
export function createPhoneVerifier(
  limits: PhoneLimits,
  channel: CodeChannel,
): PhoneVerifier {
  return {
    async sendCode(phone, asker) {
      if (!isReachable(phone)) return "refused";
      const taken = await limits.takeSend(Number(phone), toCountedAsker(asker));
      return taken === "taken" ? channel.send(phone) : taken;
    },
    async checkCode(phone, code, asker) {
      const checkId = await limits.takeCheck(
        Number(phone),
        toCountedAsker(asker),
      );
      if (checkId === null) return "too-many";
      const answer = await channel.check(phone, code);
      if (answer === "approved") await limits.markApproved(checkId);
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

function toCountedAsker({ address, visitorId }: CodeAsker): CountedAsker {
  return { clientKey: toLimitKey(address), sessionKey: visitorId };
}

/** Allowances were counted before. Phones are ten digits without +1. */
export interface CodeChannel {
  send(phone: string): Promise<CodeSending>;
  check(phone: string, code: string): Promise<CodeCheck>;
}
