import {
  EXAMPLE_RULE,
  type ExampleTerms,
  readExampleTerms,
} from "./example-rule.server.ts";
import { EXAMPLE_SCORE } from "#app/domain/lender-frame/example-score.ts";
import type { LenderForm } from "./lender-forms.server.ts";
import type { Say } from "./lender-spanish.server.ts";

/** The example stands hidden behind the questions, and the script fills it in: what is typed never leaves the browser. */
export function buildAnswerPart(
  say: Say,
  query: URLSearchParams,
  {
    path,
    listAddress,
  }: { readonly path: string; readonly listAddress: string },
): string {
  const terms = readExampleTerms(query);
  const given: Filled = {
    months: String(terms.termMonths),
    brought: formatDollars(terms.broughtDollars),
  };
  const fill = (text: string) => fillPlaces(say(text), given);
  return `
<section class="answer" data-per-monthly="${terms.dollarsPerMonthly}" data-brought="${terms.broughtDollars}" hidden>
<div class="loan" data-outcome="loan">
<div class="loan-head">
<p class="tag">${say("Example")}</p>
<h1 tabindex="-1">${fill("An example answer: a loan of up to {amount}")}</h1>
<p>${say("Worked out from your income and rent by this demonstration’s own rule. No lender decided anything, and nobody looked at your credit.")}</p>
</div>
<dl class="figures">${[
    ["Monthly payment", "{monthly}"],
    ["APR", formatPercent(EXAMPLE_RULE.aprPercent)],
    ["Term", "{months} months"],
    ["Amount financed", "{amount}"],
  ]
    .map(
      ([term = "", text = ""]) =>
        `<div><dt>${say(term)}</dt><dd>${fill(text)}</dd></div>`,
    )
    .join("")}</dl>
<div>
${terms.broughtDollars > 0 ? `<p>${fill("With the {brought} that you bring in cash and trade, that is up to {price} for a car, taxes and fees included.")}</p>\n` : ""}<p><a class="to-cars" target="_blank" rel="noopener" data-cars="${listAddress}/price/max/">${fill("See cars up to {limitText}")}</a></p>
<p class="small">${say("That leaves about a tenth for taxes and fees. The dealer only sees this limit, and only if you go to the cars.")}</p>
</div>
</div>
<div data-outcome="none">
<p class="tag">${say("Example")}</p>
<h1 tabindex="-1">${say("An example answer: not with these numbers")}</h1>
<p>${fill("By this demonstration’s own rule, your income and rent leave less than {least} a month for a payment. No lender decided anything, and nobody looked at your credit.")}</p>
<p>${say("A co-applicant’s income, more money down or a car that costs less can change a lender’s answer.")}</p>
<p><a class="to-cars" target="_blank" rel="noopener" href="${listAddress}?sort=priceLow">${say("See the cars that cost least")}</a></p>
</div>
${buildDisclosure(
  say("How the example is made"),
  `<p>${fill("The payment takes up to {payment} of your income, and up to {withRent} together with your rent or mortgage. The loan is never over {most}. A real lender looks at your credit too and sets its own rate and term.")}</p>`,
)}
${buildWayBack(say, path)}
</section>`;
}

/** Without the script the answer is a page of its own, which knows nothing of what was typed. */
export function buildDonePart(
  say: Say,
  { done }: LenderForm,
  path: string,
): string {
  return `<h1${done.shows === "score" ? ` class="of-score"` : ""}>${say(done.title)}</h1>
${done.source === undefined ? "" : `<p class="source">${say(done.source)}</p>\n`}${done.shows === "score" ? buildScoreParts(say, done.text) : `<p>${say(done.text)}</p>\n${buildWorkedExample(say, readExampleTerms(new URLSearchParams()))}`}
${buildWayBack(say, path)}`;
}

const buildWayBack = (say: Say, path: string) =>
  `<p><a class="way-back" href="${path}">${say("Back to the questions")}</a></p>`;

const WORKED_MONTHLY_DOLLARS = 300;

function buildWorkedExample(
  say: Say,
  { termMonths, dollarsPerMonthly }: ExampleTerms,
): string {
  const { roundedToDollars } = EXAMPLE_RULE;
  const amount =
    Math.floor(
      (WORKED_MONTHLY_DOLLARS * dollarsPerMonthly) / roundedToDollars,
    ) * roundedToDollars;
  return `<p>${fillPlaces(
    say(
      "Nothing you typed left your browser, so this page has no example from it. By the demonstration’s own rule {monthly} a month at {apr} APR for {months} months pays for a loan of {amount}.",
    ),
    {
      monthly: formatDollars(WORKED_MONTHLY_DOLLARS),
      apr: formatPercent(EXAMPLE_RULE.aprPercent),
      months: String(termMonths),
      amount: formatDollars(amount),
    },
  )}</p>`;
}

