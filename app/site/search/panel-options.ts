import type { PanelWords } from "./panel-copy.ts";
import type { LiveReading, Suggestion, TypedAnswer } from "./typed-answer.ts";

interface Option extends Suggestion {
  /** It leads on with the sentence as it stands. */
  readonly isOwn: boolean;
}

/** The list of what is typed comes first: it is where Enter leads. */
export function listOptions(
  { suggestions, reading }: TypedAnswer,
  t: PanelWords,
): readonly Option[] {
  const further = suggestions.map((it) => ({ ...it, isOwn: false }));
  if (reading === null || reading.count === null) return further;
  const { count, address, alertAddress } = reading;
  const own =
    count > 0
      ? [{ label: t("show", { count }), detail: "", address, isOwn: true }]
      : alertAddress === null
        ? []
        : [
            {
              label: t("tellMe"),
              detail: t("none"),
              address: alertAddress,
              isOwn: true,
            },
          ];
  return [...own, ...further];
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
