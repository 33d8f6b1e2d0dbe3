import {
  type Finding,
  type FindingCase,
  type FindingGroup,
  formatCount,
  formatWholeNumber,
  SEVERITIES,
  type Severity,
} from "#app/domain/checkup/findings/finding.ts";
import { indent, terminalLine } from "../terminal-text.ts";
import { bareRows, isSaid, countRest } from "./case-words.ts";
import type { DoctorReport } from "./doctor-report.ts";
import { daysOnLotLines } from "./days-on-lot-lines.ts";
import { runLines } from "./run-lines.ts";
import {
  findingCountWords,
  healthSentence,
  SEVERITY_HEADINGS,
  stockWords,
} from "./severity-words.ts";
import type { TerminalStyle } from "./terminal-style.ts";
import { wrapped } from "./wrapped-text.ts";

const MOST_GROUPS = 6;
const MOST_CASES: Readonly<Record<Severity, number>> = {
  error: 8,
  warning: 6,
  note: 3,
};

/** The worst first, in sentences and lines that fit the width. */
export function terminalReport(
  report: DoctorReport,
  style: TerminalStyle,
): string {
  return [
    style.strong(`Inventory check-up of ${terminalLine(report.storeGroup)}`),
    `${report.storeId === null ? "All stores" : `Store ${report.storeId}`}, ${report.checkedAt.slice(0, 16).replace("T", " ")} UTC`,
    "",
    stockWords(report),
    findingCountWords(report),
    ...wrapped(healthSentence(report), style.width),
    ...SEVERITIES.flatMap((severity) =>
      severityLines(report.findings, severity, style),
    ),
    ...daysOnLotLines(report.figures.daysOnLot, style),
    ...runLines(report.feeds, style),
    "",
  ].join("\n");
}

function severityLines(
  findings: readonly Finding[],
  severity: Severity,
  style: TerminalStyle,
): string[] {
  const found = findings.filter((it) => it.severity === severity);
  if (found.length === 0) return [];
  const heading = SEVERITY_HEADINGS[severity].toUpperCase();
  return [
    "",
    style.severity(severity, heading),
    ...found.flatMap((finding) => findingLines(finding, style)),
  ];
}

function findingLines(finding: Finding, style: TerminalStyle): string[] {
  const { title, count, unit, meaning, advice, groups, moreGroups } = finding;
  const shown = groups.slice(0, MOST_GROUPS);
  const rest = groups.length - shown.length + moreGroups;
  const width = style.width - 2;
  return [
    "",
    `${style.strong(title)}: ${formatCount(count, unit)}`,
    ...indented(wrapped(meaning, width)),
    ...indented(wrapped(`To do: ${advice}`, width)),
    ...shown.flatMap((group) =>
      indented(groupLines(group, finding.severity, width)),
    ),
    ...(rest > 0 ? [`  and ${formatCount(rest, "more group")}`] : []),
  ];
}

function groupLines(
  group: FindingGroup,
  severity: Severity,
  width: number,
): string[] {
  const { label, count, cases } = group;
  const shown = cases.slice(0, MOST_CASES[severity]);
  const rows = bareRows(group);
  const lines =
    rows === null
      ? shown.flatMap((it) => caseLines(it, label, width - 2))
      : wrapped(`rows ${rows.map(formatWholeNumber).join(", ")}`, width - 2);
  const rest = countRest(group, rows === null ? shown : cases);
  const more = rest > 0 ? [`and ${formatWholeNumber(rest)} more`] : [];
  const all = indented([...lines, ...more]);
  return label === null
    ? all
    : [
        ...wrapped(
          terminalLine(`${label}: ${formatWholeNumber(count)}`),
          width,
        ),
        ...all,
      ];
}

function caseLines(
  one: FindingCase,
  label: string | null,
  width: number,
): string[] {
  const who = whoWords(one);
  const detail = isSaid(one, label) ? "" : terminalLine(one.detail);
  const line = [who, detail].filter((it) => it !== "").join("  ");
  if (line.length <= width) return [line];
  return [
    ...(who === "" ? [] : [who]),
    ...indented(wrapped(detail, width - 2)),
  ];
}

function whoWords({ row, vin, name, stockNumber, storeId }: FindingCase) {
  const known = [
    row === null ? [] : `row ${formatWholeNumber(row)}`,
    vin ?? [],
    name ?? [],
    stockNumber === null ? [] : `#${stockNumber}`,
  ].flat();
  const words =
    known.length === 0 && storeId !== null ? [`store ${storeId}`] : known;
  return words.map((it) => terminalLine(it)).join("  ");
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => indent(line));
}
