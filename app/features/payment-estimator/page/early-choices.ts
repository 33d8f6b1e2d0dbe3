import type { PanelEntries } from "#app/features/payment-estimator/panel-data.ts";
import type { FormChoices } from "#app/features/payment-estimator/read-panel.ts";

/** What a visitor has changed in the server's form; the keys are names of fields. */
export interface EarlyChoices extends FormChoices {
  readonly entries: PanelEntries;
}

/**
 * It outlives the server's form, which React may drop before the panel's script is here. A form's choices are those that
 * it holds now, and choices of a form that is gone count beside them.
 */
export interface EarlyRecord {
  note(choices: EarlyChoices, form: object | null): void;
  /** What the form holds in that instant counts too. From then on the panel's script follows every change. */
  take(choices: EarlyChoices, form: object | null): EarlyChoices;
}

export function createEarlyRecord(): EarlyRecord {
  let gone = NO_CHOICES;
  let latest = NO_CHOICES;
  let latestForm: object | null = null;
  let isTaken = false;
  function note(choices: EarlyChoices, form: object | null) {
    if (isTaken || form === null) return;
    if (form !== latestForm) gone = addChoices(gone, latest);
    latest = choices;
    latestForm = form;
  }
  return {
    note,
    take(choices, form) {
      note(choices, form);
      isTaken = true;
      return addChoices(gone, latest);
    },
  };
}

const NO_CHOICES: EarlyChoices = {
  entries: {},
  band: null,
  switchDown: null,
  isDownTyped: false,
};

function addChoices(before: EarlyChoices, later: EarlyChoices): EarlyChoices {
  return {
    entries: { ...before.entries, ...later.entries },
    band: later.band ?? before.band,
    switchDown: later.switchDown ?? before.switchDown,
    isDownTyped: before.isDownTyped || later.isDownTyped,
  };
}

/** The server's form remembers what it was served with beside what it holds. */
export function readEarlyChoices(
  form: HTMLFormElement | null,
  prefix: string,
): EarlyChoices {
  const slid: Record<string, string> = {};
  const chosen: Record<string, string> = {};
  for (const field of form?.elements ?? []) {
    if (!isField(field) || !isChanged(field)) continue;
    const { name, value, dataset } = field;
    if (dataset["field"] !== undefined) slid[dataset["field"]] = value;
    else if (name.startsWith(prefix)) chosen[name.slice(prefix.length)] = value;
  }
  const { band = null, switchDown = null, ...typed } = chosen;
  return {
    // A number that was typed is more exact than a thumb.
    entries: { ...slid, ...typed },
    band,
    switchDown,
    isDownTyped: "down" in typed,
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: Element): element is Field {
  return (
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement
  );
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].some((it) => !it.defaultSelected);
  return field.type === "radio"
    ? field.checked && !field.defaultChecked
    : field.value !== field.defaultValue;
}

export function hasChoices({ entries, band, switchDown }: EarlyChoices) {
  return Object.keys(entries).length > 0 || (band ?? switchDown) !== null;
}
