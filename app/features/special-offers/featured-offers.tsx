import { useId } from "react";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { OfferTitle } from "#app/site/offers/offer-cards.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { specialOffersCopy } from "./copy.ts";
import type { OffersPageData } from "./offers-pages.server.ts";

type FeaturedOffer = NonNullable<OffersPageData["offers"]>["featured"][number];

/** Spec §3, promotion: offers of the position promotions-carousel are a row that snaps and never moves unasked. */
export function FeaturedOffers({
  offers,
}: {
  readonly offers: readonly FeaturedOffer[];
}) {
  const t = useTexts(specialOffersCopy);
  if (offers.length === 0) return null;
  return (
    <div className="featured-offers" data-count={offers.length}>
      <Carousel
        words={{
          label: t("featured"),
          previous: t("previous"),
          next: t("next"),
          counter: (position, count) => t("counter", { position, count }),
        }}
        items={offers.map((offer) => ({
          key: offer.id,
          content: <Featured offer={offer} />,
        }))}
      />
    </div>
  );
}

function Featured({ offer }: { readonly offer: FeaturedOffer }) {
  const { icon, title, text, until, disclosure, link, action, image } = offer;
  const titleId = useId();
  return (
    <article className="featured-offer" aria-labelledby={titleId}>
      {image !== null && (
        <img src={image} alt="" width={1300} height={510} loading="lazy" />
      )}
      <div className="featured-words">
        {image === null && <Icon name={icon} size={28} />}
        <h3 className="offer-title" id={titleId}>
          <OfferTitle title={title} />
        </h3>
        <p>{text}</p>
      </div>
      <div className="btn-row">
        {action !== null && (
          <LinkButton href={action.address} look="ink">
            {action.label}
          </LinkButton>
        )}
        {link !== null && (
          <ArrowLink href={link.address}>
            {link.label}
            <span className="vh">: {title}</span>
          </ArrowLink>
        )}
        <p className="offer-until">
          <Icon name="calendar" />
          {until}
        </p>
      </div>
      <FeaturedSight offer={offer} />
      {disclosure !== null && <p className="terms">{disclosure}</p>}
    </article>
  );
}

/** The loan behind a claim stands worked out in the place of its terms, and where there is room a car in its own picture for other claims. */
function FeaturedSight({
  offer: { loan, image, picture },
}: {
  readonly offer: FeaturedOffer;
}) {
  if (loan !== null)
    return (
      <div className="featured-sight featured-loan">
        <LoanSticker loan={loan} />
      </div>
    );
  return image === null ? (
    <div className="featured-sight featured-car">
      <img src={picture} alt="" width={1300} height={510} loading="lazy" />
    </div>
  ) : null;
}
