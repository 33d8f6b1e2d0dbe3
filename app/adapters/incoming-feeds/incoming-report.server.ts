import { basename } from "node:path";
import type { ImportOutcome } from "#app/domain/inventory/import-run.ts";
import type { FeedReport } from "#app/adapters/inventory-feed/import/import-feed.server.ts";
import type { FolderOrder, FolderResult } from "./import-in-worker.server.ts";
import type { WrittenReport } from "./store-folder.server.ts";

export type DescribeImport = (
  report: FeedReport,
  outcome: ImportOutcome,
) => string;

export interface ReportParts {
  readonly order: FolderOrder;
  readonly timeZone: string;
  readonly atMs: number;
  readonly result: FolderResult;
  /** The file is at this path when the report is read. */
  readonly path: string;
  readonly describe: DescribeImport;
}

/** A dealer reads one beside the feed, a program reads the other. */
export function buildIncomingReport(parts: ReportParts): WrittenReport {
  const { order, result, atMs, path } = parts;
  const { storeId, feed, format } = order;
  const command = findConfirmCommand(parts);
  const facts = { storeId, feed, format, file: basename(path), atMs };
  const found =
    result.kind === "imported"
      ? { ...result.report, outcome: result.outcome }
      : {};
  return {
    text: formatReport(parts, command),
    json: `${JSON.stringify({ ...facts, result: getOutcomeLabel(result), reason: findReason(result), command, ...found }, null, 2)}\n`,
  };
}

export function formatMoment(atMs: number, timeZone: string): string {
  const moment = new Intl.DateTimeFormat("en-US", {
    timeZone,
    dateStyle: "full",
    timeStyle: "short",
  }).format(atMs);
  return `${moment} (${timeZone})`;
}

/** Reports, logs and metrics share these labels. */
export function getOutcomeLabel(
  result: FolderResult,
): "committed" | "held" | "refused" | "changed" | "failed" {
  return result.kind === "imported" ? result.outcome.status : result.kind;
}

function formatReport(parts: ReportParts, command: string | null): string {
  const { order, timeZone, atMs, result, path, describe } = parts;
  const reason = findReason(result);
  return [
    `File    ${basename(path)}`,
    `Store   ${order.storeId}, feed ${order.feed}`,
    `Read    ${formatMoment(atMs, timeZone)}`,
    `Result  ${HEADINGS[getOutcomeLabel(result)]}`,
    "",
    ...(reason === null ? [] : [reason, ""]),
    ...(command === null
      ? []
      : [
          "If the file is right, release it in the console under Feeds, where you use it, or run this in the program's folder:",
          "",
          `  ${command}`,
          "",
          "If it is not, put a right one into the store's folder: it is read as usual.",
          "",
        ]),
    ...(result.kind === "refused"
      ? [
          "Put it right, and move the feed back into the store's folder. No command is needed: a mapping file goes there",
          "too, as mapping.json.",
          "",
        ]
      : []),
    ...(result.kind === "imported"
      ? [describe(result.report, result.outcome)]
      : []),
  ].join("\n");
}

const HEADINGS: Record<ReturnType<typeof getOutcomeLabel>, string> = {
  committed: "Imported. The website shows it.",
  held: "HELD. The inventory stays as it was until somebody confirms.",
  refused: "REFUSED. The inventory stays as it was.",
  changed: "Changed while it was read.",
  failed: "FAILED. The inventory stays as it was.",
};

function findReason(result: FolderResult): string | null {
  if (result.kind === "refused" || result.kind === "failed")
    return result.reason;
  if (result.kind !== "imported" || result.outcome.status !== "held")
    return null;
  const { outcome, report } = result;
  if (outcome.reason === "merged")
    return `${formatCount(outcome.merged)} of ${formatCount(outcome.accepted)} rows repeat the VIN of an earlier row and would be merged into it. More than 30 % is more often a VIN that is read from the wrong column than a feed with several rows for one car.`;
  const { current } = outcome;
  if (outcome.reason === "price-loss")
    return `${formatCount(outcome.wouldLosePrice)} of ${formatCount(current)} prices are not in this feed. So many at once is more often a broken export than a decision.`;
  if (isAllRefused(report))
    return `None of the ${formatCount(report.rowCount)} rows became a vehicle, and ${formatCount(current)} are for sale. The reasons stand below: put them right and send the file again.`;
  return outcome.reason === "empty"
    ? `The feed holds no vehicles, and ${formatCount(current)} are for sale.`
    : `${formatCount(outcome.wouldVanish)} of ${formatCount(current)} vehicles for sale are not in this feed. More than 30 % at once is more often a broken export than a sale.`;
}

function isAllRefused({
  rowCount,
  vehicleCount,
}: Pick<FeedReport, "rowCount" | "vehicleCount">): boolean {
  return rowCount > 0 && vehicleCount === 0;
}

/** Nothing held means no command. */
function findConfirmCommand({
  order,
  result,
  path,
}: ReportParts): string | null {
  if (getOutcomeLabel(result) !== "held") return null;
  // Confirming this feed would empty the website.
  if (result.kind === "imported" && isAllRefused(result.report)) return null;
  const { storeId, feed, words } = order;
  return [
    "npm run forecourt -- import",
    ...[path, "--store", storeId, "--feed", feed, ...words].map(quoteWord),
    "--confirm",
  ].join(" ");
}

/** A shell must take the text as one word. */
function quoteWord(word: string): string {
  return /^[\w./-]+$/.test(word)
    ? word
    : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function formatCount(value: number): string {
  return value.toLocaleString("en-US");
}
