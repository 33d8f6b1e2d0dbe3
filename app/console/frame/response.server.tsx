import { renderToStaticMarkup } from "react-dom/server";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { ConsoleFiles } from "#app/console-ports.ts";
import type { Person } from "#app/ports/console-ports.ts";
import { type ConsoleAnswer, NOTICES } from "./answer.ts";
import { type Asked, getTexts } from "./asked.ts";
import { ConsoleDocument } from "./console-document.tsx";
import { frameCopy } from "./copy.ts";

interface Outcome {
  readonly answer: ConsoleAnswer;
  readonly asked: Asked;
  readonly person: Person | null;
  readonly files: ConsoleFiles;
  /** The status of a page that stands in for what was asked. */
  readonly refusal: 401 | 403 | null;
}

/** Nothing of the console is kept by any cache. */
const UNSTORED = { "Cache-Control": "no-store" } as const;

export function buildResponse(outcome: Outcome): Response {
  const { answer, asked } = outcome;
  switch (answer.kind) {
    case "page":
      return buildPage(
        outcome,
        outcome.refusal ?? answer.status ?? 200,
        answer,
      );
    case "not-found": {
      const t = getTexts(asked, frameCopy);
      const body = <p>{t("notFound")}</p>;
      return buildPage(outcome, 404, { title: t("notFoundTitle"), body });
    }
    case "redirect": {
      const query = answer.notice === undefined ? "" : `?done=${answer.notice}`;
      const fragment =
        answer.fragment === undefined ? "" : `#${answer.fragment}`;
      const to = answer.to + query + fragment;
      return new Response(null, {
        status: 303,
        headers: withCookies({ Location: to }, answer.cookies),
      });
    }
    case "json":
      return new Response(`${JSON.stringify(answer.value)}\n`, {
        status: answer.status ?? 200,
        headers: withCookies(
          { "Content-Type": "application/json" },
          answer.cookies,
        ),
      });
    case "picture":
      return new Response(answer.bytes, {
        headers: { ...UNSTORED, "Content-Type": answer.contentType },
      });
    case "file":
      return new Response(answer.body, {
        headers: {
          ...UNSTORED,
          "Content-Type": answer.contentType,
          "Content-Disposition": `attachment; filename="${answer.name}"`,
        },
      });
  }
}

function buildPage(
  { asked, person, files }: Outcome,
  status: number,
  { title, body }: Pick<ConsoleAnswer & { kind: "page" }, "title" | "body">,
): Response {
  const { profile, siteUrl } = asked.ports;
  const html = renderToStaticMarkup(
    <ConsoleDocument
      title={title}
      groupName={profile.storeGroup.name}
      language={asked.language}
      files={files}
      person={person}
      path={asked.request.url.pathname}
      siteUrl={siteUrl}
      notice={findNotice(asked)}
    >
      {body}
    </ConsoleDocument>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status,
    headers: {
      ...UNSTORED,
      "Content-Type": "text/html; charset=utf-8",
      "Content-Language": asked.language,
    },
  });
}

function findNotice({ request }: Asked) {
  const done = request.url.searchParams.get("done");
  return NOTICES.find((it) => it === done) ?? null;
}

function withCookies(
  headers: Readonly<Record<string, string>>,
  cookies: readonly string[] = [],
): Headers {
  const all = new Headers({ ...UNSTORED, ...headers });
  for (const cookie of cookies) all.append("Set-Cookie", cookie);
  return all;
}

/** When the database is away or a handler failed: no stack, nothing of what was asked. */
export function buildFailure(
  asked: Asked,
  files: ConsoleFiles,
  timeText: string,
): Response {
  const t = getTexts(asked, frameCopy);
  const body = (
    <>
      <p>{t("failed", { time: timeText })}</p>
      <p>
        <a href={getConsoleAddress("sign-in")}>{t("name")}</a>
      </p>
    </>
  );
  const outcome: Outcome = {
    answer: { kind: "not-found" },
    asked,
    person: null,
    files,
    refusal: null,
  };
  return buildPage(outcome, 500, { title: t("failedTitle"), body });
}
