/** The skeleton is as high as a vehicle card, so that what loads moves nothing. */
export function CardSkeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <div className="skeleton-shot" />
      <div className="skeleton-body">
        <i className="skeleton-title" />
        <i className="skeleton-half" />
        <i className="skeleton-price" />
        <i />
        <i className="skeleton-foot" />
      </div>
    </div>
  );
}

interface TextSkeletonProps {
  readonly lines: number;
}

export function TextSkeleton({ lines }: TextSkeletonProps) {
  return (
    <div className="skeleton-text" aria-hidden="true">
      {Array.from({ length: lines }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}
