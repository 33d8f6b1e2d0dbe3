import { robotsText } from "#app/features/sitemap/robots.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";

/** `/robots.txt`. */
export function loader({ context }: { readonly context: LoadContext }) {
  return new Response(robotsText(context.get(portsContext)), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
      Vary: "Accept-Encoding",
    },
  });
}
