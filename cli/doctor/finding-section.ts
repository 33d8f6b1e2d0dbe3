import {
  type Finding,
  type FindingCase,
  type FindingGroup,
  formatCount,
  formatWholeNumber,
  type Severity,
} from "#app/domain/checkup/findings/finding.ts";
import { bareRows, isSaid, countRest } from "./case-words.ts";
import { type Markup, markup } from "./markup.ts";

const MOST_GROUPS = 8;
const MOST_CASES: Readonly<Record<Severity, number>> = {
  error: 20,
  warning: 8,
  note: 4,
};
const SEVERITY_WORDS: Readonly<Record<Severity, string>> = {
  error: "Error",
  warning: "Warning",
  note: "Note",
};

export interface CaseWords {
  readonly nameOfStore: (id: string) => string;
  /** It has no slash at its end. */
  readonly siteUrl: string;
}

function severityBadge(severity: Severity): Markup {
  return markup`<span class="severity severity--${severity}">${SEVERITY_WORDS[severity]}</span>`;
}

/** What was found, what it means, what to do, and which vehicles or rows. */
export function findingSection(finding: Finding, words: CaseWords): Markup {
  const { id, severity, title, count, unit, meaning, advice } = finding;
  const groups = finding.groups.slice(0, MOST_GROUPS);
  const moreGroups = finding.groups.length - groups.length + finding.moreGroups;
  return markup`<section class="finding" id="${id}" aria-labelledby="${id}-title">
<div class="finding-head"><h3 class="h3" id="${id}-title">${title}</h3>${severityBadge(severity)}<span class="finding-count">${formatCount(count, unit)}</span></div>
<p>${meaning}</p>
<p class="todo"><strong>To do:</strong> ${advice}</p>
${groups.map((group) => groupTable(group, finding, words))}
${moreGroups > 0 ? markup`<p class="meta">and ${formatCount(moreGroups, "more group")}</p>` : null}
</section>`;
}

function groupTable(
  group: FindingGroup,
  { title, severity }: Finding,
  words: CaseWords,
): Markup {
  const { label, count, cases } = group;
  const rows = bareRows(group);
  const shown =
    rows === null ? cases.slice(0, MOST_CASES[severity]) : [...cases];
  const rest = countRest(group, shown);
  const caption =
    label === null
      ? markup`<caption class="vh">${title}</caption>`
      : markup`<caption>${label}: ${formatWholeNumber(count)}</caption>`;
  const body =
    rows === null
      ? shown.map((one) => caseRow(one, label, words))
      : markup`<tr><th scope="row">Rows</th><td>${rows.map(formatWholeNumber).join(", ")}</td></tr>`;
  return markup`<table class="cases">${caption}<thead class="vh"><tr><th scope="col">Which</th><th scope="col">What was found</th></tr></thead><tbody>${body}</tbody></table>${rest > 0 ? markup`<p class="meta more">and ${formatWholeNumber(rest)} more</p>` : null}`;
}

/** What the heading says already needs no column of its own. */
function caseRow(
  one: FindingCase,
  label: string | null,
  { nameOfStore, siteUrl }: CaseWords,
): Markup {
  const name = whichWords(one);
  const linked =
    one.path === null
      ? name
      : markup`<a href="${siteUrl}${one.path}">${name}</a>`;
  const which = markup`${linked}<span class="meta">${metaWords(one, nameOfStore)}</span>`;
  return isSaid(one, label)
    ? markup`<tr><th scope="row" colspan="2">${which}</th></tr>`
    : markup`<tr><th scope="row">${which}</th><td>${one.detail}</td></tr>`;
}

function whichWords({ name, row, vin, storeId }: FindingCase): string {
  if (name !== null) return name;
  if (row !== null) return `Row ${formatWholeNumber(row)}`;
  return vin ?? `Store ${storeId ?? ""}`;
}

function metaWords(
  { name, row, vin, stockNumber, storeId }: FindingCase,
  nameOfStore: (id: string) => string,
): string {
  return [
    vin !== null && (name !== null || row !== null) ? vin : [],
    stockNumber === null ? [] : `Stock ${stockNumber}`,
    storeId === null ? [] : nameOfStore(storeId),
  ]
    .flat()
    .join(" · ");
}
