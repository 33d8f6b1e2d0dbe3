import {
  formatCount,
  formatWholeNumber,
  type Severity,
} from "#app/domain/checkup/findings/finding.ts";
import type { DoctorReport, Health } from "./doctor-report.ts";

export const SEVERITY_HEADINGS: Readonly<Record<Severity, string>> = {
  error: "Errors",
  warning: "Warnings",
  note: "Notes",
};

const HEALTH_SENTENCES: Readonly<Record<Health, string>> = {
  healthy: "Nothing stands out. The inventory is healthy.",
  notes: "The inventory is healthy. A few things could be better.",
  warnings: "The inventory can be sold from, but shoppers will stumble.",
  errors: "The site says something that is wrong. Put the errors right first.",
};

export function healthSentence({ health }: DoctorReport): string {
  return HEALTH_SENTENCES[health];
}

/** `2 errors, 1 warning, 4 notes`. */
export function findingCountWords({ findingCounts }: DoctorReport): string {
  const { error, warning, note } = findingCounts;
  return [
    formatCount(error, "error"),
    formatCount(warning, "warning"),
    formatCount(note, "note"),
  ].join(", ");
}

/** `1,204 vehicles for sale: 612 new, 502 used, 90 certified`. */
export function stockWords({ inventory }: DoctorReport): string {
  const { vehicleCount, conditions } = inventory;
  if (vehicleCount === 0) return "No vehicles for sale";
  const parts = (["new", "used", "certified"] as const)
    .filter((condition) => conditions[condition] > 0)
    .map(
      (condition) => `${formatWholeNumber(conditions[condition])} ${condition}`,
    );
  return `${formatCount(vehicleCount, "vehicle")} for sale: ${parts.join(", ")}`;
}
