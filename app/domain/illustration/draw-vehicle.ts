import { getBody, type Shape } from "#app/domain/illustration/bodies/bodies.ts";
import { measure } from "#app/domain/illustration/bodies/measures.ts";
import { chooseLook } from "#app/domain/illustration/parts/look.ts";
import type { Scene } from "#app/domain/illustration/parts/scene.ts";
import { compactSvg, escapeXml } from "#app/domain/illustration/pen/marks.ts";
import { getPaintTones } from "#app/domain/illustration/pen/paint-tones.ts";
import type { BodyStyle, ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import {
  CROP_SIZES,
  drawForecourt,
  drawPhotoPendingCaption,
  getViewBox,
} from "./crops.ts";
import type { IllustrationPicture } from "./illustration-address.ts";
import { PAINTS } from "./paints.ts";
import { FRAME, type ViewName, VIEWS } from "./views.ts";

interface DrawingOptions {
  readonly bodystyle: BodyStyle;
  readonly shape?: Shape | undefined;
  /** The paint is written as `#rrggbb`. */
  readonly paint: string;
  /** The variant is any integer and picks wheels, lamps, trim and shape. */
  readonly variant: number;
  /** The seats of an unknown color are graphite. */
  readonly interior?: ColorFamily | undefined;
  readonly view: ViewName;
  /** Ids begin with it (letters, digits and hyphens), so it must differ between drawings on one page. */
  readonly id?: string;
  /** It stands behind the vehicle, whose shadow falls on it. */
  readonly backdrop?: string;
  /** The title becomes `aria-label`; without it the drawing is hidden from assistive technology. */
  readonly title?: string;
  /** The whole drawing has 1600 × 900 pixels. */
  readonly viewBox?: string;
  /** Programs that ignore the viewBox go by this, in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
  /** It stands before the vehicle. */
  readonly caption?: string;
}

/** The same options give the same bytes, without style attributes, which a strict CSP forbids. */
export function drawVehicle(options: DrawingOptions): string {
  const { id = "v", backdrop = "", caption = "", title = "", view } = options;
  const viewBox = options.viewBox ?? `0 0 ${FRAME.width} ${FRAME.height}`;
  const look = chooseLook(options.bodystyle, options.variant, options);
  const scene: Scene = {
    id,
    ref: (name) => `url(#${id}${name})`,
    look,
    body: look.body,
    tones: getPaintTones(options.paint),
    ...measure(look.body),
  };
  const { defs, art } = VIEWS[view](scene);
  const size = options.size
    ? `width="${options.size.width}" height="${options.size.height}" `
    : "";
  const naming = title
    ? `role="img" aria-label="${escapeXml(title)}"`
    : 'aria-hidden="true"';
  return compactSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size}${naming}>
<defs>${defs}</defs>${backdrop}${art}${caption}</svg>`);
}

/** The vehicle of a picture, whatever is around it. */
export function getDrawnVehicle({
  bodystyle,
  shape,
  paintKey,
  variant,
  interior,
  view,
}: IllustrationPicture) {
  const paint = PAINTS[paintKey].hex;
  return { bodystyle, shape, paint, variant, interior, view };
}

export function drawIllustration(picture: IllustrationPicture): string {
  const { bodystyle, shape, view, crop } = picture;
  const isPhotoPending = crop === "photo-pending";
  return drawVehicle({
    ...getDrawnVehicle(picture),
    viewBox: getViewBox(crop, getBody(bodystyle, shape), view),
    size: CROP_SIZES[crop],
    ...(isPhotoPending && {
      backdrop: drawForecourt(),
      caption: drawPhotoPendingCaption(view),
    }),
  });
}
