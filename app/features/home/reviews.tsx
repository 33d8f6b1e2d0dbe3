import { useTexts } from "#app/site/texts/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { homeCopy } from "./copy.ts";
import type { HomeReview, ReviewSection } from "./home-view.ts";

/** Spec §9: the rating, and up to nine reviews. */
export function Reviews({ section }: { readonly section: ReviewSection }) {
  const t = useTexts(homeCopy);
  if (section.reviews.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap reviews">
        <div className="rating">
          <h2 className="h4">{t("reviews")}</h2>
          <b>{section.rating.toFixed(1)}</b>
          <Stars rating={section.rating} label={null} />
          <p className="meta">{t("ratingOutOf", { count: section.count })}</p>
          {section.url !== null && (
            <ArrowLink href={section.url}>{t("reviewsAll")}</ArrowLink>
          )}
        </div>
        <ReviewList reviews={section.reviews} />
      </div>
    </section>
  );
}

/** Reviews that a narrow screen shows before the visitor asks for more. */
const FIRST = 3;

function ReviewList({ reviews }: { readonly reviews: readonly HomeReview[] }) {
  const t = useTexts(homeCopy);
  const more = reviews.slice(FIRST);
  return (
    <div>
      <div className="review-list">
        {reviews.slice(0, FIRST).map((review) => (
          <Review key={review.name} review={review} />
        ))}
      </div>
      {more.length > 0 && (
        <details className="more-reviews">
          <summary className="btn">
            {t("reviewsMore", { count: more.length })}
          </summary>
          <div className="review-list">
            {more.map((review) => (
              <Review key={review.name} review={review} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Review({ review }: { readonly review: HomeReview }) {
  const t = useTexts(homeCopy);
  return (
    <figure className="review">
      <Stars
        rating={review.stars}
        label={t("reviewStars", { count: review.stars })}
        isSmall
      />
      <blockquote>“{review.text}”</blockquote>
      <figcaption>
        <b>{review.name}</b>
        <br />
        {t("reviewSource", {
          category: t("category.Finance"),
          platform: t(`platform.${review.platform}`),
        })}
      </figcaption>
    </figure>
  );
}
