export interface GeographicPoint {
  readonly latitude: number;
  readonly longitude: number;
}

interface MapFrame {
  readonly width: number;
  readonly height: number;
  /** It is kept free on every side. */
  readonly margin: number;
}

const MILES_PER_DEGREE = 69.1;
/** One place alone, or places next door, still get a map of a region. */
const SMALLEST_SPAN_MILES = 12;

/** North is up, and a mile is as long in both directions. */
export function projectPlaces(
  places: readonly GeographicPoint[],
  { width, height, margin }: MapFrame,
) {
  const middleLatitude = getMiddle(places.map(({ latitude }) => latitude));
  const middleLongitude = getMiddle(places.map(({ longitude }) => longitude));
  const eastWest = Math.cos((middleLatitude * Math.PI) / 180);
  const toMiles = ({ latitude, longitude }: GeographicPoint) => ({
    east: (longitude - middleLongitude) * eastWest * MILES_PER_DEGREE,
    north: (latitude - middleLatitude) * MILES_PER_DEGREE,
  });
  const miles = places.map(toMiles);
  const unitsPerMile = Math.min(
    (width - 2 * margin) / getSpan(miles.map(({ east }) => east)),
    (height - 2 * margin) / getSpan(miles.map(({ north }) => north)),
  );
  /** What is not one of the places may lie outside of the frame. */
  const project = (point: GeographicPoint) => {
    const { east, north } = toMiles(point);
    return {
      x: Math.round(width / 2 + east * unitsPerMile),
      y: Math.round(height / 2 - north * unitsPerMile),
    };
  };
  return { points: places.map(project), project, unitsPerMile };
}

/** This is the longest round distance that fits: 1, 2 or 5 and zeros. */
export function roundMiles(longest: number): number {
  const power = 10 ** Math.floor(Math.log10(longest));
  const factor = [5, 2, 1].find((it) => it * power <= longest) ?? 1;
  return factor * power;
}

function getMiddle(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

function getSpan(values: readonly number[]): number {
  const width = Math.max(...values) - Math.min(...values);
  return Math.max(width, SMALLEST_SPAN_MILES);
}
