import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { RangeBox } from "#app/features/valuation/car-box.tsx";
import { BringWith } from "./before-visit.tsx";
import { HowItGoes } from "./sticker/how-paid.tsx";
import { KEEP_ID } from "./keep/keep-offer.tsx";
import type { OfferPageData } from "./offer-page.server.ts";
import { leadsToPrices } from "./trade-in/trade-in.tsx";
import { findAcceptTitle } from "./words/accept-words.ts";
import { isBroughtIn } from "./words/offer-words.ts";

interface AsideProps {
  readonly page: OfferPageData;
}

/** Beside an open offer, where there is room: a phone has it above the lines. */
export function OfferToDo({ page }: AsideProps) {
  const t = useTexts(valuationCopy);
  if (page.accepted !== null || page.isEnded) return null;
  return (
    <div className="offer-todo">
      <OfferClock page={page} look="wide" />
      <div className="offer-actions">
        <a
          className={`btn ${leadsToPrices(page) ? "" : "btn--main "}btn--block`}
          href="#accept"
        >
          {t(findAcceptTitle(page))}
        </a>
        {!isBroughtIn(page) && (
          <a className="btn btn--block" href={`#${KEEP_ID}`}>
            {t("keepJump")}
          </a>
        )}
      </div>
    </div>
  );
}

export function OfferAside({ page }: AsideProps) {
  const t = useTexts(valuationCopy);
  const tForms = useTexts(formsCopy);
  const isOpen = page.accepted === null && !page.isEnded;
  const [first] = page.offers;
  return (
    <aside className="offer-aside" aria-label={t("offerAside")}>
      {!isOpen && <OfferClock page={page} look="wide" />}
      {isOpen && !page.tradeIn.isVisit && first?.price != null && (
        <HowItGoes page={page} offer={first} look="wide" />
      )}
      <BringWith
        page={page}
        className={page.tradeIn.isVisit ? "offer-bring--wide" : ""}
      />
      {/* Where a trade's visit leads the page, the range stands with it, and the second look with the sale it is about. */}
      {isOpen && !page.tradeIn.isVisit && (
        <>
          <OfferRange page={page} look="wide" />
          <SecondLook page={page} />
        </>
      )}
      {page.accepted === null ? (
        <CallInstead title={tForms("callInstead")} storeId={page.storeId} />
      ) : (
        <CallInstead
          title={tForms(page.accepted.visit === null ? "hurry" : "late")}
          text={tForms("hurryText")}
          storeId={page.storeId}
        />
      )}
    </aside>
  );
}

export function SecondLook({ page }: AsideProps) {
  const t = useTexts(valuationCopy);
  if (page.secondLookAddress === null || isBroughtIn(page)) return null;
  return (
    <section>
      <h2 className="h4">{t("secondLook")}</h2>
      <p className="meta">{t("secondLookText")}</p>
      <p className="offer-second">
        <ArrowLink href={page.secondLookAddress}>
          {t("secondLookLink")}
        </ArrowLink>
      </p>
    </section>
  );
}

/** The proof of the offer stands beside its lines; a phone has it directly below them. */
export function OfferRange({
  page,
  look,
}: AsideProps & { readonly look: "narrow" | "wide" }) {
  if (isBroughtIn(page) || !page.hasRange) return null;
  return (
    <div className={`offer-range offer-range--${look}`}>
      <RangeBox range={page.range} />
    </div>
  );
}

/** Until when the offer holds, with its days as a row. */
export function OfferClock({
  page,
  look,
}: AsideProps & { readonly look: "narrow" | "wide" }) {
  const t = useTexts(valuationCopy);
  const { isEnded, daysLeft, offerValidDays, accepted, lastOpenDay } = page;
  // The visit alone holds without an end; what a sale would bring has its day beside it.
  const isVisit = page.tradeIn.isVisit || accepted?.type === "bringVehicleIn";
  if (isEnded || isVisit || isBroughtIn(page)) return null;
  return (
    <div className={`offer-clock offer-clock--${look}`}>
      <Icon name="calendar" />
      <div>
        <b>
          {t(accepted === null ? "goodUntil" : "heldUntil", {
            date: page.goodThrough,
          })}
        </b>
        <br />
        {daysLeft === 0 ? t("endsToday") : t("daysLeft", { count: daysLeft })}
        {accepted === null && lastOpenDay !== null && (
          <span className="offer-last">
            {t("lastDay", { day: lastOpenDay })}
          </span>
        )}
        {accepted === null && (
          <span className="offer-week" aria-hidden="true">
            {Array.from({ length: offerValidDays }, (_, day) => (
              <i key={day} className={day < daysLeft ? "left" : undefined} />
            ))}
          </span>
        )}
      </div>
    </div>
  );
}
