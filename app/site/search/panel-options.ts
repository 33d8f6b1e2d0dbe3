import type { PanelWords } from "./panel-copy.ts";
import type { Suggestion, TypedAnswer } from "./typed-answer.ts";

export interface Option extends Suggestion {
  /** It leads on with the sentence as it stands. */
  readonly isOwn: boolean;
}

/** Cars of the list stand where names take less than so many rows. */
const ROWS_FILLED = 4;

/**
 * The list of what is typed comes first, because it is where Enter leads. While its last word may become another, what it
 * may become comes before it, and it says for which words it is. Where no car matches, a word may only not be finished: mail about cars to come and the ways to
 * those that are here are offered where it can become nothing else.
 */
export function listOptions(
  { suggestions, reading }: TypedAnswer,
  t: PanelWords,
): readonly Option[] {
  const further = suggestions.map((it) => ({ ...it, isOwn: false }));
  if (reading === null || reading.count === null) return further;
  const {
    count,
    address,
    alertAddress,
    begun,
    instead,
    cars = [],
    parts,
  } = reading;
  const own = { kind: "", detail: "", isOwn: true };
  if (count > 0) {
    const isSame = (it: Suggestion) =>
      dropWords(it.address) === dropWords(address);
    // The same list would stand there twice.
    const others = further.filter((it) => !isSame(it));
    const ownRow = { ...own, label: t("show", { count }), address };
    // "Oil change" says nothing of cars: the page about it comes first.
    if (parts.length === 0 && others.length > 0) return [...others, ownRow];
    const shownCars = cars
      .slice(0, Math.max(0, ROWS_FILLED - others.length))
      .map((it) => ({ ...it, isOwn: false }));
    return begun !== null && others.length > 0
      ? [
          ...others,
          ...shownCars,
          {
            ...own,
            label: t("showBegun", { count, words: begun.words }),
            address: begun.address,
          },
        ]
      : [ownRow, ...others, ...shownCars];
  }
  if (further.length > 0 || instead === null) return further;
  const all = t("showAll", { count: instead.count });
  return [
    ...(alertAddress === null
      ? []
      : [
          {
            ...own,
            label: t("tellMe"),
            address: alertAddress,
          },
        ]),
    { ...own, label: all, address: instead.address },
    ...instead.searches.map((it) => ({ ...it, isOwn: false })),
  ];
}

/** The sentence belongs to no list. */
function dropWords(address: string): string {
  const [path = "", query = ""] = address.split("?");
  const params = new URLSearchParams(query);
  params.delete("words");
  return `${path}?${params}`;
}

/** Screen readers say it; a word that is not finished and matches no car so far has what it may become. */
export function formatStatus(
  { suggestions, reading }: TypedAnswer,
  options: number,
  t: PanelWords,
): string {
  const cars = reading?.count ?? null;
  const isCounted = cars !== null && (cars > 0 || suggestions.length === 0);
  return [
    ...(isCounted ? [t("carsNow", { count: cars })] : []),
    ...(options > 0 ? [t("suggestionCount", { count: options })] : []),
  ].join(" ");
}
