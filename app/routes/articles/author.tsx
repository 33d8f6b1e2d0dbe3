import { AuthorPage } from "#app/features/articles/author-page.tsx";
import {
  authorHead,
  authorPage,
} from "#app/features/articles/guides.server.ts";
import { requirePage, requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/author.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, "authors");
  const page = requirePage(authorPage(ports, facts, params), url);
  return withHead({ context, url }, page, authorHead);
}

export default function Author() {
  return <AuthorPage page={usePageData<typeof loader>()} />;
}
