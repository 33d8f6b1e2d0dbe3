import { type ReactNode, useRef } from "react";
import { WORDS_FIELD_ID } from "#app/domain/address/page-address.ts";
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
import { PagePart } from "#app/site/page/page-part.tsx";
import { AlertLink } from "./alert-link.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { Results } from "./results.tsx";
import { useListSteps } from "#app/features/inventory-search/steps/use-list-steps.ts";
import "./list-page.css";

interface ListPageProps {
  readonly page: ListPageData;
  /** This is the sentence that led here, with the form entries that it brought. */
  readonly words?: {
    readonly text: string;
    readonly ownEntries: readonly string[];
    readonly parsedFilters: readonly { readonly address: string }[];
    /** The list still goes by all of it. */
    readonly isWhole: boolean;
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
        <SwappedWords page={page} />
        <div
          className={
            page.rescue === null
              ? "list-applied"
              : "list-applied list-applied--whole"
          }
        >
          <AppliedChips
            page={page}
            t={t}
            label={words ? labelChips(words, page) : null}
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

/** The sentence in the field was read as these, or had more in it before. */
function labelChips(
  { parsedFilters, isWhole }: NonNullable<ListPageProps["words"]>,
  { chips }: Pick<ListPageData, "chips">,
): "understood" | "changed" | null {
  const isOfWords = parsedFilters.some(({ address }) =>
    chips.some((chip) => chip.address === address),
  );
  if (!isOfWords) return null;
  return isWhole ? "understood" : "changed";
}

/** A list of other words than those that were asked for says so. */
function SwappedWords({ page: { swaps } }: Pick<ListPartProps, "page">) {
  if (swaps.length === 0) return null;
  return <p className="swapped-words">{swaps.join(" ")}</p>;
}

function SmallPrint({ page: { vehicles, smallPrint }, t }: ListPartProps) {
  return (
    <div className="small-print">
      {smallPrint.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {vehicles.some(({ picture }) => picture.photo === null) && (
        <p>{t("illustrations")}</p>
      )}
    </div>
  );
}
