import { formatRobotsText } from "#app/features/sitemap/robots.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";

/** `/robots.txt`. */
export function loader({ context }: { readonly context: LoadContext }) {
  return new Response(formatRobotsText(context.get(portsContext)), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      Vary: "Accept-Encoding",
    },
  });
}
