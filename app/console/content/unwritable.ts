import { type AskedByPerson, getTexts } from "#app/console/frame/asked.ts";
import { isTextOf } from "#app/site/page/copy.ts";
import { contentCopy } from "./copy.ts";

/** Words for a folder that nothing can be written to, in the language of who asks. */
export function sayUnwritable(asked: AskedByPerson, problem: string): string {
  const t = getTexts(asked, contentCopy);
  const key = `problem.${problem}`;
  return t("unwritable", {
    problem: isTextOf(contentCopy, key) ? t(key) : problem,
  });
}
