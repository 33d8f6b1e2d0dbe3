import { FramePage } from "#app/features/auto-financing/frame-page.tsx";
import { framePage } from "#app/features/auto-financing/financing.server.ts";
import { LenderFrame } from "#app/features/lender-frame/lender-frame.tsx";
import { buildLenderFrameView } from "#app/features/lender-frame/lender-frame.server.ts";
import type { LoadContext } from "#app/ports.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { sectionsHead } from "#app/site/sections/section-things.server.ts";

export { documentPage as clientLoader } from "#app/features/lender-frame/document-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";

interface LenderPageArgs {
  readonly url: URL;
  /** The path of the route table, however the address is written. */
  readonly pattern: string;
  readonly context: LoadContext;
}

/** One module for the full application and the free credit score, which have no form of ours. */
export async function loader({ context, url, pattern }: LenderPageArgs) {
  const key = pattern.includes("free-credit-score")
    ? "freeCreditScore"
    : "fullCreditApplication";
  const { ports, facts } = requirePageOn({ context, url }, key);
  const page = {
    around: framePage(ports, facts, { page: key }),
    lender: await buildLenderFrameView(ports, facts, key, url.searchParams),
  };
  return withHead({ context, url }, page, ({ around }, site) =>
    sectionsHead(around, site),
  );
}

export default function LenderPage() {
  const { around, lender } = usePageData<typeof loader>();
  return (
    <FramePage
      page={around}
      frame={<LenderFrame view={lender} />}
      isExample={lender.frame?.isStandIn === true}
    />
  );
}
