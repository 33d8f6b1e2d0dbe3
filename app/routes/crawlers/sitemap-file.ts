import { parseSitemapName } from "#app/domain/search-engines/sitemap-address.ts";
import { answerSitemapFile } from "#app/features/sitemap/sitemap-answers.server.ts";
import { portsContext } from "#app/ports.ts";
import type { Route } from "./+types/sitemap-file.ts";

/** `/sitemaps/vehicles-1.xml`, and the same with `.gz`. */
export function loader({ context, params }: Route.LoaderArgs): Response {
  const name = parseSitemapName(params.file);
  const answer =
    name === null ? null : answerSitemapFile(context.get(portsContext), name);
  return (
    answer ??
    new Response("There is no such sitemap.\n", {
      status: 404,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
      },
    })
  );
}
