import { useLoaderData } from "react-router";
import { LegalPage } from "#app/features/articles/legal-page.tsx";
import { LEGAL_PAGES, legalPage } from "#app/features/articles/legal.server.ts";
import { LEGAL_DOCUMENTS } from "#app/domain/store-profile/content/document.ts";
import { type LoadContext, portsContext, requestContext } from "#app/ports.ts";
import { pageNotFound, requirePageOn } from "#app/site/shell/page-not-found.ts";

interface LegalArgs {
  readonly url: URL;
  readonly context: LoadContext;
}

/** One module for the addresses of every legal document. */
export function loader({ url, context }: LegalArgs) {
  const name = url.pathname.split("/").at(-1);
  const document = LEGAL_DOCUMENTS.find((it) => it === name);
  const { profile } = context.get(portsContext);
  if (document === undefined) throw pageNotFound(url);
  requirePageOn(profile, LEGAL_PAGES[document], url);
  const { language } = context.get(requestContext);
  const page = legalPage(profile, document, language);
  if (page === null) throw pageNotFound(url);
  return page;
}

export default function LegalDocument() {
  return <LegalPage page={useLoaderData<typeof loader>()} />;
}
