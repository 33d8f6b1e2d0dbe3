/** In the order of the page. */
export const FIGURES = [
  "sources",
  "kinds",
  "response",
  "visits",
  "days",
  "searches",
  "ages",
  "prices",
] as const;
export type FigureId = (typeof FIGURES)[number];

export interface FigureRow {
  readonly label: string;
  /** On the site. */
  readonly href?: string;
  /** One for each column after the first, as a person reads it; the plot shows `amount`. */
  readonly values: readonly string[];
  readonly amount: number;
}

/** One figure: the plot, the table and the file are made from the same rows. */
export interface FigureTable {
  readonly id: FigureId;
  readonly columns: readonly string[];
  /** Those without anything to tell are there as long as another one has something. */
  readonly rows: readonly FigureRow[];
  /** What the rows come to, in sentences. */
  readonly summary: readonly string[];
}

/** Nothing happened: the page says so in words. */
export function isEmpty({ rows }: FigureTable): boolean {
  return rows.every(({ amount }) => amount === 0);
}
