import type { ChallengePurpose } from "#app/domain/console/session-rules.ts";
import type { PasskeyAnswer, Person } from "#app/ports/console-ports.ts";
import type { ConsoleAnswer } from "./answer.ts";
import { type Asked, getTexts } from "./asked.ts";
import { frameCopy } from "./copy.ts";
import { readPostedJson } from "./posted.ts";
import { formatConsoleCookie, readCookie } from "./session-cookies.ts";

/** What the browser is to ask of an authenticator; its cookie says later that the answer is this browser's. */
export async function askForPasskey(
  { ports, request, nowMs }: Asked,
  purpose: ChallengePurpose,
  person: Person | null,
): Promise<ConsoleAnswer> {
  const { browser, options } = await ports.passkeys.ask({
    purpose,
    person,
    origin: request.origin,
    nowMs,
  });
  return {
    kind: "json",
    value: { options },
    cookies: [formatConsoleCookie("browser", browser, ports)],
  };
}

/** What the authenticator said, as it was posted. */
export function readPasskeyAnswer(
  { ports, request, nowMs }: Asked,
  purpose: ChallengePurpose,
): PasskeyAnswer {
  return {
    purpose,
    browser: readCookie(request, "browser", ports) ?? "",
    origin: request.origin,
    response: readPostedJson(request)?.["response"],
    nowMs,
  };
}

export function refusePasskey(asked: Asked): ConsoleAnswer {
  const message = getTexts(asked, frameCopy)("passkeyFailed");
  return { kind: "json", status: 403, value: { message } };
}
