import { useEffect } from "react";

/** What takes the focus and a press. */
const CONTROLS = ":where(a, button, input, select, summary, textarea)";

/** What stands in the place of each pseudo-class: of the same specificity, and true of what is shown in the state. */
const STAND_INS = {
  ":focus-visible": formatStandIn("focus", CONTROLS),
  ":focus-within": formatStandIn("focus", "*"),
  ":focus": formatStandIn("focus", CONTROLS),
  ":hover": formatStandIn("hover", "*"),
  ":active": formatStandIn("pressed", CONTROLS),
} as const;

const STATES = /:(?:focus-visible|focus-within|focus|hover|active)(?![\w-])/g;

function formatStandIn(state: string, within: string): string {
  return `:is([data-shown="${state}"] > *, [data-shown-within="${state}"] ${within})`;
}

/**
 * Paints parts as they look under a pointer, with the focus or while they are pressed: every rule for such a state gets
 * a twin for parts that say it by an attribute.
 */
export function useShownStates(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(formatTwin)
        .join("\n"),
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (it) => it !== sheet,
      );
    };
  }, []);
}

/** A rule without such a state has no twin. Layers and conditions around a rule stay around its twin. */
function formatTwin(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule)
    return rule.cssText.search(STATES) === -1
      ? ""
      : rule.cssText.replace(
          STATES,
          (it) => STAND_INS[it as keyof typeof STAND_INS],
        );
  if (!(rule instanceof CSSGroupingRule)) return "";
  const twins = [...rule.cssRules].map(formatTwin).join("");
  const prelude = rule.cssText.slice(0, rule.cssText.indexOf("{"));
  return twins === "" ? "" : `${prelude}{${twins}}`;
}
