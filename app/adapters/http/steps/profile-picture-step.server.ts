import type { ProfilePicture } from "#app/adapters/config/profile-pictures.server.ts";
import {
  sendSecured,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { ASSET_CACHE_CONTROL } from "#app/adapters/http/answers/static-files.server.ts";
import type { Step } from "#app/adapters/http/requests/exchange.server.ts";
import { BoundedMap } from "#app/adapters/images/bounded-map.server.ts";
import { makeProfileRendition } from "#app/adapters/images/profile-renditions.server.ts";
import { PROFILE_PICTURES_PATH } from "#app/domain/store-profile/content/pictures.ts";
import type { Log } from "#app/ports.ts";

/** Drawings are documents of their own where somebody opens them: nothing in them runs or loads. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pictures that were replaced leave first. */
const MOST_DRAWN = 500;

/** The pictures of the profile, each drawn once in its size. Their addresses hold a hash of what they show. */
export function createProfilePictureStep(
  findPicture: (address: string) => ProfilePicture | undefined,
  log: Log,
): Step {
  const drawn = new BoundedMap<string, Promise<Buffer>>(MOST_DRAWN);
  return async (exchange) => {
    const { pathname } = exchange.url;
    if (exchange.method === "POST") return false;
    if (!pathname.startsWith(PROFILE_PICTURES_PATH)) return false;
    const picture = findPicture(pathname);
    // The picture is of an older profile, or of a newer one that this node does not have yet.
    if (picture === undefined) return sendText(exchange, 404, "Not found.");
    const made =
      drawn.get(pathname) ??
      (picture.isDrawing
        ? Promise.resolve(picture.bytes)
        : makeProfileRendition(picture.bytes, picture.size));
    drawn.set(pathname, made);
    try {
      const body = await made;
      return sendSecured(exchange, {
        status: 200,
        headers: {
          "Content-Type": getContentType(pathname),
          "Cache-Control": ASSET_CACHE_CONTROL,
          ...(picture.isDrawing && {
            "Content-Security-Policy": DRAWING_POLICY,
          }),
        },
        body,
      });
    } catch (error) {
      log.error("profile-picture.damaged", {
        address: pathname,
        message: String(error),
      });
      return sendText(exchange, 404, "Not found.");
    }
  };
}

function getContentType(pathname: string): string {
  if (pathname.endsWith(".svg")) return "image/svg+xml";
  return pathname.endsWith(".jpg") ? "image/jpeg" : "image/webp";
}
