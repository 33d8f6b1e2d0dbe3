import { splitOfferTitle } from "#app/domain/promotion/offer-figure.ts";
import type { OfferEnd } from "#app/domain/promotion/offer-days.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { OfferTitle } from "#app/site/offers/offer-cards.tsx";
import {
  formatUnbroken,
  getTelephoneAddress,
  joinNumbers,
} from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { spellCount } from "#app/site/store/spell-count.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CopyCode } from "./copy-code.tsx";
import { specialOffersCopy } from "./copy.ts";
import type { OfferOnNow } from "./offer.server.ts";

/** A service desk takes this sheet: on a screen it stands beside the words, on paper it is alone. */
export function OfferSheet({
  page: { hero, sheet },
}: {
  readonly page: OfferOnNow;
}) {
  const t = useTexts(specialOffersCopy);
  const site = useSite();
  const store = getSelectedStore(site);
  const { before, figure, after } = splitOfferTitle(hero.title);
  return (
    <aside className="offer-aside" aria-labelledby="offer-sheet">
      <div className="sticker offer-sheet">
        <p className="sticker-head">
          <span id="offer-sheet">
            {t(sheet.code === null ? "sheetTitle" : "sheetCoupon")}
          </span>
          <span>{site.name}</span>
        </p>
        <div className="sticker-body">
          <div className="sheet-claim">
            <Icon name={sheet.icon} size={28} />
            {figure !== null && (
              <p className="sheet-figure">
                {before !== "" && <span>{before.trim()} </span>}
                {figure}
                {after !== "" && <span> {after.trim()}</span>}
              </p>
            )}
            <p className="offer-title on-paper">
              <OfferTitle title={hero.title} />
            </p>
            <p className="lead on-paper">{hero.lead}</p>
          </div>
          <dl className="sheet-facts">
            {sheet.code !== null && (
              <div>
                <dt>{t("sheetCode")}</dt>
                <dd className="sheet-code">{sheet.code}</dd>
                <dd className="sheet-copy">
                  <CopyCode code={sheet.code} />
                </dd>
              </div>
            )}
            <OfferDates sheet={sheet} />
            <div>
              <dt>{t("sheetWhere")}</dt>
              <dd>
                {site.stores.length > 1 && (
                  <span className="sheet-any-store">
                    {t("sheetAnyStore", {
                      count: spellCount(site.stores.length, site.language),
                    })}
                  </span>
                )}
                {store.name}
                {store.addressLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a className="num" href={getTelephoneAddress(sheet.phone)}>
                  {formatUnbroken(sheet.phoneText)}
                </a>
              </dd>
            </div>
            <div>
              <dt>{t("sheetTerms")}</dt>
              <dd className="sheet-terms">
                {sheet.terms ?? t("sheetNoTerms")}
              </dd>
            </div>
          </dl>
          <p className="terms">
            {t(sheet.code === null ? "sheetUseNamed" : "sheetUse")}
          </p>
          <dl className="sheet-blanks on-paper">
            <div>
              <dt>{t("sheetDate")}</dt>
              <dd />
            </div>
            <div>
              <dt>{t("sheetAdvisor")}</dt>
              <dd />
            </div>
          </dl>
        </div>
      </div>
      <PrintButton />
    </aside>
  );
}

/** Spec §2, Print: without JavaScript the browser's own menu prints the same sheet. */
function PrintButton() {
  const t = useTexts(specialOffersCopy);
  return (
    <>
      <Button
        type="button"
        className="print-button"
        isBlock
        onClick={() => window.print()}
      >
        <Icon name="printer" />
        {t("print")}
      </Button>
      <p className="meta print-hint">{t("printHint")}</p>
    </>
  );
}

/** An offer has two days and a row for them, or no end, which the row says. */
export function OfferDates({ sheet }: Pick<OfferOnNow, "sheet">) {
  const t = useTexts(specialOffersCopy);
  return (
    <div>
      <dt>{t(sheet.end === null ? "sheetUntil" : "sheetValid")}</dt>
      <dd className="sheet-valid">
        {sheet.end === null
          ? t("sheetNoEnd")
          : joinNumbers(formatOfferDates(sheet, t))}
      </dd>
    </div>
  );
}

/** It reads "October 1, 2026 to January 31, 2027", by the clocks of the visitor's store. */
export function formatOfferDates(
  {
    start,
    end: last,
  }: { readonly start: string; readonly end: OfferEnd | null },
  t: Translate<keyof typeof specialOffersCopy.sentences>,
): string {
  if (last === null) return t("sheetStanding");
  const { day: end, time } = last;
  return time === null
    ? t("sheetDates", { start, end })
    : t("sheetDatesTime", { start, end, time });
}
