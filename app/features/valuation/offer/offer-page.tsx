import type { FormReply } from "#app/site/forms/form-reply.ts";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import { AcceptForm } from "./accept-form-fields.tsx";
import { CarBox, RangeBox } from "#app/features/valuation/car-box.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { AcceptedPage } from "./accepted-page.tsx";
import { BeforeVisit } from "./before-visit.tsx";
import { OfferClock } from "./offer-aside.tsx";
import { OfferFrame, Offers } from "./offer-frame.tsx";
import type { OfferPageData } from "./offer-page.server.ts";
import { KEEP_ID, KeepOffer } from "./keep/keep-offer.tsx";
import { renewForm } from "./renew-form.ts";
import { SaleInstead } from "./sale-instead.tsx";
import { HowItGoes } from "./sticker/how-paid.tsx";
import { leadsToPrices, TradeIn } from "./trade-in/trade-in.tsx";
import { VisitRange } from "./trade-in/visit-range.tsx";
import { useOfferForms } from "./use-offer-forms.ts";
import { findAcceptTitle } from "./words/accept-words.ts";
import { isBroughtIn } from "./words/offer-words.ts";

interface OfferPageProps {
  readonly page: OfferPageData;
  readonly reply: FormReply | undefined;
}

/** The offer explains itself: each line, each payment, the range, and until when it holds. */
export function OfferPage({ page, reply }: OfferPageProps) {
  if (page.accepted !== null) return <AcceptedPage page={page} />;
  return page.isEnded ? (
    <Ended page={page} reply={reply} />
  ) : (
    <Open page={page} reply={reply} />
  );
}

function Open({ page, reply }: OfferPageProps) {
  const t = useTexts(valuationCopy);
  const { accept, keep, formatTitle } = useOfferForms(page, reply);
  const [first] = page.offers;
  const { isVisit } = page.tradeIn;
  const price = first?.headPrice ?? null;
  const parts = isVisit ? null : (first?.headParts ?? null);
  const loan = isVisit ? null : (first?.headLoan ?? null);
  const title = useOfferTitle(page);
  return (
    <OfferFrame
      page={page}
      title={title}
      above={
        <a className="offer-back" href={page.changeAddress}>
          <Icon name="chevron-left" size={16} />
          {t("changeAnswers")}
        </a>
      }
      across={
        <>
          {isVisit && <SaleInstead page={page} />}
          <AcceptForm page={page} form={accept} />
          {!isBroughtIn(page) && (
            <KeepOffer
              address={page.privateAddress}
              form={keep}
              isVisit={isVisit}
            />
          )}
        </>
      }
    >
      <PageTitle title={formatTitle(title)} />
      {parts !== null && (
        <p className="lead offer-lead">{t("offerPartsLead", parts)}</p>
      )}
      {loan !== null && <p className="lead offer-lead">{loan}</p>}
      {(isVisit || price === null) && (
        <p className="lead offer-lead">
          {isVisit ? page.tradeIn.lead : t("bringLead")}
        </p>
      )}
      {page.wasMailed && (
        <StatusText className="val-done">
          <Icon name="success" />
          <span>{t(isVisit ? "mailedVisit" : "mailed")}</span>
        </StatusText>
      )}
      <div className="offer-car">
        <CarBox
          car={page.car}
          {...(price !== null && !isVisit && { made: page.made })}
        />
      </div>
      {isVisit && page.range !== null && (
        <VisitRange range={page.range} told={page.tradeIn.rangeTold} />
      )}
      {page.tradeIn.isFirst && <TradeIn page={page} />}
      <OfferClock page={page} look="narrow" />
      <a
        className={`btn ${leadsToPrices(page) ? "" : "btn--main "}btn--block offer-jump`}
        href="#accept"
      >
        {t(findAcceptTitle(page))}
      </a>
      {price !== null && (
        <a className="btn btn--block offer-jump" href={`#${KEEP_ID}`}>
          {t("keepJump")}
        </a>
      )}
      {isVisit ? (
        <BeforeVisit page={page} />
      ) : (
        <>
          <Offers page={page} />
          {first !== undefined && price !== null && (
            <HowItGoes page={page} offer={first} look="narrow" />
          )}
        </>
      )}
      {price === null && page.hasRange && <RangeBox range={page.range} />}
    </OfferFrame>
  );
}

/** Money that waits for a sale is said to, and in how many parts it comes. */
function useOfferTitle({
  tradeIn,
  offers: [offer],
}: Pick<OfferPageData, "tradeIn" | "offers">): string {
  const t = useTexts(valuationCopy);
  if (tradeIn.isVisit) return t("bringTradeTitle");
  if (offer === undefined || offer.headPrice === null) return t("bringTitle");
  const amount = offer.headPrice;
  if (offer.headParts !== null) return t("offerParts", { amount });
  return t(offer.type === "moreCashLater" ? "offerAbout" : "offerTitle", {
    amount,
  });
}

/** Old numbers are not shown: nobody stands by them. */
function Ended({ page, reply }: OfferPageProps) {
  const t = useTexts(valuationCopy);
  const form = usePostForm(renewForm, {
    action: `${page.action}&renew=1`,
    token: page.renewToken,
    reply,
    copy: valuationCopy,
  });
  const title = t("ended", { date: page.goodThrough });
  return (
    <OfferFrame page={page} title={title}>
      <PageTitle title={form.formatTitle(title)} />
      <p className="lead offer-lead">{t("endedText")}</p>
      <CarBox car={page.car} />
      <PostForm of={form}>
        <SubmitButton label={t("renew")} />
      </PostForm>
    </OfferFrame>
  );
}
