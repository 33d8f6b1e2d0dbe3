import type { MouseEvent } from "react";
import { PAGE_SIZE } from "#app/domain/inventory/search.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import type {
  ListPartProps,
  Pages,
} from "#app/features/inventory-search/list-page-data.ts";
import { getListPageAddress } from "./loaded-pages.ts";

interface PagerProps extends Pick<ListPartProps, "t"> {
  readonly total: number;
  readonly pages: Pages;
  /** This is the list's first car, from 1; it comes before this page's first when more were loaded. */
  readonly from: number;
  readonly onLoadMore: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Where there is JavaScript, the next page loads into this one. */
export function Pager({ total, pages, from, onLoadMore, t }: PagerProps) {
  const { page, pageCount, to } = pages;
  return (
    <div className="pager">
      <p className="meta num">{t("shown", { from, to, count: total })}</p>
      {page < pageCount && (
        <a
          className="btn load-more"
          href={getListPageAddress(pages, page + 1)}
          onClick={onLoadMore}
        >
          <span>
            {t("loadMore", { count: Math.min(PAGE_SIZE, total - to) })}
          </span>
          <span className="load-more-busy">{t("loadingMore")}</span>
        </a>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        getAddress={(it) => getListPageAddress(pages, it)}
        words={{
          label: t("pagesLabel"),
          previous: t("previous"),
          next: t("next"),
          page: t("page"),
        }}
      />
    </div>
  );
}
