import type { FeedReport } from "./import-feed.server.ts";
import { NO_VIN_REMEDY } from "#app/adapters/inventory-feed/mapping/unknown-columns.server.ts";
import type { ImportOutcome } from "#app/domain/inventory/import-run.ts";
import { listRefusedPhotoHosts } from "#app/domain/vehicle-photo/photo-hosts.ts";
import { getPhotoPolicy } from "#app/domain/vehicle-photo/photo-source.ts";

const VIN_MISSING = "VIN is missing";
const MAX_REFUSED_SHOWN = 20;
const MAX_ELSEWHERE_SHOWN = 20;
const MAX_UNREAD_SHOWN = 60;
const MAX_HOSTS_SHOWN = 10;
const MAX_PICTURES_SHOWN = 20;

export function formatImportReport(
  report: FeedReport,
  outcome: ImportOutcome,
): string {
  return [
    `Format ${report.format}`,
    formatCount(report.rowCount, "rows read"),
    formatCount(report.vehicleCount, "vehicles accepted"),
    formatCount(report.mergedRowCount, "rows repeated a VIN and were merged"),
    formatCount(report.refused.length, "rows refused"),
    ...formatRefusedLines(report),
    ...formatMissingVinLines(report),
    ...formatVinLines(report),
    ...formatWarningLines(report),
    ...formatFolderPhotoLines(report),
    ...report.notices.map((notice) => `Note: ${notice}`),
    ...formatUnreadColumns(report),
    ...formatOutcomeLines(outcome),
    "",
  ].join("\n");
}

/** Says what to change for photos that are not shown; it is empty when every host is allowed. */
export function formatPhotoHostsNote(
  { photoHosts }: FeedReport,
  {
    profile,
    profileFile,
  }: {
    readonly profile: {
      readonly vehicles: { readonly imageHosts: readonly string[] };
    };
    readonly profileFile: string;
  },
): string {
  const refused = listRefusedPhotoHosts(photoHosts, getPhotoPolicy(profile));
  if (refused.length === 0) return "";
  const shown = refused.slice(0, MAX_HOSTS_SHOWN);
  const rest = refused.length - shown.length;
  return [
    "Photos from hosts that the store profile does not allow; illustrations stand in for them:",
    ...shown.map(({ host, photoCount }) => formatCount(photoCount, host)),
    ...(rest > 0 ? [`    and ${formatNumber(rest)} more hosts`] : []),
    `To show them, add the hosts to vehicles.imageHosts in ${profileFile} and start the site again.`,
    "",
  ].join("\n");
}

export function describeHold(
  outcome: Extract<ImportOutcome, { status: "held" }>,
  { rowCount, vehicleCount }: Pick<FeedReport, "rowCount" | "vehicleCount">,
): string {
  if (outcome.reason === "merged")
    return `Held: ${formatNumber(outcome.merged)} of ${formatNumber(outcome.accepted)} rows repeat the VIN of an earlier row and would be merged into it. Look which column the VIN is read from. The inventory stays as it was. If one car has several rows in this feed, run the same command again with --confirm; the next import then takes it as usual.\n`;
  const { reason, current } = outcome;
  // Confirming would empty the website, so the text points to the reasons above instead.
  if (reason === "empty" && rowCount > 0 && vehicleCount === 0)
    return `Held: none of the ${formatNumber(rowCount)} rows became a vehicle, and ${formatNumber(current)} are for sale. The inventory stays as it was. The reasons stand above; put them right and run the command again.\n`;
  const why =
    reason === "price-loss"
      ? `${formatNumber(outcome.wouldLosePrice)} of ${formatNumber(current)} vehicles for sale would lose their price.`
      : reason === "empty"
        ? `The feed holds no vehicles, and ${formatNumber(current)} are for sale.`
        : `${formatNumber(outcome.wouldVanish)} of ${formatNumber(current)} vehicles for sale are not in this feed.`;
  return `Held: ${why} The inventory stays as it was. If the feed is right, run the same command again with --confirm.\n`;
}

function formatVinLines({ vin }: FeedReport): string[] {
  return vin === undefined
    ? []
    : [
        formatCount(vin.filledRowCount, "rows were filled from their VIN"),
        formatCount(vin.contradictedRowCount, "rows differ from their VIN"),
      ];
}

