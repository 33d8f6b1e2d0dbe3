import {
  parseDrawingPath,
  SILHOUETTES_NAME,
} from "#app/domain/illustration/drawings-folder.ts";
import { drawSilhouetteSprite } from "#app/domain/illustration/silhouettes.ts";
import { parsePhotoName } from "#app/domain/vehicle-photo/photo-address.ts";
import type { PhotoAnswer, PhotoStore } from "#app/ports/inventory-ports.ts";
import {
  ILLUSTRATION_HEADERS,
  type IllustrationJpegs,
  type IllustrationResponses,
} from "#app/adapters/images/illustrations.server.ts";
import { chooseEncoding } from "#app/adapters/http/answers/compression.server.ts";
import type {
  Exchange,
  Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import {
  sendRedirect,
  sendSecured,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { NOTHING_POLICY } from "#app/adapters/http/answers/security-headers.server.ts";

interface ImageSources {
  readonly illustrations: IllustrationResponses;
  /** Link previews and mail read no SVG. */
  readonly jpegs: IllustrationJpegs;
  readonly photos: PhotoStore;
  /** The gate may hide a vehicle; its photos then count as unknown, too. */
  readonly isHidden: (exchange: Exchange, vin: string) => boolean;
  /** Some photos are for some visitors only, so no cache on the way may keep any. */
  readonly arePhotosPrivate: boolean;
  /** A drawing stands in for a photo that cannot be shown. */
  readonly findPendingAddress: (vin: string) => string | null;
}

/** A picture opened by itself may not run anything either. */
const PICTURE_POLICY = `${NOTHING_POLICY}; sandbox`;
const LASTING = "public, max-age=31536000, immutable";
/** Yesterday's pages ask for it after an update, and today's of a server that has not been updated yet. */
const CHANGING = "public, max-age=3600";
const PHOTO = /^\/img\/p\/([A-Z0-9]{17})\/([^/]{1,60})$/;

export function createImageStep(sources: ImageSources): Step {
  return (exchange) => {
    const { pathname } = exchange.url;
    if (!pathname.startsWith("/img/") || exchange.method === "POST")
      return false;
    const drawing = parseDrawingPath(pathname);
    if (drawing === null) return sendPhoto(exchange, pathname, sources);
    const { name, isLasting } = drawing;
    const caching = isLasting ? LASTING : CHANGING;
    return name === SILHOUETTES_NAME
      ? sendSvg(exchange, drawSilhouetteSprite(), null, caching)
      : sendIllustration(exchange, name, sources, caching);
  };
}

function sendIllustration(
  exchange: Exchange,
  name: string,
  { illustrations, jpegs }: ImageSources,
  caching: string,
): true | Promise<true> {
  if (name.endsWith(".jpg"))
    return jpegs
      .readIllustrationJpeg(name)
      .then((answer) => sendPicture(exchange, answer, caching));
  const svg = illustrations.illustrationSvg(name);
  if (svg === null) return sendUnknown(exchange);
  return sendSvg(
    exchange,
    svg,
    () => illustrations.illustrationBrotli(name),
    caching,
  );
}

function sendSvg(
  exchange: Exchange,
  svg: string,
  brotli: (() => Uint8Array | null) | null,
  caching: string,
): true {
  const accepted = exchange.incoming.headers["accept-encoding"];
  const isBrotli = brotli !== null && chooseEncoding(accepted, ["br"]) === "br";
  return sendSecured(exchange, {
    status: 200,
    headers: {
      ...ILLUSTRATION_HEADERS,
      "Cache-Control": caching,
      Vary: "Accept-Encoding",
      ...(isBrotli && { "Content-Encoding": "br" }),
    },
    body: (isBrotli && brotli()) || svg,
  });
}

async function sendPhoto(
  exchange: Exchange,
  pathname: string,
  { photos, isHidden, arePhotosPrivate, findPendingAddress }: ImageSources,
): Promise<true> {
  const [, vin = "", name = ""] = PHOTO.exec(pathname) ?? [];
  const request = parsePhotoName(vin, name);
  if (request === null || isHidden(exchange, vin)) return sendUnknown(exchange);
  const answer = await photos.readPhoto(request);
  const pending =
    answer.status === "unavailable" ? findPendingAddress(vin) : null;
  return pending === null
    ? sendPicture(
        exchange,
        answer,
        `${arePhotosPrivate ? "private" : "public"}, max-age=8640000, immutable`,
      )
    : // The photo may be there a second later.
      sendRedirect(exchange, 302, pending, "no-store");
}

function sendPicture(
  exchange: Exchange,
  answer: PhotoAnswer,
  caching: string,
): true {
  if (answer.status === "unavailable") return sendBusy(exchange);
  if (answer.status !== "ready") return sendUnknown(exchange);
  return sendSecured(exchange, {
    status: 200,
    headers: {
      "Content-Security-Policy": PICTURE_POLICY,
      "Content-Type": answer.contentType,
      "Cache-Control": caching,
    },
    body: answer.bytes,
  });
}

/** Too many pictures wait to be painted: link previews ask again, and must not remember a 404. */
export function sendBusy(exchange: Exchange): true {
  return sendText(exchange, 503, "This picture is not ready.", {
    "Retry-After": "10",
  });
}

export function sendUnknown(exchange: Exchange): true {
  return sendText(exchange, 404, "No such picture.");
}
