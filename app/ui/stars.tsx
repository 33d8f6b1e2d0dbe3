const OUT_OF = 5;
const STAR_WIDTH = 24.8;

interface StarsProps {
  /** The rating goes from 0 to 5; fractions fill a part of a star. */
  readonly rating: number;
  /** Screen readers say it; null means that the figure stands beside the stars. */
  readonly label: string | null;
  readonly isSmall?: boolean;
}

export function Stars({ rating, label, isSmall = false }: StarsProps) {
  const width = STAR_WIDTH * OUT_OF;
  return (
    <svg
      className={isSmall ? "stars stars--s" : "stars"}
      viewBox={`0 0 ${width} 22`}
      {...(label === null
        ? { "aria-hidden": true }
        : { role: "img", "aria-label": label })}
    >
      <rect className="stars-empty" width={width} height="22" />
      <rect
        className="stars-full"
        width={Math.round(rating * STAR_WIDTH * 10) / 10}
        height="22"
      />
    </svg>
  );
}
