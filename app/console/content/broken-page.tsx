import type { ConsoleAnswer } from "#app/console/frame/answer.ts";
import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { contentCopy } from "./copy.ts";

/** Nobody edits a file that cannot be read: what is in it would be lost. */
export function buildBrokenPage(
  asked: AskedByPerson,
  problem: string,
): ConsoleAnswer {
  const t = getTexts(asked, contentCopy);
  return {
    kind: "page",
    status: 409,
    title: t("brokenTitle"),
    body: (
      <>
        <p>{t("broken")}</p>
        <p>
          <code>{problem}</code>
        </p>
      </>
    ),
  };
}
