import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import { findSticker } from "#app/site/vehicles/gated/find-sticker.server.ts";

interface StickerArgs {
  readonly context: LoadContext;
  readonly params: { readonly vin?: string };
}

/** The lines of one vehicle's price, which a list gets when somebody asks for them. */
export async function loader({ context, params }: StickerArgs) {
  const sticker = await findSticker(
    context.get(portsContext),
    context.get(requestContext),
    params.vin ?? "",
  );
  return Response.json(sticker, {
    status: sticker === null ? 404 : 200,
    headers: {
      // Private: what a visitor may see depends on them.
      "Cache-Control": "private, no-cache",
      "X-Robots-Tag": "noindex",
    },
  });
}
