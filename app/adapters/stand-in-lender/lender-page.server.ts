import { parseVin } from "#app/domain/saved-vehicles/shortlist.ts";
import { readFrameIdentifiers } from "#app/domain/lender-frame/frame-address.ts";
import { buildAnswerPart, buildDonePart } from "./lender-answer.server.ts";
import { LENDER_SPANISH, type Say } from "./lender-spanish.server.ts";
import {
  LENDER_FORMS,
  type LenderField,
  type LenderForm,
} from "./lender-forms.server.ts";

const DONE = "/done";
const SPANISH = "/es";
/** The dealer's list of cars, to which an answer adds its limit. */
const CARS = "/search-vehicles/all-inventory";
const WARNING = "Demonstration lender. It stores and sends nothing you type.";

export interface LenderPlace {
  readonly isFramed: boolean;
  /** The dealer's site, to whose cars an answer leads. */
  readonly siteOrigin: string;
}

/**
 * It is null where the lender has no such page. The query may pass on what the dealer's page knows. In a frame the page
 * around it already says what the questions are for.
 */
export function buildLenderPage(
  pathname: string,
  query: URLSearchParams,
  { isFramed, siteOrigin }: LenderPlace,
): string | null {
  const isDone = pathname.endsWith(DONE);
  const path = isDone ? pathname.slice(0, -DONE.length) : pathname;
  const isSpanish = path.startsWith(`${SPANISH}/`);
  const name = isSpanish ? path.slice(SPANISH.length) : path;
  const form = Object.hasOwn(LENDER_FORMS, name)
    ? LENDER_FORMS[name]
    : undefined;
  const say: Say = (text) => (isSpanish && LENDER_SPANISH[text]) || text;
  if (form === undefined) return null;
  return isDone
    ? buildPage(
        say,
        form.done.title,
        buildDonePart(say, form, path),
        "submitted",
      )
    : buildPage(
        say,
        form.title,
        buildFormPart(say, form, path, {
          query,
          listAddress: `${siteOrigin}${isSpanish ? SPANISH : ""}${CARS}`,
        }),
        isFramed ? "asking-framed" : "asking",
      );
}

