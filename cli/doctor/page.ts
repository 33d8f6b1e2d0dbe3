import type { CheckupResult } from "#app/domain/checkup/checkup.ts";
import {
  type Finding,
  formatCount,
  formatWholeNumber,
  SEVERITIES,
  type Severity,
} from "#app/domain/checkup/findings/finding.ts";
import type { HistogramBar } from "#app/domain/checkup/findings/histogram.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { formatLocalTime } from "../local-time.ts";
import type { DoctorReport } from "./doctor-report.ts";
import { type CaseWords, findingSection } from "./finding-section.ts";
import { histogramPlot } from "./histogram-plot.ts";
import { importsSection } from "./imports-section.ts";
import { Markup, markup } from "./markup.ts";
import { pageLook } from "./page-look.ts";
import { pricePlot } from "./price-plot.ts";
import { healthSentence, SEVERITY_HEADINGS } from "./severity-words.ts";

/** Days from which a vehicle is an old one on the lot, as the check of it has it. */
const LONG_ON_LOT_DAYS = 90;

/** The report as one file for the owner: no scripts, nothing loaded from anywhere, good on paper. */
export async function doctorPage(
  report: DoctorReport,
  result: CheckupResult,
  profile: Pick<StoreProfile, "stores" | "theme">,
  siteUrl: string,
): Promise<string> {
  const timeZone = profile.stores[0]?.timeZone ?? "UTC";
  const formatDate = (atMs: number) => formatLocalTime(atMs, timeZone);
  const getStoreName = (id: string) =>
    profile.stores.find((store) => store.id === id)?.name ?? id;
  const when = formatDate(Date.parse(report.checkedAt));
  const title = `Inventory check-up of ${report.storeGroup}, ${when}`;
  const look = new Markup(await pageLook(profile.theme));
  const where =
    report.storeId === null
      ? `${formatCount(profile.stores.length, "store")}`
      : getStoreName(report.storeId);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<title>${title}</title>
<style>${look}</style>
</head>
<body>
<header class="head"><div class="wrap"><p class="brand">${report.storeGroup}</p><h1 class="h1">Inventory check-up</h1><p class="meta">${where}, ${when}</p></div></header>
<main class="wrap">
${overview(report)}
${findingList(report)}
${plots(report, result)}
${details(report, { nameOfStore: getStoreName, siteUrl })}
${importsSection(report.feeds, formatDate)}
</main>
<footer class="wrap foot"><p class="meta">Made by Forecourt from the inventory and the imports as they are stored. Nothing was changed.</p></footer>
</body>
</html>
`.html;
}

function overview(report: DoctorReport): Markup {
  const { inventory, findingCounts, health } = report;
  const { conditions, vehicleCount } = inventory;
  const figures = [
    [formatWholeNumber(vehicleCount), "for sale"],
    [formatWholeNumber(conditions.new), "new"],
    [formatWholeNumber(conditions.used), "used"],
    [formatWholeNumber(conditions.certified), "certified"],
  ] as const;
  const words = [
    formatCount(findingCounts.error, "error"),
    formatCount(findingCounts.warning, "warning"),
    formatCount(findingCounts.note, "note"),
  ];
  return markup`<section class="verdict verdict--${health}" aria-label="In short"><p class="verdict-words">${healthSentence(report)}</p><p class="meta">${words.join(", ")}</p></section>
<dl class="figures">${figures.map(
    ([figure, label]) => markup`<div><dt>${label}</dt><dd>${figure}</dd></div>`,
  )}</dl>`;
}

function findingList({ findings }: DoctorReport): Markup {
  if (findings.length === 0) return markup``;
  return markup`<section class="block" aria-labelledby="found"><h2 class="h2" id="found">What was found</h2>${SEVERITIES.map(
    (severity) => severityList(findings, severity),
  )}</section>`;
}

function severityList(
  findings: readonly Finding[],
  severity: Severity,
): Markup | null {
  const found = findings.filter((it) => it.severity === severity);
  if (found.length === 0) return null;
  return markup`<h3 class="found-head"><span class="severity severity--${severity}">${SEVERITY_HEADINGS[severity]}</span></h3><ul class="found">${found.map(
    ({ id, title, count, unit }) =>
      markup`<li><a href="#${id}">${title}</a><span class="found-count">${formatCount(count, unit)}</span></li>`,
  )}</ul>`;
}

function plots(report: DoctorReport, result: CheckupResult): Markup {
  if (report.inventory.vehicleCount === 0) return markup``;
  const { daysOnLot, photoCounts } = report.figures;
  const isOld = (from: number) => from >= LONG_ON_LOT_DAYS;
  const oldCount = sumBars(daysOnLot, isOld);
  const bareCount = sumBars(photoCounts, (from) => from === 0);
  return markup`<section class="block" aria-labelledby="picture"><h2 class="h2" id="picture">The inventory in pictures</h2>
${pricePlot(result.prices, result.priceOutliers)}
<div class="pair">
${histogramPlot({
  id: "days-on-lot",
  title: "Days on the lot",
  summary: `${formatCount(oldCount, "vehicle")} of ${formatWholeNumber(report.inventory.vehicleCount)} for 90 days or longer.`,
  unit: "Days since the vehicle was listed",
  bars: daysOnLot,
  labelEvery: 2,
  getToneClass: (from) => (isOld(from) ? "is-late" : "is-fine"),
})}
${histogramPlot({
  id: "photo-counts",
  title: "Photos of each vehicle",
  summary: `${formatCount(bareCount, "vehicle")} without a photo of its own. Stock pictures are not counted.`,
  unit: "Photos; the first bar is none",
  bars: photoCounts,
  labelEvery: 1,
  getToneClass: (from) => {
    if (from === 0) return "is-bad";
    return from < 5 ? "is-late" : "is-fine";
  },
})}
</div></section>`;
}

function sumBars(
  bars: readonly HistogramBar[],
  isCounted: (from: number) => boolean,
): number {
  return bars
    .filter(({ from }) => isCounted(from))
    .reduce((sum, { count }) => sum + count, 0);
}

function details({ findings }: DoctorReport, words: CaseWords): Markup {
  if (findings.length === 0) return markup``;
  return markup`<section class="block" aria-labelledby="details"><h2 class="h2" id="details">One by one</h2>${findings.map(
    (finding) => findingSection(finding, words),
  )}</section>`;
}
