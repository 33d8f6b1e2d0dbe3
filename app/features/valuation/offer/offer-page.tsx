import type { FormReply } from "#app/site/forms/form-reply.ts";
import { SubmitButton } from "#app/site/forms/fields/form-fields.tsx";
import { PostForm } from "#app/site/forms/post-form.tsx";
import { usePostForm } from "#app/site/forms/use-post-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AcceptForm } from "./accept-form-fields.tsx";
import { CarBox, RangeBox } from "#app/features/valuation/car-box.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import { AcceptedPage } from "./accepted-page.tsx";
import { OfferClock } from "./offer-aside.tsx";
import { OfferFrame, Offers } from "./offer-frame.tsx";
import type { OfferPageData } from "./offer-page.server.ts";
import type { OfferView } from "./words/offer-words.ts";
import { renewForm } from "./renew-form.ts";

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
  const price = page.offers[0]?.headPrice ?? null;
  const title =
    price === null ? t("bringTitle") : t("offerTitle", { amount: price });
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
    >
      <div className="offer-car">
        <CarBox car={page.car} />
        {price !== null && (
          <p className="meta num">{t("made", { date: page.made })}</p>
        )}
      </div>
      {price === null && <p className="lead">{t("bringLead")}</p>}
      <PaidInParts offer={page.offers[0]} />
      <OfferClock page={page} look="narrow" />
      <a className="btn btn--main btn--block offer-jump" href="#accept">
        {t(price === null ? "acceptBringTitle" : "acceptTitle")}
      </a>
      <Offers page={page} />
      <RangeBox range={page.range} />
      <AcceptForm page={page} reply={reply} title={title} />
    </OfferFrame>
  );
}

/** The heading's sum in its parts, where the shopper gets it in more than one, and a lender none of it. */
function PaidInParts({ offer }: { readonly offer: OfferView | undefined }) {
  const t = useTexts(valuationCopy);
  if (offer === undefined || offer.payments.length < 2) return null;
  // What a lender has of each part stands below, with what is left of it.
  if (offer.balance !== null)
    return <p className="lead offer-lead">{t("paidLater")}</p>;
  return (
    <dl className="offer-parts">
      {offer.payments.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{amount}</dd>
        </div>
      ))}
    </dl>
  );
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
