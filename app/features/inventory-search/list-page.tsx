import { PageHead } from "#app/site/shell/page-head.tsx";
import { useSite } from "#app/site/store/site-view.ts";
import type { Translate } from "#app/site/texts/copy.ts";
import { formatCents } from "#app/site/texts/format.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { VehicleCards } from "#app/site/vehicles/vehicle-cards.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SearchField } from "#app/ui/search-field.tsx";
import { AppliedChips } from "./applied-chips.tsx";
import { listCopy, type ListText } from "./copy.ts";
import { EmptyResults } from "./empty-results.tsx";
import { FilterRail, RESULTS_ID } from "./filter-rail.tsx";
import type { ListPageData } from "./list-page-data.ts";
import { addressOfPage } from "./page-address.ts";
import { ResultsBar } from "./results-bar.tsx";

/** `/search-vehicles/…`. */
export function ListPage({ page }: { readonly page: ListPageData }) {
  const t = useTexts(listCopy);
  return (
    <div className="wrap list">
      <PageHead title={page.title} description={null} />
      <div className="list-head">
        <SearchField
          id="q"
          state={page.address}
          action={page.formAction}
          className="search--list"
          label={t("searchLabel")}
          placeholder={t("searchPlaceholder")}
          submitLabel={t("search")}
          defaultValue={page.keywords ?? ""}
          kept={page.entries.filter(([name]) => name !== "q")}
        />
        <AppliedChips page={page} t={t} />
      </div>
      <div className="list-grid">
        <FilterRail page={page} t={t} />
        <div className="list-results" id={RESULTS_ID}>
          <ResultsBar page={page} t={t} />
          <h2 className="vh">{t("results")}</h2>
          {page.total === 0 ? (
            <EmptyResults page={page} t={t} />
          ) : (
            <VehicleCards
              vehicles={page.vehicles}
              layout="list"
              isFirstScreen
            />
          )}
          {page.pages !== null && (
            <Pager page={page} pages={page.pages} t={t} />
          )}
          <SmallPrint page={page} t={t} />
        </div>
      </div>
    </div>
  );
}

interface PagerProps {
  readonly page: ListPageData;
  readonly pages: NonNullable<ListPageData["pages"]>;
  readonly t: Translate<ListText>;
}

function Pager({ page: { total }, pages, t }: PagerProps) {
  return (
    <div className="pager">
      <p className="meta num">
        {t("shown", { from: pages.from, to: pages.to, count: total })}
      </p>
      <Pagination
        page={pages.page}
        pageCount={pages.pageCount}
        addressOf={(page) => addressOfPage(pages, page)}
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

function SmallPrint({
  page: { vehicles, arePricesLocked },
  t,
}: {
  readonly page: ListPageData;
  readonly t: Translate<ListText>;
}) {
  const { documentFeeCents, isDocumentFeeIncluded, inventoryUpdatedText } =
    useSite();
  return (
    <div className="small-print">
      <p>
        {t(feeText(documentFeeCents, isDocumentFeeIncluded), {
          fee: formatCents(documentFeeCents),
        })}
      </p>
      {arePricesLocked && <p>{t("lockedSortNote")}</p>}
      {vehicles.some(({ picture }) => picture.photo === null) && (
        <p>{t("illustrations")}</p>
      )}
      {inventoryUpdatedText !== null && (
        <p>{t("updated", { time: inventoryUpdatedText })}</p>
      )}
    </div>
  );
}

function feeText(documentFeeCents: number, isIncluded: boolean): ListText {
  if (documentFeeCents === 0) return "fee.none";
  return isIncluded ? "fee.included" : "fee.excluded";
}
