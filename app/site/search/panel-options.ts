import type { PanelWords } from "./panel-copy.ts";
import type { LiveReading, Suggestion, TypedAnswer } from "./typed-answer.ts";

interface Option extends Suggestion {
  /** It leads on with the sentence as it stands. */
  readonly isOwn: boolean;
}

/**
 * The list of what is typed comes first: it is where Enter leads. Where no car matches, a word may only not be finished:
 * mail about cars to come is offered where it can become nothing else.
 */
export function listOptions(
  { suggestions, reading }: TypedAnswer,
  t: PanelWords,
): readonly Option[] {
  const further = suggestions.map((it) => ({ ...it, isOwn: false }));
  if (reading === null || reading.count === null) return further;
  const { count, address, alertAddress } = reading;
  if (count > 0)
    return [
      { label: t("show", { count }), detail: "", address, isOwn: true },
      ...further,
    ];
  return alertAddress === null || further.length > 0
    ? further
    : [
        {
          label: t("tellMe"),
          detail: t("none"),
          address: alertAddress,
          isOwn: true,
        },
      ];
}

/** Screen readers say it. */
export function formatStatus(
  reading: LiveReading | null,
  options: number,
  t: PanelWords,
): string {
  const cars = reading?.count ?? null;
  return [
    ...(cars === null ? [] : [t("carsNow", { count: cars })]),
    ...(options > 0 ? [t("suggestionCount", { count: options })] : []),
  ].join(" ");
}
