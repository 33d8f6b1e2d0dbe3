import { addClickIdentifiers } from "#app/domain/address/canonical-address.ts";
import { splitLanguage } from "#app/domain/address/printed-address.ts";
import {
  formatSearchAddress,
  type ParsedSearchAddress,
} from "#app/domain/search-address/search-address.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import { keepWords, READ_KEY } from "#app/domain/search-address/kept-words.ts";
import { findSearchByPath } from "#app/site/vehicles/gated/profile-link.server.ts";
import { readSearchInWords, type WordsView } from "./read-search.server.ts";
import {
  listPhrases,
  readTyped,
  sayPhrases,
} from "./request-phrases.server.ts";
import type { WordsPorts } from "./vocabulary.server.ts";

/** Fields of search forms have this name. */
export const WORDS_KEY = "words";

export interface NearWords {
  readonly label: string;
  readonly address: string;
}

interface RequestWords {
  /** Null means that the request is there already. */
  readonly location: string | null;
  readonly view: WordsView & {
    /** What comes near to what could not be used: each address has it in its place. */
    readonly nears: readonly NearWords[];
  };
  /** Another address of the same list, with the sentence. */
  readonly addTo: (address: string) => string;
}

/**
 * A form sends the sentence beside the filters in use; the answer is the address of all of them, which keeps the
 * sentence so that the list can say how it was read. Forms about one filter send the one that was read before. Null
 * means that there is none.
 */
export function readRequestWords(
  ports: WordsPorts,
  facts: Pick<RequestFacts, "gate" | "language" | "visitor">,
  {
    url: { searchParams },
    parsed,
  }: {
    readonly url: Pick<URL, "searchParams">;
    readonly parsed: ParsedSearchAddress;
  },
): RequestWords | null {
  const text = searchParams.get(WORDS_KEY) ?? searchParams.get(READ_KEY);
  if (text === null || parsed.kind === "not-found") return null;
  const current =
    parsed.kind === "search"
      ? parsed.search
      : findSearchByPath(splitLanguage(parsed.location).address, ports.profile);
  if (current === null) return null;
  const isRead = !searchParams.has(WORDS_KEY);
  const read = (words: string) =>
    readSearchInWords(ports, facts, words, current, isRead);
  const meant = isRead ? read(text) : readTyped(ports, facts, text, read);
  if (meant === null) return null;
  const { language } = facts;
  const { text: sentence } = meant.view;
  const isThere =
    parsed.kind === "search" &&
    (isRead ||
      formatSearchAddress({ ...current, page: 1 }, { language }) ===
        meant.address);
  const location = isRead
    ? addClickIdentifiers(keepWords(current, sentence, language), searchParams)
    : addWords(meant.address, sentence, searchParams);
  const said = isThere
    ? sayPhrases(
        meant,
        listPhrases(meant, ports, facts, (words) =>
          readSearchInWords(ports, facts, words, current),
        ),
      )
    : null;
  return {
    location: isThere ? null : location,
    view: {
      ...meant.view,
      // Where it only leads on, nobody sees it.
      ...(said && { unused: said.unused }),
      nears: (said?.nears ?? []).map(({ label, reading }) => ({
        label,
        address: addWords(reading.address, reading.view.text),
      })),
    },
    addTo: (address) => addSentence(address, sentence, searchParams, isRead),
  };
}

/** The advertisers' marks of the request come along. */
export function addWords(
  address: string,
  words: string,
  query: URLSearchParams = new URLSearchParams(),
): string {
  return addSentence(address, words, query, false);
}

function addSentence(
  address: string,
  words: string,
  query: URLSearchParams,
  isRead: boolean,
): string {
  const added = new URLSearchParams([[isRead ? READ_KEY : WORDS_KEY, words]]);
  return addClickIdentifiers(
    `${address}${address.includes("?") ? "&" : "?"}${added}`,
    query,
  );
}
