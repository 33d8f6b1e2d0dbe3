import { HomePage } from "#app/features/home/page/home-page.tsx";
import { homeHead, homePage } from "#app/features/home/page/home.server.ts";
import { ViewedPart } from "#app/features/recently-viewed/viewed-part.tsx";
import { viewedRow } from "#app/features/recently-viewed/viewed-row.server.ts";
import { readSearchInWords } from "#app/features/search-words/read-search.server.ts";
import { addWords } from "#app/features/search-words/request-words.server.ts";
import { portsContext } from "#app/ports.ts";
import { requestContext } from "#app/request-facts.ts";
import type { Route } from "./+types/home.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const facts = context.get(requestContext);
  const ports = context.get(portsContext);
  const readSentence = (words: string) => {
    const read = readSearchInWords(ports, facts, words);
    return read && { ...read, address: addWords(read.address, words) };
  };
  const page = {
    ...homePage(ports, facts, { readSentence }),
    viewed: await viewedRow(ports, facts),
  };
  return withHead({ context, url }, page, homeHead);
}

export default function Home() {
  const page = usePageData<typeof loader>();
  return (
    <HomePage page={page}>
      <ViewedPart row={page.viewed} />
    </HomePage>
  );
}
