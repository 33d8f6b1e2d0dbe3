import { SILHOUETTES_PATH } from "#app/domain/illustration/drawings-folder.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import { Icon } from "#app/ui/icon.tsx";

const SHAPES = [
  "suvs",
  "sedans",
  "trucks",
] as const satisfies readonly BodyStyle[];

/** The drawings have the shapes of no car in particular: nothing of a hidden car leaves the server but how many there are. */
export function HiddenCars({ title }: { readonly title: string }) {
  return (
    <section className="hidden-cars">
      <div className="private-cars" aria-hidden="true">
        {SHAPES.map((shape) => (
          <svg key={shape} viewBox="0 0 64 29.7">
            <use href={`${SILHOUETTES_PATH}#${shape}`} width="64" height="32" />
          </svg>
        ))}
      </div>
      <p>
        <Icon name="lock" size={24} />
        <b>{title}</b>
      </p>
    </section>
  );
}
