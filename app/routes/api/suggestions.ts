import { suggest } from "#app/features/search-words/suggest.server.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { type LoadContext, portsContext, requestContext } from "#app/ports.ts";

interface SuggestionsArgs {
  readonly url: URL;
  readonly context: LoadContext;
}

/** What the search field may go on with: `{ suggestions: [{ label, detail, address }] }`. */
export function loader({ url, context }: SuggestionsArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const asked = url.searchParams.get("language");
  const language =
    LANGUAGES.find(
      (it) => it === asked && ports.profile.site.languages.includes(it),
    ) ?? facts.language;
  const suggestions = suggest(
    ports,
    { ...facts, language },
    { query: url.searchParams },
  );
  return Response.json(
    { suggestions },
    {
      headers: {
        // Private: what a visitor may see depends on them.
        "Cache-Control": "private, max-age=60",
        "X-Robots-Tag": "noindex",
      },
    },
  );
}
