import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import {
  type MatchedRoute,
  matchConsoleRoute,
} from "#app/domain/console/match-console-route.ts";
import { isPermitted } from "#app/domain/console/roles.ts";
import { isFresh } from "#app/domain/console/session-rules.ts";
import { toLanguage } from "#app/domain/store-profile/fields/languages.ts";
import type {
  ConsoleFiles,
  ConsolePorts,
  ConsoleRequest,
} from "#app/console-ports.ts";
import { type ConsoleAnswer, NOT_FOUND } from "./frame/answer.ts";
import type { Asked, AskedByPerson } from "./frame/asked.ts";
import { getTexts } from "./frame/asked.ts";
import { ConfirmBody } from "./frame/confirm-page.tsx";
import { frameCopy } from "./frame/copy.ts";
import { listSections } from "./frame/nav-links.ts";
import { readPosted } from "./frame/posted.ts";
import { buildFailure, buildResponse } from "./frame/response.server.tsx";
import { findSigned, toAskedByPerson } from "./frame/signed-in.server.ts";
import { formatMoment } from "./frame/times.ts";
import { CONSOLE_HANDLERS } from "./handlers.server.ts";
import { buildSignInPage } from "./sign-in/sign-in-handlers.server.tsx";

type Refusal = 401 | 403;

/** A failure has a page too: it says that nothing was changed, and nothing of what went wrong. */
export async function answerConsole(
  request: ConsoleRequest,
  ports: ConsolePorts,
  files: ConsoleFiles,
): Promise<Response> {
  try {
    return await answerAsked(request, ports, files);
  } catch (error) {
    const nowMs = ports.clock.nowMs();
    ports.log.error("console.failed", {
      path: request.url.pathname,
      error: error instanceof Error ? error.stack : String(error),
    });
    const language = guessLanguage(request, ports);
    const asked: Asked = { ports, request, params: {}, language, nowMs };
    return buildFailure(asked, files, formatMoment(asked, nowMs));
  }
}

/** Who asks, may they, and is the passkey fresh: asked here once, for every row of the table. */
async function answerAsked(
  request: ConsoleRequest,
  ports: ConsolePorts,
  files: ConsoleFiles,
): Promise<Response> {
  const matched = matchConsoleRoute(request.method, request.url.pathname);
  const nowMs = ports.clock.nowMs();
  const signed = await findSigned(request, ports, nowMs);
  const base: Asked = {
    ports,
    request,
    params: matched?.params ?? {},
    language: signed?.person.language ?? guessLanguage(request, ports),
    nowMs,
  };
  const asked = signed === null ? base : toAskedByPerson(base, signed);
  const { answer, refusal } = await decide(asked, matched);
  return buildResponse({
    answer,
    asked,
    person: signed?.person ?? null,
    files,
    refusal,
  });
}

interface Decision {
  readonly answer: ConsoleAnswer;
  /** Null where the page is theirs. */
  readonly refusal: Refusal | null;
}

async function decide(
  asked: Asked | AskedByPerson,
  matched: MatchedRoute | null,
): Promise<Decision> {
  const { request } = asked;
  if (/^\/console\/?$/.test(request.url.pathname))
    return allow({ kind: "redirect", to: findHome(asked) });
  if (matched === null) return allow(NOT_FOUND);
  const { name, route } = matched;
  // Only a row without a need is answered to who is not signed in, and its handler asks for no more.
  const handle = CONSOLE_HANDLERS[name] as (
    asked: Asked,
  ) => ConsoleAnswer | Promise<ConsoleAnswer>;
  if (route.needs === null) return allow(await handle(asked));
  if (!isByPerson(asked)) return askToSignIn(asked);
  if (!isPermitted(asked.person.role, route.needs)) return refuse(asked);
  if (
    route.needsFresh === true &&
    !isFresh(asked.session.confirmedAtMs, asked.nowMs)
  )
    return askForPasskey(asked);
  return allow(await handle(asked));
}

function allow(answer: ConsoleAnswer): Decision {
  return { answer, refusal: null };
}

/** A page comes back after the sign-in, and so does what was typed into a form. */
async function askToSignIn(asked: Asked): Promise<Decision> {
  const { request } = asked;
  if (isForScript(request)) return tellScript(asked, 401);
  if (request.method !== "POST") {
    const next = request.url.pathname + request.url.search;
    const to = `${getConsoleAddress("sign-in")}?next=${encodeURIComponent(next)}`;
    return allow({ kind: "redirect", to });
  }
  const page = buildSignInPage(asked, await keepForm(request));
  return { answer: { kind: "page", ...page }, refusal: 401 };
}

async function askForPasskey(asked: AskedByPerson): Promise<Decision> {
  const { request } = asked;
  if (isForScript(request)) return tellScript(asked, 403);
  const isForm = request.method === "POST";
  return {
    answer: {
      kind: "page",
      title: getTexts(asked, frameCopy)("confirmTitle"),
      body: (
        <ConfirmBody
          asked={asked}
          kept={isForm ? await keepForm(request) : null}
          next={request.url.pathname + request.url.search}
        />
      ),
    },
    refusal: isForm ? 403 : null,
  };
}

function refuse(asked: AskedByPerson): Decision {
  if (isForScript(asked.request)) return tellScript(asked, 403);
  const t = getTexts(asked, frameCopy);
  return {
    answer: {
      kind: "page",
      title: t("notAllowedTitle"),
      body: <p>{t("notAllowed")}</p>,
    },
    refusal: 403,
  };
}

function tellScript(asked: Asked, status: Refusal): Decision {
  const message = getTexts(asked, frameCopy)("passkeyFailed");
  return allow({ kind: "json", status, value: { message } });
}

/** Files that were chosen cannot be kept; the form asks for them again. */
async function keepForm(request: ConsoleRequest) {
  const posted = await readPosted(request);
  const fields = [...posted].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  return { action: request.url.pathname + request.url.search, fields };
}

function isForScript({ form }: ConsoleRequest): boolean {
  return /^application\/json\b/.test(form?.contentType ?? "");
}

function isByPerson(asked: Asked | AskedByPerson): asked is AskedByPerson {
  return "person" in asked;
}

/** The first section that is theirs. */
function findHome(asked: Asked | AskedByPerson): string {
  if (!isByPerson(asked)) return getConsoleAddress("sign-in");
  const [first] = listSections(asked.person.role);
  return getConsoleAddress(first ?? "self");
}

function guessLanguage(
  { acceptLanguage }: ConsoleRequest,
  { profile }: ConsolePorts,
): Asked["language"] {
  const language = toLanguage(acceptLanguage.slice(0, 2).toLowerCase());
  return profile.site.languages.includes(language) ? language : "en";
}
