import { answerSitemapIndex } from "#app/features/sitemap/sitemap-answers.server.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";

interface IndexArgs {
  readonly url: URL;
  readonly context: LoadContext;
}

/** `/sitemap.xml`, and `/sitemap.xml.gz`. */
export function loader({ url, context }: IndexArgs): Response {
  return answerSitemapIndex(
    context.get(portsContext),
    url.pathname.endsWith(".gz"),
  );
}
