import { SILHOUETTES_PATH } from "#app/domain/illustration/drawings-folder.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";

const SHAPES = [
  "suvs",
  "sedans",
  "trucks",
] as const satisfies readonly BodyStyle[];

/** They are the shapes of no car in particular: nothing of a hidden car leaves the server. */
export function PrivateCars() {
  return (
    <div className="private-cars" aria-hidden="true">
      {SHAPES.map((shape) => (
        <svg key={shape} viewBox="0 0 64 29.7">
          <use href={`${SILHOUETTES_PATH}#${shape}`} width="64" height="32" />
        </svg>
      ))}
    </div>
  );
}
