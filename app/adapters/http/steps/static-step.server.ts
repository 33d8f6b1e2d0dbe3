import { chooseEncoding } from "#app/adapters/http/answers/compression.server.ts";
import {
  type Exchange,
  send,
  type Step,
} from "#app/adapters/http/requests/exchange.server.ts";
import { buildSecurityHeaders } from "#app/adapters/http/answers/security-headers.server.ts";
import {
  ASSET_FOLDER,
  type StaticFile,
} from "#app/adapters/http/answers/static-files.server.ts";

/** This step sends files of the client build. */
export function createStaticStep(
  files: ReadonlyMap<string, StaticFile>,
  hasTls: boolean,
): Step {
  return (exchange) => {
    const { pathname } = exchange.url;
    const file = files.get(pathname);
    if (exchange.method === "POST") return false;
    if (file === undefined)
      return pathname.startsWith(ASSET_FOLDER) && sendNoFile(exchange, hasTls);
    const offered = (["br", "gzip"] as const).filter((it) => file.bytes[it]);
    const encoding = chooseEncoding(
      exchange.incoming.headers["accept-encoding"],
      offered,
    );
    const body = file.bytes[encoding] ?? file.bytes.identity;
    if (body === undefined) return false;
    return send(exchange, {
      status: 200,
      headers: {
        ...buildSecurityHeaders(hasTls),
        "Content-Type": file.contentType,
        "Cache-Control": file.cacheControl,
        Vary: "Accept-Encoding",
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      },
      body,
    });
  };
}

/**
 * The file is of an older build, or of a newer one that this node does not have yet, so no cache may remember that it
 * was missing here.
 */
function sendNoFile(exchange: Exchange, hasTls: boolean): true {
  return send(exchange, {
    status: 404,
    headers: {
      ...buildSecurityHeaders(hasTls),
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
    },
    body: "Not found.\n",
  });
}
