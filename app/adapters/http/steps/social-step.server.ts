import {
  isBelowSocialPictures,
  parseSocialPictureAddress,
  type SocialPicture,
} from "#app/domain/social-picture/social-picture.ts";
import type { SocialPictures } from "#app/adapters/images/social-pictures.server.ts";
import type {
  Exchange,
  Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import {
  sendSecured,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { sendBusy, sendUnknown } from "./image-step.server.ts";

export interface SocialSources {
  readonly pictures: SocialPictures;
  /** Null asks for the site's picture, and answers that there is none: 404. */
  readonly find: (vin: string | null) => NamedSocialPicture | null;
}

interface NamedSocialPicture {
  readonly address: string;
  readonly picture: SocialPicture;
}

const LONG = "public, max-age=31536000, immutable";
/** The photo may be there in a moment. */
const SHORT = "public, max-age=60";

/** Cookies do not change the pictures of shared links. */
export function createSocialStep(sources: SocialSources): Step {
  return (exchange) => {
    const { pathname } = exchange.url;
    if (!isBelowSocialPictures(pathname) || exchange.method === "POST")
      return false;
    const asked = parseSocialPictureAddress(pathname);
    const found = asked === null ? null : sources.find(asked.vin);
    if (found === null) return sendUnknown(exchange);
    // A price or a name has changed since the link was shared.
    if (found.address !== pathname)
      return sendText(exchange, 302, "The picture has changed.", {
        Location: found.address,
      });
    return sendPicture(exchange, found, sources.pictures);
  };
}

async function sendPicture(
  exchange: Exchange,
  { address, picture }: NamedSocialPicture,
  pictures: SocialPictures,
): Promise<true> {
  const answer = await pictures.read(address, picture);
  if (answer.status === "unavailable") return sendBusy(exchange);
  const { bytes, contentType, isProvisional } = answer;
  return sendSecured(exchange, {
    status: 200,
    headers: {
      "Content-Type": contentType,
      "Cache-Control": isProvisional ? SHORT : LONG,
      // The address names the content, so the tag is part of it.
      ...(!isProvisional && { ETag: `"${address.slice(-16, -4)}"` }),
    },
    body: bytes,
  });
}
