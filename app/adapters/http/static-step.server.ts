import { chooseEncoding } from "./compression.server.ts";
import { send, type Step } from "./exchange.server.ts";
import { securityHeaders } from "./security-headers.server.ts";
import type { StaticFile } from "./static-files.server.ts";

/** Files of the client build. */
export function staticStep(
  files: ReadonlyMap<string, StaticFile>,
  hasTls: boolean,
): Step {
  return (exchange) => {
    const file = files.get(exchange.url.pathname);
    if (file === undefined || exchange.method === "POST") return false;
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
        ...securityHeaders(hasTls),
        "Content-Type": file.contentType,
        "Cache-Control": file.cacheControl,
        Vary: "Accept-Encoding",
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      },
      body,
    });
  };
}
