import { type MouseEvent, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { getPersonalizedPricingAddress } from "#app/domain/address/personalized-pricing-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { ShopperPlacePart } from "#app/site/visitor/shopper-place-part.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FILTERS_ID } from "#app/features/inventory-search/filters/filter-rail.tsx";
import type { ListPartProps } from "#app/features/inventory-search/list-page-data.ts";
import { useDirectSubmit } from "#app/features/inventory-search/filters/use-direct-submit.ts";
import { PriceViewSwitch } from "#app/features/inventory-search/terms/price-view-switch.tsx";
import { getTitleGap } from "#app/features/inventory-search/title-words.ts";

/** On a phone the button of the filters sticks to the top. */
export function ResultsBar({
  page,
  onOpenFilters,
  t,
}: ListPartProps & { readonly onOpenFilters: () => void }) {
  const { chips } = page;
  const { distances } = useSite();
  function openFilters(event: MouseEvent) {
    // The drawer opens in place of the popover, which works without JavaScript.
    event.preventDefault();
    onOpenFilters();
  }
  return (
    <>
      <div className="toolbar">
        <div className="list-bar">
          <button
            className="btn btn--s list-bar-filters"
            type="button"
            popoverTarget={FILTERS_ID}
            onClick={openFilters}
          >
            <Icon name="filters" />
            {t("filters")}{" "}
            {chips.length > 0 && (
              <span className="count-badge num">{chips.length}</span>
            )}
          </button>
          {page.total > 1 && <SortForm page={page} t={t} />}
        </div>
        <div className="list-title">
          <Heading page={page} t={t} />
          {page.total > 0 && <PriceViewSwitch page={page} t={t} />}
        </div>
      </div>
      {page.tradeNote !== null && (
        <p className="meta">
          {page.tradeNote}{" "}
          <a href={getPersonalizedPricingAddress(page.wayBack)}>
            {t("tradeChange")}
          </a>
        </p>
      )}
      {(page.sort === "nearest" || distances !== null) && (
        <ShopperPlacePart id="list-zip" />
      )}
    </>
  );
}

/** What the cars have besides takes a third line of the title from here on, in letters of the usual size. */
const LONG_WHERE = 40;

function Heading({
  page: { total, countedNoun: noun, shortQualifiers: qualifiers, chips },
  t,
}: ListPartProps) {
  const { stores } = useSite();
  const where =
    chips.length === 0 && stores.length > 1 && total !== 1
      ? t("atStores", { count: stores.length })
      : qualifiers;
  return (
    <h1 className={where.length > LONG_WHERE ? "is-long" : undefined}>
      {renderWholeWords(
        t(total === 0 ? "noneOf" : "countOf", { count: total, noun }),
      )}
      {getTitleGap(where)}
      <span>{renderWholeWords(where)}</span>
    </h1>
  );
}

/** Without JavaScript the button sends the choice. */
function SortForm({
  page: { formAction, entries, sort, sortOptions, defaultSort },
  t,
}: ListPartProps) {
  const submit = useDirectSubmit(defaultSort);
  const select = useRef<HTMLSelectElement>(null);
  const { key } = useLocation();
  // Whoever goes back before the answer finds the list in its old order.
  useEffect(() => {
    if (select.current !== null) select.current.value = sort;
  }, [sort, key]);
  return (
    <form
      className="sort"
      action={formAction}
      aria-label={t("sort")}
      onSubmit={submit}
    >
      {entries.map(
        ([name, value]) =>
          name !== "sort" && (
            <input key={name} type="hidden" name={name} value={value} />
          ),
      )}
      <label className="meta" htmlFor="sort">
        {t("sortBy")}
      </label>
      <select
        ref={select}
        className="select select--s"
        id="sort"
        name="sort"
        defaultValue={sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sortOptions.map((key) => (
          <option key={key} value={key}>
            {t(`sort.${key}`)}
          </option>
        ))}
      </select>
      <button className="btn btn--s sort-submit">{t("sort")}</button>
    </form>
  );
}
