import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";

/** One file of symbols for all body styles, which the browser keeps. */
const SPRITE = "/img/bodystyles.svg";

/** The outline of a body style, wheels on the lower edge. */
export function BodyStyleSilhouette({
  bodystyle,
}: {
  readonly bodystyle: BodyStyle;
}) {
  return (
    <svg viewBox="0 0 64 29.7" aria-hidden="true">
      <use href={`${SPRITE}#${bodystyle}`} width="64" height="32" />
    </svg>
  );
}
