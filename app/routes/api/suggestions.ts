import { readLive } from "#app/features/search-words/live-reading.server.ts";
import { suggest } from "#app/features/search-words/suggest.server.ts";
import { LANGUAGES } from "#app/domain/store-profile/fields/languages.ts";
import { type LoadContext, portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";

interface SuggestionsArgs {
  readonly url: URL;
  readonly context: LoadContext;
}

/**
 * What the search field may go on with, and how the sentence reads so far: `{ suggestions: [{ label, detail, address }],
 * reading }`.
 */
export function loader({ url, context }: SuggestionsArgs) {
  const ports = context.get(portsContext);
  const facts = context.get(requestContext);
  const asked = url.searchParams.get("language");
  const language =
    LANGUAGES.find(
      (it) => it === asked && ports.profile.site.languages.includes(it),
    ) ?? facts.language;
  const asker = { ...facts, language };
  const query = url.searchParams;
  const suggestions = suggest(ports, asker, { query });
  const likely = suggestions[0]?.address ?? null;
  return Response.json(
    { suggestions, reading: readLive(ports, asker, { query, likely }) },
    {
      headers: {
        // Private: what a visitor may see depends on them.
        "Cache-Control": "private, max-age=60",
        "X-Robots-Tag": "noindex",
      },
    },
  );
}
