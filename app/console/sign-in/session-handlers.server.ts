import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import { getTexts } from "#app/console/frame/asked.ts";
import { frameCopy } from "#app/console/frame/copy.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readPostedJson } from "#app/console/frame/posted.ts";
import {
  formatConsoleCookie,
  readCookie,
} from "#app/console/frame/session-cookies.ts";

/** Of who is signed in: the passkey once more, and the end of the session. */
export const sessionHandlers = {
  async "confirm.ask"({ ports, person, request, nowMs }) {
    const { browser, options } = await ports.passkeys.ask({
      purpose: "confirmation",
      person,
      origin: request.origin,
      nowMs,
    });
    return {
      kind: "json",
      value: { options },
      cookies: [formatConsoleCookie("browser", browser, ports)],
    };
  },

  async "confirm.answer"(asked) {
    const { ports, person, session, request, nowMs } = asked;
    const personId = await ports.passkeys.confirm({
      purpose: "confirmation",
      browser: readCookie(request, "browser", ports) ?? "",
      origin: request.origin,
      response: readPostedJson(request)?.["response"],
      nowMs,
    });
    if (personId !== person.id) {
      const message = getTexts(asked, frameCopy)("passkeyFailed");
      return { kind: "json", status: 403, value: { message } };
    }
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