function formatRefusedLines({ refused }: FeedReport): string[] {
  const shown = refused
    .slice(0, MAX_REFUSED_SHOWN)
    .map(
      ({ row, vin, reason }) =>
        `    row ${row}${vin === null ? "" : ` (${vin})`}: ${reason}`,
    );
  const rest = refused.length - shown.length;
  return rest > 0
    ? [
        ...shown,
        `    and ${formatNumber(rest)} more: --report <file> writes them all`,
      ]
    : shown;
}

function formatMissingVinLines({ refused }: FeedReport): string[] {
  const count = refused.filter(({ reason }) => reason === VIN_MISSING).length;
  return count === 0
    ? []
    : [
        `    ${formatNumber(count)} of them ${count === 1 ? "has" : "have"} no VIN. ${NO_VIN_REMEDY}`,
      ];
}

function formatFolderPhotoLines({ folderPhotos }: FeedReport): string[] {
  if (folderPhotos === undefined) return [];
  const { photoCount, vehicleCount, problems } = folderPhotos;
  return [
    formatCount(
      photoCount,
      `photos from the folder, of ${formatNumber(vehicleCount)} vehicles`,
    ),
    ...formatPictureProblems(problems),
  ];
}

/** Pictures of the folder that are left out, the first of them by name. */
export function formatPictureProblems(problems: readonly string[]): string[] {
  if (problems.length === 0) return [];
  const rest = problems.length - MAX_PICTURES_SHOWN;
  return [
    formatCount(problems.length, "pictures of the folder left out"),
    ...problems.slice(0, MAX_PICTURES_SHOWN).map((it) => `    ${it}`),
    ...(rest > 0 ? [`    and ${formatNumber(rest)} more`] : []),
  ];
}

/** Warnings that differ only after the colon are one kind; one whose warnings are all the same is written in full. */
function formatWarningLines({ warnings }: FeedReport): string[] {
  const byKind = Map.groupBy(
    warnings,
    ({ warning }) => warning.split(":", 1)[0] ?? "",
  );
  return [
    formatCount(warnings.length, "warnings"),
    ...[...byKind]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .map(
        ([kind, rows]) =>
          `    ${formatNumber(rows.length)} × ${getCommonWarning(kind, rows)} (first: row ${rows[0]?.row ?? 0})`,
      ),
  ];
}

function getCommonWarning(
  kind: string,
  rows: readonly { readonly warning: string }[],
): string {
  const first = rows[0]?.warning ?? kind;
  return rows.every(({ warning }) => warning === first) ? first : kind;
}

function formatUnreadColumns({ unreadColumns }: FeedReport): string[] {
  const rest = unreadColumns.length - MAX_UNREAD_SHOWN;
  return unreadColumns.length === 0
    ? []
    : [
        `Columns not read: ${unreadColumns.slice(0, MAX_UNREAD_SHOWN).join(", ")}${rest > 0 ? ` and ${formatNumber(rest)} more` : ""}`,
      ];
}

function formatOutcomeLines(outcome: ImportOutcome): string[] {
  if (outcome.status === "held") return [];
  const { counts, elsewhere } = outcome;
  return [
    `Committed as run ${outcome.runId}`,
    formatCount(
      counts.added,
      `added${counts.returned > 0 ? `, ${formatNumber(counts.returned)} of them returned` : ""}`,
    ),
    formatCount(
      counts.changed,
      `changed, ${formatNumber(counts.priceChanged)} of them in price`,
    ),
    formatCount(counts.unchanged, "unchanged"),
    formatCount(counts.gone, "gone"),
    ...(counts.samplesRemoved > 0
      ? [formatCount(counts.samplesRemoved, "sample vehicles removed")]
      : []),
    ...(counts.elsewhere > 0
      ? [
          formatCount(
            counts.elsewhere,
            "already for sale at another store or feed",
          ),
        ]
      : []),
    ...elsewhere
      .slice(0, MAX_ELSEWHERE_SHOWN)
      .map(
        ({ vin, storeId, feed }) =>
          `    ${vin}: store ${storeId}, feed ${feed}`,
      ),
  ];
}

function formatCount(value: number, what: string): string {
  return `${formatNumber(value).padStart(9)}  ${what}`;
}

function formatNumber(value: number): string {
  return value.toLocaleString("en-US");
}
