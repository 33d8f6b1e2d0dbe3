import {
  type GeographicPoint,
  projectPlaces,
  roundMiles,
} from "./map-projection.ts";
import { placeNames } from "./map-names.ts";

export interface MapPlace extends GeographicPoint {
  /** It has one or two characters, within the dot. */
  readonly mark: string;
  readonly name: string;
  /** The other places are subdued. */
  readonly isChosen?: boolean;
}

interface LocatorMapProps {
  readonly places: readonly MapPlace[];
  readonly label: string;
  readonly scaleLabel: (miles: number) => string;
}

const FRAME = { width: 720, height: 560, margin: 100 };
const LONGEST_SCALE = 200;
const CELL = 80;

/** The map is drawn to scale, without tiles or requests. */
export function LocatorMap({ places, label, scaleLabel }: LocatorMapProps) {
  if (places.length === 0) return null;
  const { points, unitsPerMile } = projectPlaces(places, FRAME);
  const miles = roundMiles(LONGEST_SCALE / unitsPerMile);
  const { width, height } = FRAME;
  const names = placeNames(
    places.map(({ name, isChosen = false }, at) => ({
      ...(points[at] ?? { x: 0, y: 0 }),
      name,
      isChosen,
    })),
    width,
  );
  return (
    <svg
      className="locator"
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
      role="img"
      aria-label={label}
    >
      <rect className="locator-ground" width={width} height={height} />
      <path className="locator-grid" d={traceGrid(width, height)} />
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
      <text className="locator-note" x={width - 48} y="98" textAnchor="middle">
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
              <text
                className="locator-name"
                x={name.isLeft ? -23 : 23}
                y="6"
                textAnchor={name.isLeft ? "end" : "start"}
              >
                {name.text}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function traceGrid(width: number, height: number): string {
  let path = "";
  for (let x = CELL / 2; x < width; x += CELL) path += `M${x} 0V${height}`;
  for (let y = CELL / 2; y < height; y += CELL) path += `M0 ${y}H${width}`;
  return path;
}
