import type { GeographicPoint } from "./map-projection.ts";

export interface MapFeature {
  readonly kind: "water" | "river" | "border" | "road" | "town" | "region";
  /** It stands at the first point; null shows none. */
  readonly name: string | null;
  /** As "41.88,-87.63 41.72,-87.64": latitude and longitude of each point. */
  readonly points: string;
}

export function parsePoints(points: string): readonly GeographicPoint[] {
  return points.split(" ").map((point) => {
    const [latitude = 0, longitude = 0] = point.split(",").map(Number);
    return { latitude, longitude };
  });
}

export interface PlacedFeature extends Omit<MapFeature, "points"> {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** Wide lines first and names nowhere: those are placed where no store's name stands. */
const LAYERS = ["water", "river", "border", "road", "town"] as const;

/** What lies around the places, as lines and areas. */
export function Landscape({
  features,
}: {
  readonly features: readonly PlacedFeature[];
}) {
  return LAYERS.map((layer) => {
    const path = features
      .filter(({ kind }) => kind === layer)
      .map((it) => traceFeature(it))
      .join("");
    return (
      path !== "" && (
        <path key={layer} className={`locator-${layer}`} d={path} />
      )
    );
  });
}

function traceFeature({ kind, points }: PlacedFeature): string {
  if (kind === "town") {
    const { x, y } = points[0] ?? { x: 0, y: 0 };
    return `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`;
  }
  const line = points.map(({ x, y }) => `${x} ${y}`).join("L");
  return `M${line}${kind === "water" ? "z" : ""}`;
}
