import { LegalPage } from "#app/features/articles/legal-page.tsx";
import {
  legalHead,
  LEGAL_PAGES,
  legalPage,
} from "#app/features/articles/legal.server.ts";
import { LEGAL_DOCUMENTS } from "#app/domain/store-profile/content/document.ts";
import type { LoadContext } from "#app/ports.ts";
import {
  buildNotFoundError,
  requirePage,
  requirePageOn,
} from "#app/site/page/page-not-found.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

interface LegalArgs {
  readonly url: URL;
  readonly context: LoadContext;
}

/** One module for the addresses of every legal document. */
export async function loader({ url, context }: LegalArgs) {
  const name = url.pathname.split("/").at(-1);
  const document = LEGAL_DOCUMENTS.find((it) => it === name);
  if (document === undefined) throw buildNotFoundError(url);
  const { ports, facts } = requirePageOn(
    { context, url },
    LEGAL_PAGES[document],
  );
  const page = requirePage(legalPage(ports, facts, { document }), url);
  return withHead({ context, url }, page, legalHead);
}

export default function LegalDocument() {
  return <LegalPage page={usePageData<typeof loader>()} />;
}
