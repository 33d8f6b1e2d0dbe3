import type { Translate } from "#app/site/page/copy.ts";
import type { EstimatorText } from "./copy.ts";
import type { PanelData, PanelEntries } from "./panel-data.ts";
import { problemText } from "./problem-text.ts";
import type { PanelProblem, PanelReading } from "./read-panel.ts";

/** What every control of the panel works with. */
export interface Controls {
  readonly data: PanelData;
  readonly reading: PanelReading;
  readonly t: Translate<EstimatorText>;
  readonly change: (changed: PanelEntries) => void;
  /** What stands in the field. */
  textOf(field: string): string;
  nameOf(field: string): string;
  idOf(field: string): string;
  /** What is wrong with the field, and what is counted with instead. */
  problemOf(field: PanelProblem["field"]): string | undefined;
  readonly onType: (field: string | null) => void;
}

interface ControlSources extends Pick<
  Controls,
  "data" | "reading" | "t" | "change"
> {
  readonly entries: PanelEntries;
  readonly setTypedField: (field: string | null) => void;
}

export function controlsOf({
  entries,
  setTypedField,
  ...shared
}: ControlSources): Controls {
  const { data, reading, t } = shared;
  return {
    ...shared,
    textOf: (field) => entries[field] ?? "",
    nameOf: (field) => data.prefix + field,
    idOf: (field) => `pay-${field}`,
    problemOf(field) {
      const problem = reading.problems.find((it) => it.field === field);
      return problem && problemText(problem, reading, t);
    },
    onType: setTypedField,
  };
}
