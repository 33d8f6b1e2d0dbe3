import { FramePage } from "#app/features/auto-financing/frame-page.tsx";
import {
  framePage,
  framePageHead,
} from "#app/features/auto-financing/frame-page.server.ts";
import { LenderFrame } from "#app/features/lender-frame/lender-frame.tsx";
import { buildLenderFrameView } from "#app/features/lender-frame/lender-frame.server.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/free-credit-score.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";

export { documentPage as clientLoader } from "#app/features/lender-frame/document-page.ts";
export { pageMeta as meta } from "#app/site/head/page-meta.ts";
export { buildPrivateHeaders as headers } from "#app/site/page/private-page.ts";

const PAGE = "freeCreditScore";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn({ context, url }, PAGE);
  const around = framePage(ports, facts, PAGE);
  const page = {
    around,
    lender: await buildLenderFrameView(ports, facts, PAGE, url.searchParams),
  };
  return withHead({ context, url }, page, framePageHead);
}

export default function FreeCreditScore() {
  const { around, lender } = usePageData<typeof loader>();
  return <FramePage page={around} frame={<LenderFrame view={lender} />} />;
}