/** As FICO publishes them: https://www.myfico.com/credit-education/whats-in-your-credit-score. */
const SCORE_PARTS = [
  ["Paying on time", 35],
  ["How much you owe", 30],
  ["How long you’ve had credit", 15],
  ["New accounts and inquiries", 10],
  ["Kinds of credit", 10],
] as const;

/** As FICO names them: https://www.myfico.com/credit-education/credit-scores. */
const SCORE_BANDS = [
  { name: "Poor", from: 300, to: 579 },
  { name: "Fair", from: 580, to: 669 },
  { name: "Good", from: 670, to: 739 },
  { name: "Very good", from: 740, to: 799 },
  { name: "Exceptional", from: 800, to: 850 },
] as const;

/** The scale comes first, with its numbers before its names: another lender calls the same number something else. */
function buildScoreParts(say: Say, text: string): string {
  const rows = SCORE_PARTS.map(
    ([name, percent]) =>
      `<li><span>${say(name)}</span> <b>${percent}%</b><svg aria-hidden="true" width="100%" height="8"><rect class="rest" width="100%" height="8" rx="4"/><rect width="${percent}%" height="8" rx="4"/></svg></li>`,
  );
  const bands = SCORE_BANDS.map(({ name, from, to }, at) => {
    const isHere = EXAMPLE_SCORE >= from && EXAMPLE_SCORE <= to;
    return `<li class="band-${at + 1}${isHere ? " is-here" : ""}"><b>${from}–${to}</b> <span>${say(name)}</span>${isHere ? ` <em>${fillPlaces(say("Example: {score}"), { score: String(EXAMPLE_SCORE) })}</em>` : ""}</li>`;
  });
  return `${buildScoreBar()}
<ol class="scale">${bands.join("")}</ol>
<p>${say(text)}</p>
${buildDisclosure(
  say("What a FICO score usually counts, and how much"),
  `<p>${say("This is how much each part counts, not how you did.")}</p>
<ul class="weights">${rows.join("")}</ul>`,
)}`;
}

/** Its row is that of the dealer's own disclosures, with a plus at the right that becomes a minus. */
function buildDisclosure(summary: string, body: string): string {
  return `<details>
<summary>${summary}<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24"><path d="M5 12h14"/><path class="upright" d="M12 5v14"/></svg></summary>
<div class="unfolded">${body}</div>
</details>`;
}

/** Each band has the same width, whatever it spans; the mark stands where the example lies in its own. */
export function findMarkPercent(score: number): number {
  const at = SCORE_BANDS.findIndex(({ to }) => score <= to);
  const { from, to } = SCORE_BANDS[at] ?? SCORE_BANDS[0];
  const within = (score - from) / (to - from);
  return Math.round((at + within) * BAND_PERCENT * 10) / 10;
}

const BAND_PERCENT = 100 / SCORE_BANDS.length;

/** The heading says the number, and the list below which score is in which band. */
function buildScoreBar(): string {
  const bands = SCORE_BANDS.map(
    (_, at) =>
      `<rect class="band-${at + 1}" x="${at * BAND_PERCENT}%" width="${BAND_PERCENT}%" height="10"/>`,
  );
  // Upon the bands, so that they end where the bar does and the mark stands exactly where it belongs.
  const gaps = SCORE_BANDS.slice(1).map(
    (_, at) =>
      `<rect class="gap" x="${(at + 1) * BAND_PERCENT}%" width="4" height="10" transform="translate(-2)"/>`,
  );
  const mark = `${findMarkPercent(EXAMPLE_SCORE)}%`;
  return `<svg class="score-bar" aria-hidden="true" width="100%" height="56"><g class="bands" transform="translate(0 39)">${bands.join("")}${gaps.join("")}</g><text x="${mark}" y="26" text-anchor="middle">${EXAMPLE_SCORE}</text><circle cx="${mark}" cy="44" r="8"/></svg>`;
}

type Filled = Readonly<Record<string, string>>;

const OF_RULE: Filled = {
  payment: formatPercent(EXAMPLE_RULE.paymentPercent),
  withRent: formatPercent(EXAMPLE_RULE.withRentPercent),
  least: formatDollars(EXAMPLE_RULE.leastPaymentDollars),
  most: formatDollars(EXAMPLE_RULE.mostDollars),
};

/** What neither the rule nor the dealer's page says is left to the script. */
function fillPlaces(text: string, given: Filled): string {
  return text.replace(
    /\{(\w+)\}/g,
    (_, name: string) =>
      given[name] ?? OF_RULE[name] ?? `<span data-fill="${name}"></span>`,
  );
}

function formatDollars(dollars: number): string {
  return `$${dollars.toLocaleString("en-US")}`;
}

function formatPercent(percent: number): string {
  return `${percent}%`;
}
