import type { Translate } from "#app/site/page/copy.ts";
import type { EstimatorText } from "./copy.ts";
import type { PanelData, PanelEntries } from "./panel-data.ts";
import { formatProblem } from "./problem-text.ts";
import type { PanelProblem, PanelReading } from "./read-panel.ts";

/** Every control of the panel works with these. */
export interface Controls {
  readonly data: PanelData;
  readonly reading: PanelReading;
  readonly t: Translate<EstimatorText>;
  readonly change: (changed: PanelEntries) => void;
  /** The text is what stands in the field. */
  getText(field: string): string;
  getName(field: string): string;
  getId(field: string): string;
  /** The text says what is wrong with the field, and what is counted with instead. */
  findProblem(field: PanelProblem["field"]): string | undefined;
  readonly onType: (field: string | null) => void;
}

interface ControlSources extends Pick<
  Controls,
  "data" | "reading" | "t" | "change"
> {
  readonly entries: PanelEntries;
  readonly setTypedField: (field: string | null) => void;
}

export function createControls({
  entries,
  setTypedField,
  ...shared
}: ControlSources): Controls {
  const { data, reading, t } = shared;
  return {
    ...shared,
    getText: (field) => entries[field] ?? "",
    getName: (field) => data.prefix + field,
    getId: (field) => `pay-${field}`,
    findProblem(field) {
      const problem = reading.problems.find((it) => it.field === field);
      return problem && formatProblem(problem, reading, t);
    },
    onType: setTypedField,
  };
}
