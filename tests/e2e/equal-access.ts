import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Violation } from "./axe.ts";

/** Whether the walk asks a second checker about every state that the first is asked about; its rules overlap in part. */
const IS_ASKED = process.env["EVERY_CHECKER"] === "1";

/** One of its rules on one element: what it is sure of has FAIL, what a person has to look at has others. */
interface Finding {
  readonly ruleId: string;
  readonly value: readonly [string, string];
  readonly snippet: string;
  readonly path: { readonly dom: string };
}

declare const ace: {
  readonly Checker: new () => {
    check(
      place: Document | Element,
      policies: readonly string[],
    ): Promise<{ readonly results: readonly Finding[] }>;
  };
};

let source: string | null = null;

/** What IBM's Equal Access checker is sure is wrong with the page as it is. Empty where it is not asked. */
export async function findUnequalAccess(
  page: Page,
): Promise<readonly Violation[]> {
  if (!IS_ASKED) return [];
  // As an expression, not as an element: the policy of the page lets no script of others in.
  source ??= readFileSync(
    createRequire(import.meta.url).resolve(
      "accessibility-checker-engine/ace.js",
    ),
    "utf8",
  );
  if (!(await page.evaluate(() => "ace" in window)))
    await page.evaluate(source);
  const findings = await page.evaluate(async () => {
    // Nobody reaches what a modal dialog covers.
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    const report = await new ace.Checker().check(modal ?? document, [
      "IBM_Accessibility",
    ]);
    // It counts a field in a folded part as seen, and its label as hidden.
    const isHidden = (path: string): boolean => {
      const { singleNodeValue: element } = document.evaluate(
        // Within a dialog it counts the page as the second one.
        path.replace(/^\/html\[\d+\]/, "/html[1]"),
        document,
        null,
        XPathResult.FIRST_ORDERED_NODE_TYPE,
      );
      return element instanceof Element && !element.checkVisibility();
    };
    return (
      report.results
        .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
        // A frame holds a page of somebody else.
        .filter(({ path: { dom } }) => !dom.includes("/iframe"))
        .filter(({ path }) => !isHidden(path.dom))
        // A wide table's named region scrolls on a small screen, and the first checker wants the keyboard to reach it there.
        .filter(
          ({ ruleId, snippet }) =>
            ruleId !== "element_tabbable_role_valid" ||
            !snippet.includes('role="region"'),
        )
        .map(({ ruleId, path, snippet }) => ({
          id: ruleId,
          nodes: [`${path.dom} ${snippet}`],
        }))
    );
  });
  return findings;
}
