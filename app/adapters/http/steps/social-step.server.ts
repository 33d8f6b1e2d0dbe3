import {
  isBelowSocialPictures,
  parseSocialPictureAddress,
  type SocialPicture,
} from "#app/domain/social-picture/social-picture.ts";
import type { SocialPictures } from "#app/adapters/images/social-pictures.server.ts";
import {
  type Exchange,
  send,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import { sendText } from "#app/adapters/http/answers/plain-text.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";

export interface SocialSources {
  readonly pictures: SocialPictures;
  /**
   * It tells what the picture of a vehicle, or with null of the site, shows now; null means that there is no picture
   * and the answer is 404.
   */
  readonly find: (vin: string | null) => NamedSocialPicture | null;
}

interface NamedSocialPicture {
  readonly address: string;
  readonly picture: SocialPicture;
}

const LONG = "public, max-age=31536000, immutable";
/** The photo may be there in a moment. */
const SHORT = "public, max-age=60";

/** These are the pictures for shared links; cookies do not change them. */
export function createSocialStep(
  sources: SocialSources,
  hasTls: boolean,
): Step {
  return (exchange) => {
    const { pathname } = exchange.url;
    if (!isBelowSocialPictures(pathname) || exchange.method === "POST")
      return false;
    const asked = parseSocialPictureAddress(pathname);
    const found = asked === null ? null : sources.find(asked.vin);
    if (found === null)
      return sendText(exchange, 404, "No such picture.", hasTls);
    if (found.address !== pathname)
      return sendMoved(exchange, found.address, hasTls);
    return sendPicture(exchange, found, sources.pictures, hasTls);
  };
}

async function sendPicture(
  exchange: Exchange,
  { address, picture }: NamedSocialPicture,
  pictures: SocialPictures,
  hasTls: boolean,
): Promise<true> {
  const answer = await pictures.read(address, picture);
  if (answer.status === "unavailable")
    return sendText(exchange, 503, "This picture is not ready.", hasTls, {
      "Retry-After": "10",
    });
  const { bytes, contentType, isProvisional } = answer;
  return send(exchange, {
    status: 200,
    headers: {
      ...buildSecurityHeaders(hasTls),
      "Content-Type": contentType,
      "Cache-Control": isProvisional ? SHORT : LONG,
      // The address names the content, so the tag is part of it.
      ...(!isProvisional && { ETag: `"${address.slice(-16, -4)}"` }),
    },
    body: bytes,
  });
}

/** A price or a name has changed since the link was shared. */
function sendMoved(exchange: Exchange, to: string, hasTls: boolean): true {
  return sendText(exchange, 302, "The picture has changed.", hasTls, {
    Location: to,
  });
}
