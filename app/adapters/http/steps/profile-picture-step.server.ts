import type { ProfilePictures } from "#app/adapters/config/profile-pictures.server.ts";
import {
  sendSecured,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import { ASSET_CACHE_CONTROL } from "#app/adapters/http/answers/static-files.server.ts";
import type { Step } from "#app/adapters/http/requests/exchange.server.ts";
import { makeProfileRendition } from "#app/adapters/images/profile-renditions.server.ts";
import { PROFILE_PICTURES_PATH } from "#app/domain/store-profile/content/pictures.ts";
import type { Log } from "#app/ports.ts";

/** Drawings are documents of their own where somebody opens them: nothing in them runs or loads. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The pictures of the profile, each drawn once in its size. Their addresses hold a hash of what they show. */
export function createProfilePictureStep(
  pictures: ProfilePictures,
  log: Log,
): Step {
  const drawn = new Map<string, Promise<Buffer>>();
  return async (exchange) => {
    const { pathname } = exchange.url;
    if (exchange.method === "POST") return false;
    if (!pathname.startsWith(PROFILE_PICTURES_PATH)) return false;
    const picture = pictures.get(pathname);
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
