import { Icon } from "./icon.tsx";

export interface PaginationWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  /** Screen readers say it before a page's number: "Page". */
  readonly page: string;
}

interface PaginationProps {
  readonly page: number;
  readonly pageCount: number;
  readonly getAddress: (page: number) => string;
  readonly words: PaginationWords;
}

/** Real links can be shared, crawled and reached without JavaScript. */
export function Pagination({
  page,
  pageCount,
  getAddress,
  words,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pages" aria-label={words.label}>
      {page > 1 ? (
        <a className="pages-step" href={getAddress(page - 1)} rel="prev">
          <Icon name="chevron-left" />
          <span>{words.previous}</span>
        </a>
      ) : (
        <span className="pages-step off">
          <Icon name="chevron-left" />
          <span>{words.previous}</span>
        </span>
      )}
      {listPageNumbers(page, pageCount).map((number, at) =>
        number === null ? (
          <span key={`gap-${at}`} className="gap">
            …
          </span>
        ) : (
          <a
            key={number}
            href={getAddress(number)}
            aria-current={number === page ? "page" : undefined}
          >
            <span className="vh">{words.page} </span>
            {number}
          </a>
        ),
      )}
      {page < pageCount ? (
        <a className="pages-step" href={getAddress(page + 1)} rel="next">
          <span>{words.next}</span>
          <Icon name="chevron-right" />
        </a>
      ) : (
        <span className="pages-step off">
          <span>{words.next}</span>
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  );
}

/** The first, the last and those around the current one are worth a link; null stands for pages left out between. */
export function listPageNumbers(
  page: number,
  pageCount: number,
): readonly (number | null)[] {
  const shown = new Set([1, page - 1, page, page + 1, pageCount]);
  const window: (number | null)[] = [];
  let previous = 0;
  for (let number = 1; number <= pageCount; number += 1) {
    if (!shown.has(number)) continue;
    // One page left out takes no more room than the mark for it.
    if (number - previous === 2) window.push(number - 1);
    else if (number - previous > 2) window.push(null);
    window.push(number);
    previous = number;
  }
  return window;
}
