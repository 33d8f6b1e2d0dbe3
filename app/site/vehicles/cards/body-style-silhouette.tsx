import { SILHOUETTES_PATH } from "#app/domain/illustration/drawings-folder.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";

/** The wheels stand on the lower edge. */
export function BodyStyleSilhouette({
  bodystyle,
}: {
  readonly bodystyle: BodyStyle;
}) {
  return (
    <svg viewBox="0 0 64 29.7" aria-hidden="true">
      <use href={`${SILHOUETTES_PATH}#${bodystyle}`} width="64" height="32" />
    </svg>
  );
}
