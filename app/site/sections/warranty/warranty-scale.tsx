import { formatNumber } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { warrantyScaleCopy, type WarrantyScaleText } from "./copy.ts";
import "./warranty-scale.css";

/** Marks beyond the limit stand this many miles apart. */
const STEP_MILES = 40_000;

interface Layout {
  readonly className: string;
  readonly width: number;
  readonly height: number;
  /** They are X coordinates of the limit, of each mark beyond it, and of the purchase. */
  readonly limit: number;
  readonly beyond: readonly number[];
  readonly bought: number;
  /** There is room for the words on both sides of the purchase. */
  readonly isCentered: boolean;
  readonly texts: {
    readonly bought: WarrantyScaleText;
    readonly still: readonly WarrantyScaleText[];
  };
}

const WIDE: Layout = {
  className: "odo odo-l",
  width: 640,
  height: 170,
  limit: 272,
  beyond: [400, 528],
  bought: 120,
  isCentered: true,
  texts: { bought: "buy", still: ["still1", "still2"] },
};
const NARROW: Layout = {
  className: "odo odo-s",
  width: 358,
  height: 170,
  limit: 150,
  beyond: [262],
  bought: 66,
  isCentered: false,
  texts: {
    bought: "buyShort",
    still: ["stillShort1", "stillShort2"],
  },
};

/** Where it stands large, wider spacing of its words needs the room. */
const SHORT: Layout = {
  ...NARROW,
  className: "odo",
  beyond: [226],
  isCentered: true,
  texts: { bought: "buy", still: WIDE.texts.still },
};

interface WarrantyScaleProps {
  readonly maxMiles: number;
  /** Beside words there is room for the short road alone. */
  readonly isShort?: boolean;
}

/** The road of miles is covered from the purchase on, past the limit, without an end. */
export function WarrantyScale({
  maxMiles,
  isShort = false,
}: WarrantyScaleProps) {
  if (isShort) return <Scale layout={SHORT} maxMiles={maxMiles} />;
  return (
    <div>
      <Scale layout={WIDE} maxMiles={maxMiles} />
      <Scale layout={NARROW} maxMiles={maxMiles} />
    </div>
  );
}

interface ScaleProps {
  readonly layout: Layout;
  readonly maxMiles: number;
}

function Scale({ layout, maxMiles }: ScaleProps) {
  const t = useTexts(warrantyScaleCopy);
  const { width, height, limit, beyond, bought, isCentered, texts } = layout;
  const end = width - 14;
  const boughtMiles = Math.round((maxMiles * bought) / limit / 500) * 500;
  return (
    <svg
      className={layout.className}
      viewBox={`0 0 ${width} ${height}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A drawing made here cannot be an <img>.
      role="img"
      aria-label={t("scale", { miles: maxMiles })}
    >
      <path className="odo-road" d={`M0 120H${end}`} />
      {[1, limit, ...beyond].map((x) => (
        <path key={x} className="odo-mark" d={`M${x} 113v14`} />
      ))}
      <text x="0" y="152">
        0
      </text>
      <text className="on" x={limit} y="152">
        {formatNumber(maxMiles)}
      </text>
      {beyond.map((x, at) => {
        const miles = formatNumber(maxMiles + (at + 1) * STEP_MILES);
        return (
          <text key={x} x={x} y="152">
            {at === beyond.length - 1 ? t("last", { miles }) : miles}
          </text>
        );
      })}
      <path className="odo-limit" d={`M${limit} 26V127`} />
      <path className="odo-cover" d={`M${bought} 120H${end}`} />
      <path className="odo-cover" d={`M${end - 12} 104l20 16-20 16`} />
      <circle className="odo-bought" cx={bought} cy="120" r="11" />
      <foreignObject
        x="0"
        y="31"
        width={isCentered ? 2 * bought : limit - 8}
        height="60"
      >
        <p className={isCentered ? "on odo-centered" : "on"}>
          {t(texts.bought, { miles: boughtMiles })}
        </p>
      </foreignObject>
      <foreignObject
        x={limit + 12}
        y="23"
        width={width - limit - 12}
        height="80"
      >
        <p>{texts.still.map((key) => t(key)).join(" ")}</p>
      </foreignObject>
    </svg>
  );
}
