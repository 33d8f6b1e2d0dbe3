import type { NavigateFunction } from "react-router";
import { readNumber, readShownRow } from "./history-state.ts";
import { STEP_STATE } from "#app/site/page/step-navigation.ts";
import { waitForNextPaint } from "./next-paint.ts";
import { continuesRow, endRow, getRowId } from "./step-row.ts";

interface ListOnScreen {
  readonly address: string;
  readonly language: string;
  readonly storeIds: readonly string[];
}

interface ChosenList {
  readonly id: number;
  /** It is a promise while it is being merged with what was chosen before. */
  readonly address: string | Promise<string | null>;
  /** The router has the answer, or has dropped the question. */
  isSettled: boolean;
}

interface StepOptions {
  readonly navigate: NavigateFunction;
  /** The press undoes what an earlier press on the same place has just asked for. */
  readonly isUndo?: boolean;
  /** The address is meant as it stands, whatever was chosen before. */
  readonly isWhole?: boolean;
  /** The list that the press was made on, where time has passed since; else the one on the screen. */
  readonly shown?: string | undefined;
  readonly staysInPlace?: boolean;
  /** False for what leads to another page of the site in the visitor's eyes: a page number, a sentence. */
  readonly isStep?: boolean;
  /** More of the same list is no step of a row, and takes the place of its entry. */
  readonly more?: Readonly<Record<string, unknown>>;
  /** The steps of an open drawer are one row, however long somebody thinks. */
  readonly isInDialog?: boolean;
}

/** One list at most is on the screen. */
let screen: ListOnScreen | null = null;
/** Null when the screen shows what was chosen. */
let chosen: ChosenList | null = null;
/** It begins higher with every document, because the history remembers the steps of those before. */
let count = Date.now();

/**
 * A press on a list whose last press is not answered yet adds to what was chosen, and only the last address is gone to:
 * the router drops the answers to those before, in whichever order they come.
 */
export function stepTo(
  wanted: string,
  { isUndo = false, isWhole = false, shown, ...options }: StepOptions,
): { readonly id: number; readonly done: Promise<void> } {
  count += 1;
  const id = count;
  const base = shown ?? screen?.address ?? wanted;
  const before = chosen?.address ?? screen?.address ?? base;
  const known = screen;
  if (known === null || before === base || isWhole) {
    // The next press may come before the answer.
    void loadMerge().catch(() => {});
    chosen = { id, address: wanted, isSettled: false };
    return { id, done: go(chosen, wanted, options) };
  }
  const address = Promise.all([loadMerge(), before]).then(
    ([{ mergeAddresses }, latest]) =>
      latest === null
        ? wanted
        : (mergeAddresses(
            isUndo
              ? { shown: wanted, wanted: base, chosen: latest }
              : { shown: base, wanted, chosen: latest },
            known,
          ) ?? wanted),
    () => wanted,
  );
  const mine: ChosenList = { id, address, isSettled: false };
  chosen = mine;
  return {
    id,
    done: address.then((it) =>
      // A later press has taken this one along.
      chosen === mine ? go(mine, it, options) : undefined,
    ),
  };
}

const loadMerge = () => import("./merged-address.ts");

async function go(
  step: ChosenList,
  address: string,
  {
    navigate,
    staysInPlace = false,
    isStep = true,
    more,
    isInDialog = false,
  }: Omit<StepOptions, "isUndo" | "isWhole" | "shown">,
): Promise<void> {
  const isHere = address === location.pathname + location.search;
  const isNewEntry = isStep && more === undefined && !isHere;
  const replacesRow = isNewEntry && continuesRow(count, isInDialog);
  if (!isStep) endRow();
  // A list that was fetched ahead would be drawn before what was pressed looks chosen.
  await waitForNextPaint();
  if (chosen !== step) return;
  try {
    await navigate(address, {
      preventScrollReset: staysInPlace || more !== undefined,
      replace: more !== undefined || isHere || replacesRow,
      state: {
        ...(isStep && STEP_STATE),
        step: step.id,
        ...more,
        row: isNewEntry ? getRowId() : readShownRow(),
      },
    });
  } finally {
    step.isSettled = true;
  }
}

/** What the next press on the list is made on. */
export function getShownList(): string | undefined {
  return screen?.address;
}

/** Call it with every list that comes on the screen; it answers with the last step that is shown. */
export function showList(
  list: ListOnScreen,
  {
    state,
    isAnother,
  }: { readonly state: unknown; readonly isAnother: boolean },
): number {
  screen = list;
  const step = readNumber(state, "step");
  // An address that the server knows better loses its state on the way. The list of an earlier step has a number: the
  // router may have answered the last step already, whose list comes next.
  const hasLostState = step === null && isAnother && chosen?.isSettled === true;
  if (chosen?.id === step || hasLostState) chosen = null;
  return chosen === null ? count : (step ?? 0);
}

/** Back and forward leave what was on its way, and end the row. */
export function forgetSteps(): void {
  chosen = null;
  endRow();
}

export function leaveList(): void {
  forgetSteps();
  screen = null;
}
