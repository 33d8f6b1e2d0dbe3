import { parseSitemapName } from "#app/domain/search-engines/sitemap-address.ts";
import {
  answerSitemapFile,
  answerSitemapIndex,
} from "#app/features/sitemap/sitemap-answers.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";

interface SitemapArgs {
  readonly url: URL;
  readonly context: LoadContext;
  readonly params: { readonly file?: string };
}

/** `/sitemap.xml` and its files, such as `/sitemaps/vehicles-1.xml`, and the same with `.gz`. */
export function loader({ url, context, params }: SitemapArgs): Response {
  const ports = context.get(portsContext);
  if (params.file === undefined)
    return answerSitemapIndex(ports, url.pathname.endsWith(".gz"));
  const name = parseSitemapName(params.file);
  return (
    (name && answerSitemapFile(ports, name)) ??
    new Response("There is no such sitemap.\n", {
      status: 404,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
      },
    })
  );
}
