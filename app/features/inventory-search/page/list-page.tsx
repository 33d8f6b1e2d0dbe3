import { type ReactNode, useRef } from "react";
import { WORDS_FIELD_ID } from "#app/domain/address/page-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { WordsField } from "#app/site/search/words-field.tsx";
import { AppliedChips } from "#app/features/inventory-search/filters/applied-chips.tsx";
import { listCopy } from "#app/features/inventory-search/copy.ts";
import {
  FilterRail,
  useFilterDrawer,
} from "#app/features/inventory-search/filters/filter-rail.tsx";
import type {
  ListPageData,
  ListPartProps,
} from "#app/features/inventory-search/list-page-data.ts";
import { RescuedResults } from "#app/features/inventory-search/rescue/rescued-results.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PagePart } from "#app/site/page/page-part.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { Results } from "./results.tsx";
import { useListSteps } from "#app/features/inventory-search/steps/use-list-steps.ts";
import "./list-page.css";
import { toLocale } from "#app/domain/store-profile/fields/languages.ts";

interface ListPageProps {
  readonly page: ListPageData;
  /** This is the sentence that led here, with the form entries that it brought. */
  readonly words?: {
    readonly text: string;
    readonly ownEntries: readonly string[];
    readonly parsedFilters: readonly { readonly address: string }[];
  } | null;
  readonly parsedFilters?: ReactNode;
}

export function ListPage({ page, words, parsedFilters }: ListPageProps) {
  const t = useTexts(listCopy);
  const root = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const drawer = useFilterDrawer();
  useListSteps(root, page);
  function showResults() {
    drawer.close();
    // The focus goes back to the button first, then the page scrolls to the cars.
    requestAnimationFrame(() => results.current?.scrollIntoView());
  }
  return (
    <div ref={root} className="wrap list">
      <div className="list-head">
        <WordsField
          id={WORDS_FIELD_ID}
          state={page.address}
          action={page.formAction}
          className="search--list"
          panelOpens="focused"
          defaultValue={words?.text ?? page.keywords ?? ""}
          kept={page.entries.filter(
            ([name]) => name !== "q" && !words?.ownEntries.includes(name),
          )}
        />
        {parsedFilters}
        <SwappedWords page={page} t={t} />
        <div className="list-applied">
          <AppliedChips
            page={page}
            t={t}
            // Where nothing was found, the title has the last word.
            isUnderstood={
              page.total > 0 &&
              words?.parsedFilters.some(({ address }) =>
                page.chips.some((chip) => chip.address === address),
              )
            }
          />
          <AlertLink page={page} t={t} />
        </div>
      </div>
      <div className="list-grid">
        <PagePart>
          <FilterRail page={page} t={t} />
        </PagePart>
        <div className="list-results" ref={results}>
          <ResultsBar page={page} onOpenFilters={drawer.open} t={t} />
          <h2 className="vh">{t("results")}</h2>
          <PagePart>
            <Results page={page} t={t} />
          </PagePart>
          {page.rescue !== null && (
            <RescuedResults page={page} rescue={page.rescue} t={t} />
          )}
          <SmallPrint page={page} t={t} />
        </div>
      </div>
      {drawer.Drawer !== null && (
        <drawer.Drawer
          page={page}
          isOpen={drawer.isOpen}
          onClose={drawer.close}
          onShow={showResults}
          t={t}
        />
      )}
    </div>
  );
}

/** A list of other words than those that were asked for says so. */
function SwappedWords({ page: { swaps }, t }: ListPartProps) {
  const { language } = useSite();
  if (swaps.length === 0) return null;
  const list = new Intl.ListFormat(toLocale(language), { type: "disjunction" });
  return (
    <p className="swapped-words">
      {swaps.map(({ word, found }) => (
        <span key={word}>
          {t("swapped", {
            word,
            found: list.format(found.map((it) => t("quoted", { words: it }))),
          })}{" "}
        </span>
      ))}
    </p>
  );
}

/** A search that finds nothing says it in its own place. */
function AlertLink({ page: { alertAddress, chips, total }, t }: ListPartProps) {
  if (alertAddress === null || chips.length === 0 || total === 0) return null;
  return (
    <a className="list-alert" href={alertAddress} aria-label={t("alert")}>
      <Icon name="bell" />
      <span className="list-alert-long">{t("alert")}</span>
      <span className="list-alert-short">{t("alertShort")}</span>
    </a>
  );
}

function SmallPrint({ page: { vehicles, smallPrint }, t }: ListPartProps) {
  const { inventoryUpdatedText } = useSite();
  return (
    <div className="small-print">
      {smallPrint.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {vehicles.some(({ picture }) => picture.photo === null) && (
        <p>{t("illustrations")}</p>
      )}
      {inventoryUpdatedText !== null && (
        <p>{t("updated", { time: inventoryUpdatedText })}</p>
      )}
    </div>
  );
}
