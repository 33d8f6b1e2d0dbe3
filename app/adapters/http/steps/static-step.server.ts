import { chooseEncoding } from "#app/adapters/http/answers/compression.server.ts";
import {
  sendSecured,
  sendText,
} from "#app/adapters/http/answers/plain-answers.server.ts";
import type { Step } from "#app/adapters/http/requests/exchange.server.ts";
import {
  ASSET_FOLDER,
  type StaticFile,
} from "#app/adapters/http/answers/static-files.server.ts";

export function createStaticStep(files: ReadonlyMap<string, StaticFile>): Step {
  return (exchange) => {
    const { pathname } = exchange.url;
    const file = files.get(pathname);
    if (exchange.method === "POST") return false;
    if (file === undefined)
      // The file is of an older build, or of a newer one that this node does not have yet, so no cache may remember
      // that it was missing here.
      return (
        pathname.startsWith(ASSET_FOLDER) &&
        sendText(exchange, 404, "Not found.")
      );
    const offered = (["br", "gzip"] as const).filter((it) => file.bytes[it]);
    const encoding = chooseEncoding(
      exchange.incoming.headers["accept-encoding"],
      offered,
    );
    const body = file.bytes[encoding] ?? file.bytes.identity;
    if (body === undefined) return false;
    return sendSecured(exchange, {
      status: 200,
      headers: {
        "Content-Type": file.contentType,
        "Cache-Control": file.cacheControl,
        Vary: "Accept-Encoding",
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      },
      body,
    });
  };
}
