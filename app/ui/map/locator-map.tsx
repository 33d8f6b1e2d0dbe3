import {
  type GeographicPoint,
  projectPlaces,
  roundMiles,
} from "./map-projection.ts";
import { Landscape, type MapFeature, parsePoints } from "./landscape.tsx";
import { findFreeNames, type Line, placeNames } from "./map-names.ts";

export interface MapPlace extends GeographicPoint {
  /** It has one or two characters, within the dot. */
  readonly mark: string;
  readonly name: string;
  /** The other places are subdued. */
  readonly isChosen?: boolean;
}

interface LocatorMapProps {
  readonly places: readonly MapPlace[];
  /** What lies around them; none leaves a grid. */
  readonly landscape?: readonly MapFeature[];
  readonly label: string;
  readonly scaleLabel: (miles: number) => string;
}

const FRAME = { width: 720, height: 560, margin: 100 };
const LONGEST_SCALE = 200;
const CELL = 80;
const TOWN_RADIUS = 16;
/** The scale and the arrow to the north, as tall as a line each. */
const MARKS = [
  { left: 36, right: 44 + LONGEST_SCALE, y: FRAME.height - 66 },
  { left: 36, right: 44 + LONGEST_SCALE, y: FRAME.height - 40 },
  { left: FRAME.width - 76, right: FRAME.width - 20, y: 46 },
  { left: FRAME.width - 76, right: FRAME.width - 20, y: 84 },
];
const NO_LANDSCAPE: readonly MapFeature[] = [];

/** The map is drawn to scale, without tiles or requests. */
export function LocatorMap({
  places,
  landscape = NO_LANDSCAPE,
  label,
  scaleLabel,
}: LocatorMapProps) {
  if (places.length === 0) return null;
  const { points, project, unitsPerMile } = projectPlaces(places, FRAME);
  const miles = roundMiles(LONGEST_SCALE / unitsPerMile);
  const { width, height } = FRAME;
  const named = places.map(({ name, isChosen = false }, at) => ({
    ...(points[at] ?? { x: 0, y: 0 }),
    name,
    isChosen,
  }));
  const features = landscape.map((it) => ({
    ...it,
    points: parsePoints(it.points).map(project),
  }));
  const avoided = features.flatMap(({ kind, points: line }) => {
    const [first] = line;
    if (kind === "border") return [line];
    if (kind === "town" && first !== undefined) return [traceTown(first)];
    return [];
  });
  const names = placeNames(named, width, avoided);
  const labels = features.flatMap(({ kind, name, points: [first] }) => {
    if (name === null || first === undefined) return [];
    // A town's name stands above its dot.
    const y = kind === "town" ? first.y - 20 : first.y;
    return [{ x: first.x, y, text: name, kind }];
  });
  return (
    <div className="locator-box">
      <svg
        className="locator"
        viewBox={`0 0 ${width} ${height}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
        role="img"
        aria-label={label}
      >
        <rect className="locator-ground" width={width} height={height} />
        {features.length === 0 ? (
          <path className="locator-grid" d={traceGrid(width, height)} />
        ) : (
          <Landscape features={features} />
        )}
        {findFreeNames(labels, named, FRAME, MARKS, avoided).map(
          ({ x, y, text, kind }) => (
            <text
              key={text}
              className={kind === "region" ? "locator-region" : "locator-note"}
              x={x}
              y={y + 6}
              textAnchor="middle"
            >
              {text}
            </text>
          ),
        )}
        <path
          className="locator-scale"
          d={`M40 ${height - 52}v12h${Math.round(miles * unitsPerMile)}v-12`}
        />
        <text className="locator-note" x="40" y={height - 62}>
          {scaleLabel(miles)}
        </text>
        <path
          className="locator-north"
          d={`M${width - 48} 74V34m-10 12 10-12 10 12`}
        />
        <text
          className="locator-note"
          x={width - 48}
          y="98"
          textAnchor="middle"
        >
          N
        </text>
        {places.map(({ mark, isChosen = false }, at) => {
          const { x, y } = points[at] ?? { x: 0, y: 0 };
          const name = names[at] ?? null;
          return (
            <g
              key={mark}
              className={isChosen ? "is-chosen" : undefined}
              transform={`translate(${x} ${y})`}
            >
              <circle className="locator-dot" r="15" />
              <text className="locator-mark" y="5.5" textAnchor="middle">
                {mark}
              </text>
              {name !== null && (
                <text className="locator-name" {...NAME_PLACES[name.side]}>
                  {name.text}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Beside, below and above a dot. */
const NAME_PLACES = {
  right: { x: 23, y: 6, textAnchor: "start" },
  left: { x: -23, y: 6, textAnchor: "end" },
  below: { x: 0, y: 38, textAnchor: "middle" },
  above: { x: 0, y: -26, textAnchor: "middle" },
} as const;

/** No store's name touches the dot of a town, where it would seem to be the town's. */
function traceTown({ x, y }: { readonly x: number; readonly y: number }): Line {
  const [left, right] = [x - TOWN_RADIUS, x + TOWN_RADIUS];
  const [top, bottom] = [y - TOWN_RADIUS, y + TOWN_RADIUS];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
    { x: left, y: top },
  ];
}

function traceGrid(width: number, height: number): string {
  let path = "";
  for (let x = CELL / 2; x < width; x += CELL) path += `M${x} 0V${height}`;
  for (let y = CELL / 2; y < height; y += CELL) path += `M0 ${y}H${width}`;
  return path;
}
