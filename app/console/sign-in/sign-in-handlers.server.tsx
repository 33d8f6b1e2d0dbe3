import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { RateLimit } from "#app/ports/visitor-ports.ts";
import type { ConsoleAnswer } from "#app/console/frame/answer.ts";
import { type Asked, getTexts } from "#app/console/frame/asked.ts";
import { frameCopy } from "#app/console/frame/copy.ts";
import type { SectionHandlers } from "#app/console/frame/handler.ts";
import { readNextAddress } from "#app/console/frame/next-address.ts";
import {
  askForPasskey,
  readPasskeyAnswer,
  refusePasskey,
} from "#app/console/frame/passkey-questions.ts";
import { readPostedJson } from "#app/console/frame/posted.ts";
import {
  formatConsoleCookie,
  readCookie,
} from "#app/console/frame/session-cookies.ts";
import { signInCopy } from "./copy.ts";
import { LinkEnded, SignInBody, WelcomeBody } from "./sign-in-pages.tsx";

/** Of one address. A passkey cannot be guessed; this keeps the database from being asked all day. */
const TRIES: RateLimit = { name: "console-sign-in", count: 30, seconds: 600 };

export const signInHandlers = {
  "sign-in": (asked) => ({
    kind: "page",
    title: getTexts(asked, signInCopy)("title"),
    body: (
      <SignInBody
        language={asked.language}
        next={readNextAddress(asked.request.url)}
        kept={null}
      />
    ),
  }),
  "sign-in.ask": (asked) => ask(asked, "sign-in"),
  async "sign-in.answer"(asked) {
    const answer = readPasskeyAnswer(asked, "sign-in");
    const personId = await asked.ports.passkeys.confirm(answer);
    return personId === null
      ? refusePasskey(asked)
      : openSession(asked, personId);
  },

  async welcome(asked) {
    const t = getTexts(asked, signInCopy);
    const link = asked.request.url.searchParams.get("link") ?? "";
    const person = await asked.ports.people.findInvited(link, asked.nowMs);
    if (person === null)
      return {
        kind: "page",
        title: t("linkEndedTitle"),
        body: <LinkEnded language={asked.language} />,
      };
    return {
      kind: "page",
      title: t("welcomeTitle", { name: person.name }),
      body: (
        <WelcomeBody
          language={asked.language}
          link={link}
          groupName={asked.ports.profile.storeGroup.name}
        />
      ),
    };
  },
  "welcome.ask": (asked) => ask(asked, "enrollment"),
  async "welcome.answer"(asked) {
    const { ports, nowMs } = asked;
    const link = readLink(asked);
    const person = await ports.people.findInvited(link, nowMs);
    if (person === null) return refusePasskey(asked);
    const isKept = await ports.passkeys.enroll({
      ...readPasskeyAnswer(asked, "enrollment"),
      invitationToken: link,
      change: { by: { personId: person.id, name: person.name }, nowMs },
    });
    return isKept ? openSession(asked, person.id) : refusePasskey(asked);
  },
} satisfies SectionHandlers<
  | "sign-in"
  | "sign-in.ask"
  | "sign-in.answer"
  | "welcome"
  | "welcome.ask"
  | "welcome.answer"
>;

async function ask(
  asked: Asked,
  purpose: "sign-in" | "enrollment",
): Promise<ConsoleAnswer> {
  const { ports, request, nowMs } = asked;
  const waitSeconds = await ports.rateLimits.take(TRIES, request.clientAddress);
  if (waitSeconds !== null) return tellWait(asked, waitSeconds);
  const person =
    purpose === "enrollment"
      ? await ports.people.findInvited(readLink(asked), nowMs)
      : null;
  return purpose === "enrollment" && person === null
    ? refusePasskey(asked)
    : askForPasskey(asked, purpose, person);
}

async function openSession(
  { ports, request, nowMs }: Asked,
  personId: string,
): Promise<ConsoleAnswer> {
  // Whoever signs in anew leaves nothing open that a cookie of before could use.
  const before = readCookie(request, "session", ports);
  const known =
    before === null ? null : await ports.sessions.read(before, nowMs);
  if (known !== null) await ports.sessions.end(known.id);
  const token = await ports.sessions.open({
    personId,
    userAgent: request.userAgent,
    nowMs,
  });
  return {
    kind: "json",
    value: {},
    cookies: [
      formatConsoleCookie("session", token, ports),
      formatConsoleCookie("browser", "", ports),
    ],
  };
}

function readLink({ request }: Asked): string {
  const link = readPostedJson(request)?.["link"];
  return typeof link === "string" ? link : "";
}

function tellWait(asked: Asked, seconds: number): ConsoleAnswer {
  const message = getTexts(asked, frameCopy)("tooMany", { seconds });
  return { kind: "json", status: 429, value: { message } };
}

/** For a form that somebody sent whose session had ended meanwhile: nothing typed is lost. */
export function buildSignInPage(
  asked: Asked,
  kept: Parameters<typeof SignInBody>[0]["kept"],
): { readonly title: string; readonly body: React.ReactNode } {
  return {
    title: getTexts(asked, signInCopy)("title"),
    body: (
      <SignInBody
        language={asked.language}
        next={getConsoleAddress("self")}
        kept={kept}
      />
    ),
  };
}
