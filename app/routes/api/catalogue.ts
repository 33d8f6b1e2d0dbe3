import { createHash } from "node:crypto";
import { answerCatalogue } from "#app/features/catalogue/catalogue.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { streamText } from "#app/site/page/stream-text.server.ts";

interface CatalogueArgs {
  readonly url: URL;
  readonly context: LoadContext;
  readonly params: {
    readonly storeGroup?: string;
    readonly storeId?: string;
    readonly "*"?: string;
  };
}

/** Spec §7: `/store-group/{storeGroup}/website/…` and `/stores/{storeId}/website/…`. */
export async function loader({ url, context, params }: CatalogueArgs) {
  const ports = context.get(portsContext);
  const { profile } = ports;
  const isKnown =
    params.storeId === undefined
      ? params.storeGroup === profile.storeGroup.id
      : profile.stores.some(({ id }) => id === params.storeId);
  if (!isKnown) return answerJson(404, { message: "No such store." });
  const answer = await answerCatalogue(ports, context.get(requestContext), {
    storeId: params.storeId ?? null,
    resource: params["*"] ?? "",
    query: url.searchParams,
  });
  if (answer.status === 404) return answerJson(404, { message: "Not found." });
  if (answer.status === 400)
    return answerJson(400, {
      message: "The call has faults.",
      faults: answer.faults,
    });
  if ("list" in answer) {
    const { pieces, tag } = answer.list;
    return new Response(streamText(pieces), {
      headers: buildHeaders(200, tag),
    });
  }
  return answerJson(200, answer.body);
}

function answerJson(status: number, body: unknown): Response {
  const text = JSON.stringify(body);
  const tag = createHash("sha1").update(text).digest("base64url");
  return new Response(text, { status, headers: buildHeaders(status, tag) });
}

function buildHeaders(status: number, tag: string): Record<string, string> {
  return {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": status === 200 ? "private, no-cache" : "no-store",
    ...(status === 200 && { ETag: `W/"${tag}"` }),
  };
}
