import { useId } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
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
    <section className="section featured-offers" data-count={offers.length}>
      <div className="wrap">
        <h2 className="vh">{t("featured")}</h2>
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
    </section>
  );
}

function Featured({
  offer: { title, text, until, disclosure, link, image },
}: {
  readonly offer: FeaturedOffer;
}) {
  const titleId = useId();
  return (
    <article className="featured-offer" aria-labelledby={titleId}>
      <img src={image} alt="" width={1300} height={510} loading="lazy" />
      <div className="featured-words">
        <h3 className="h2" id={titleId}>
          {title}
        </h3>
        <p>{text}</p>
        {until !== null && (
          <p className="offer-until">
            <Icon name="calendar" />
            {until}
          </p>
        )}
      </div>
      {link !== null && (
        <div className="btn-row">
          <LinkButton href={link.address} look="ink">
            {link.label}
            <span className="vh">: {title}</span>
          </LinkButton>
        </div>
      )}
      {disclosure !== null && <p className="terms">{disclosure}</p>}
    </article>
  );
}
