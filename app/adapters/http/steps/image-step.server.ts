import { SILHOUETTES_PATH } from "#app/domain/illustration/silhouettes-path.ts";
import { drawSilhouetteSprite } from "#app/domain/illustration/silhouettes.ts";
import { parsePhotoName } from "#app/domain/vehicle-photo/photo-address.ts";
import type { PhotoAnswer, PhotoStore } from "#app/ports.ts";
import type { IllustrationJpegs } from "#app/adapters/images/illustration-jpeg.server.ts";
import {
  ILLUSTRATION_HEADERS,
  type IllustrationResponses,
} from "#app/adapters/images/illustration-response.server.ts";
import { chooseEncoding } from "#app/adapters/http/answers/compression.server.ts";
import {
  type Exchange,
  send,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import { NOTHING_POLICY } from "#app/adapters/http/answers/content-security-policy.server.ts";
import { sendText } from "#app/adapters/http/answers/plain-text.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";

interface ImageSources {
  readonly illustrations: IllustrationResponses;
  /** They are the same drawings for programs that read no SVG, such as link previews and mail. */
  readonly jpegs: IllustrationJpegs;
  readonly photos: PhotoStore;
  readonly hasTls: boolean;
  /** It tells whether the gate hides the vehicle from whoever asks; its photos then count as unknown too. */
  readonly isHidden: (exchange: Exchange, vin: string) => boolean;
  /** Some photos are for some visitors only, so no cache on the way may keep any. */
  readonly arePhotosPrivate: boolean;
  /** It gives the address of the drawing that stands in for a photo that cannot be shown. */
  readonly findPendingAddress: (vin: string) => string | null;
}

/** A picture opened by itself may not run anything either. */
const PICTURE_POLICY = `${NOTHING_POLICY}; sandbox`;
const ILLUSTRATIONS = "/img/v/";
const PHOTO = /^\/img\/p\/([A-Z0-9]{17})\/([^/]{1,60})$/;

/** This step sends drawings and photos of vehicles, and nothing else. */
export function createImageStep(sources: ImageSources): Step {
  return (exchange) => {
    const { pathname } = exchange.url;
    if (!pathname.startsWith("/img/") || exchange.method === "POST")
      return false;
    if (pathname === SILHOUETTES_PATH)
      return sendSvg(exchange, drawSilhouetteSprite(), null, sources.hasTls);
    if (pathname.startsWith(ILLUSTRATIONS))
      return sendIllustration(
        exchange,
        pathname.slice(ILLUSTRATIONS.length),
        sources,
      );
    return sendPhoto(exchange, pathname, sources);
  };
}

function sendIllustration(
  exchange: Exchange,
  name: string,
  { illustrations, jpegs, hasTls }: ImageSources,
): true | Promise<true> {
  if (name.endsWith(".jpg"))
    return jpegs
      .readIllustrationJpeg(name)
      .then((answer) => sendPicture(exchange, answer, hasTls));
  const svg = illustrations.illustrationSvg(name);
  if (svg === null) return sendUnknown(exchange, hasTls);
  return sendSvg(
    exchange,
    svg,
    () => illustrations.illustrationBrotli(name),
    hasTls,
  );
}

function sendSvg(
  exchange: Exchange,
  svg: string,
  brotli: (() => Uint8Array | null) | null,
  hasTls: boolean,
): true {
  const accepted = exchange.incoming.headers["accept-encoding"];
  const isBrotli = brotli !== null && chooseEncoding(accepted, ["br"]) === "br";
  return send(exchange, {
    status: 200,
    headers: {
      ...buildSecurityHeaders(hasTls),
      ...ILLUSTRATION_HEADERS,
      Vary: "Accept-Encoding",
      ...(isBrotli && { "Content-Encoding": "br" }),
    },
    body: (isBrotli && brotli()) || svg,
  });
}

async function sendPhoto(
  exchange: Exchange,
  pathname: string,
  {
    photos,
    hasTls,
    isHidden,
    arePhotosPrivate,
    findPendingAddress,
  }: ImageSources,
): Promise<true> {
  const [, vin = "", name = ""] = PHOTO.exec(pathname) ?? [];
  const request = parsePhotoName(vin, name);
  if (request === null || isHidden(exchange, vin))
    return sendUnknown(exchange, hasTls);
  const answer = await photos.readPhoto(request);
  const pending =
    answer.status === "unavailable" ? findPendingAddress(vin) : null;
  if (pending === null)
    return sendPicture(exchange, answer, hasTls, arePhotosPrivate);
  return send(exchange, {
    status: 302,
    headers: {
      ...buildSecurityHeaders(hasTls),
      Location: pending,
      // The photo may be there a second later.
      "Cache-Control": "no-store",
    },
    body: "",
  });
}

function sendPicture(
  exchange: Exchange,
  answer: PhotoAnswer,
  hasTls: boolean,
  isPrivate = false,
): true {
  if (answer.status === "unavailable") return sendBusy(exchange, hasTls);
  if (answer.status !== "ready") return sendUnknown(exchange, hasTls);
  return send(exchange, {
    status: 200,
    headers: {
      ...buildSecurityHeaders(hasTls, PICTURE_POLICY),
      "Content-Type": answer.contentType,
      "Cache-Control": `${isPrivate ? "private" : "public"}, max-age=8640000, immutable`,
    },
    body: answer.bytes,
  });
}

/** Too many pictures wait to be painted: link previews ask again, and must not remember a 404. */
function sendBusy(exchange: Exchange, hasTls: boolean): true {
  return sendText(exchange, 503, "This picture is not ready.", hasTls, {
    "Retry-After": "10",
  });
}

function sendUnknown(exchange: Exchange, hasTls: boolean): true {
  return sendText(exchange, 404, "No such picture.", hasTls);
}
