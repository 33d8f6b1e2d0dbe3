import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import {
  askForPasskey,
  readPasskeyAnswer,
  refusePasskey,
} from "#app/console/frame/passkey-questions.ts";
import { formatConsoleCookie } from "#app/console/frame/session-cookies.ts";

/** Of who is signed in: the passkey once more, and the end of the session. */
export const sessionHandlers = {
  "confirm.ask": (asked) => askForPasskey(asked, "confirmation", asked.person),

  async "confirm.answer"(asked) {
    const { ports, person, session, nowMs } = asked;
    const answer = readPasskeyAnswer(asked, "confirmation");
    if ((await ports.passkeys.confirm(answer)) !== person.id)
      return refusePasskey(asked);
    await ports.sessions.confirm(session.id, nowMs);
    return { kind: "json", value: {} };
  },

  async "sign-out"({ ports, session }) {
    await ports.sessions.end(session.id);
    return {
      kind: "redirect",
      to: getConsoleAddress("sign-in"),
      notice: "signedOut",
      cookies: [formatConsoleCookie("session", "", ports)],
    };
  },
} satisfies SectionHandlers<"confirm.ask" | "confirm.answer" | "sign-out">;