function buildPage(
  say: Say,
  title: string,
  main: string,
  state: string,
): string {
  return `<!DOCTYPE html>
<html lang="${say("en")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${say(title)} - ${say("Demonstration lender")}</title>
<link rel="stylesheet" href="/lender.css">
<script blocking="render" src="/lender.js" defer></script>
</head>
<body data-state="${state}">
<header class="demonstration">${say(WARNING)}</header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** A script shows them: without one the whole form stands in one piece. */
const buildStepButtons = (say: Say) =>
  `<button class="back" type="button" hidden>${say("Back")}</button><button class="next" type="submit" hidden>${say("Continue")}</button>`;

/** No field has a name, and the form asks for a page, so nothing can be sent. */
function buildFormPart(
  say: Say,
  form: LenderForm,
  path: string,
  {
    query,
    listAddress,
  }: { readonly query: URLSearchParams; readonly listAddress: string },
): string {
  let count = 0;
  const hasSteps = form.parts.length > 1;
  const parts = form.parts.map(
    ({ legend, note, fields }, at) => `<fieldset>
<legend>${hasSteps ? `<span>${say("Step")} ${at + 1} ${say("of")} ${form.parts.length}</span> ` : ""}${say(legend)}</legend>${note === undefined ? "" : `\n<p class="small">${say(note)}</p>`}
<div class="fields">
${fields.map((field) => buildFieldPart(say, field, `field-${++count}`)).join("\n")}
</div>
</fieldset>`,
  );
  return `<h1>${say(form.title)}</h1>
<p>${say(form.lead)}</p>
${buildContextPart(say, query)}<form method="get" action="${path}${DONE}">
<div class="summary" role="alert" tabindex="-1" hidden><h2>${say("There is a problem")}</h2><ul></ul></div>
${hasSteps ? `<div class="bars" aria-hidden="true" hidden>${"<i></i>".repeat(form.parts.length)}</div>\n` : ""}${parts.join("\n")}
<label class="agree"><input id="agree" type="checkbox" data-fault="${say("Check the box to go on.")}" required> <span>${say(form.agreement)}</span></label>
<div class="buttons">${hasSteps ? buildStepButtons(say) : ""}<button class="send" type="submit">${say(form.button)}</button></div>
</form>${form.done.shows === "loan" ? buildAnswerPart(say, query, { path, listAddress }) : ""}`;
}

function buildFieldPart(
  say: Say,
  {
    label,
    autocomplete,
    kind,
    options = [],
    isHalf = false,
    isShort = false,
    amount,
  }: LenderField,
  id: string,
): string {
  const filled = autocomplete
    ? ` autocomplete="${autocomplete}"${autocomplete === "postal-code" ? ' inputmode="numeric"' : ""}`
    : "";
  const control =
    kind === "choice"
      ? `<span class="choice"><select id="${id}" data-fault="${say("Choose one")}" required><option value="">${say("Choose one")}</option>${options
          .map((it) => `<option>${say(it)}</option>`)
          .join("")}</select></span>`
      : kind === "money"
        ? `<span class="money"><span aria-hidden="true">$</span><input id="${id}"${amount ? ` data-amount="${amount}"` : ""} inputmode="numeric" pattern="[0-9,.$ ]+" title="${say(AMOUNT_FAULT)}" data-fault="${say(AMOUNT_FAULT)}" required></span>`
        : `<input id="${id}"${filled}${buildRule(say, kind, autocomplete)} data-fault="${say(`Enter your ${lowerFirst(label)}.`)}" required>`;
  const shape = kind === "date" ? ` <span>${say("MM/DD/YYYY")}</span>` : "";
  const looks = [
    isHalf ? "half" : "",
    isShort ? "short" : "",
    kind === "date" ? "date" : "",
  ]
    .filter((it) => it !== "")
    .join(" ");
  return `<p${looks === "" ? "" : ` class="${looks}"`}><label for="${id}">${say(label)}${shape}</label>${control}</p>`;
}

function buildRule(
  say: Say,
  kind: LenderField["kind"],
  autocomplete: string | undefined,
): string {
  if (kind === "date")
    return `${DATE_RULE} title="${say("Enter a date like 06/30/1985.")}" data-minor="${say("You need to be 18 or older.")}"`;
  return autocomplete === "postal-code"
    ? `${ZIP_RULE} title="${say("Enter a ZIP code with five digits.")}"`
    : "";
}

const MONTH = "(?:0?[1-9]|1[0-2])";
const DAY = "(?:0?[1-9]|[12]\\d|3[01])";
const YEAR = "(?:19|20)\\d{2}";
/** A browser fills a birthday in as "1985-06-30". That a month has the day, and who is of age, is left to the script. */
const DATE_RULE = ` inputmode="numeric" pattern="${MONTH}[\\/.\\-]${DAY}[\\/.\\-]${YEAR}|${YEAR}-${MONTH}-${DAY}"`;
const ZIP_RULE = ` pattern="\\d{5}(?:-\\d{4})?"`;

const AMOUNT_FAULT = "Enter an amount in dollars, like 2,400";

/** "ZIP code" keeps its capitals. */
function lowerFirst(label: string): string {
  return /^[A-Z]{2}/.test(label)
    ? label
    : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The dealer's page may pass these on. */
const LENDER_AMOUNTS = [
  { name: "down_payment", label: "Down payment", sign: "$" },
  { name: "trade_equity", label: "Trade equity", sign: "$" },
  { name: "term_months", label: "Months", sign: "" },
  { name: "miles_per_year", label: "Miles a year", sign: "" },
] as const;

/** Both are shown only when they consist of letters, digits and hyphens. */
function buildContextPart(say: Say, query: URLSearchParams): string {
  const vin = parseVin(query.get("vin"));
  const lines = [
    ...(vin === null ? [] : [["Vehicle", vin]]),
    ...LENDER_AMOUNTS.flatMap(({ name, label, sign }) => {
      const digits = /^\d{1,6}$/.exec(query.get(name) ?? "")?.[0];
      return digits === undefined
        ? []
        : [[label, sign + Number(digits).toLocaleString("en-US")]];
    }),
    ...readFrameIdentifiers(query).map(({ name, value }) => [
      name === "co_applicant" ? "Co-applicant" : "Buying time",
      value,
    ]),
  ];
  if (lines.length === 0) return "";
  const rows = lines.map(
    ([term = "", text]) => `<dt>${say(term)}</dt><dd>${text}</dd>`,
  );
  return `<dl>${rows.join("")}</dl>\n`;
}
