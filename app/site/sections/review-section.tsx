import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Stars } from "#app/ui/stars.tsx";
import type { ReviewSectionView, ReviewView } from "./review-section.server.ts";

interface ReviewSectionProps {
  readonly section: ReviewSectionView;
  readonly isOnSurface?: boolean;
}

/** No section where the profile has no reviews. */
export function ReviewSection({
  section: { title, rating, stars, count, platform, all, first, others, more },
  isOnSurface = false,
}: ReviewSectionProps) {
  if (first.length === 0) return null;
  return (
    <section className={isOnSurface ? "section section--surface" : "section"}>
      <div className="wrap reviews">
        <div className="rating">
          <h2 className="h4">{title}</h2>
          {stars !== null && (
            <>
              <b>{rating}</b>
              <Stars rating={stars} label={null} />
              <p className={`meta review-source ${platform}`}>{count}</p>
            </>
          )}
          {all && <ArrowLink href={all.address}>{all.label}</ArrowLink>}
        </div>
        <div>
          <ReviewList reviews={first} />
          {others.length > 0 && (
            <details className="show-more">
              <summary className="btn">{more}</summary>
              <ReviewList reviews={others} />
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

export function ReviewList({
  reviews,
}: {
  readonly reviews: readonly ReviewView[];
}) {
  return (
    <div className="review-list">
      {reviews.map((review) => (
        <figure key={review.name} className="review">
          <Stars rating={review.stars} label={review.starsText} isSmall />
          <blockquote lang={review.lang}>
            “{review.text}
            {review.rest ? (
              <details className="review-rest">
                <summary lang={review.rest.labelLang}>
                  {review.rest.label}
                </summary>
                {review.rest.text}”
              </details>
            ) : (
              "”"
            )}
          </blockquote>
          <figcaption>
            {review.photo === null ? (
              <span className="review-face" aria-hidden="true">
                {review.initial}
              </span>
            ) : (
              <img
                className="review-face"
                src={review.photo}
                alt=""
                width={40}
                height={40}
                loading="lazy"
                referrerPolicy="no-referrer"
              />
            )}
            <b>{review.name}</b>
            <span className={`review-source ${review.platform}`}>
              {review.address === null ? (
                review.source
              ) : (
                <a href={review.address}>{review.source}</a>
              )}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
