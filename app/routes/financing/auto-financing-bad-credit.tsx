import { BadCreditPage } from "#app/features/auto-financing/bad-credit-page.tsx";
import { badCreditPage } from "#app/features/auto-financing/financing.server.ts";
import { requirePageOn } from "#app/site/page/page-not-found.ts";
import type { Route } from "./+types/auto-financing-bad-credit.ts";
import { usePageData } from "#app/site/page/page-data.ts";
import { withHead } from "#app/site/head/page-head.server.ts";
import { sectionsHead } from "#app/site/sections/section-things.server.ts";

export { pageMeta as meta } from "#app/site/head/page-meta.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ports, facts } = requirePageOn(
    { context, url },
    "badCreditFinancing",
  );
  const page = badCreditPage(ports, facts);
  return withHead({ context, url }, page, sectionsHead);
}

export default function BadCredit() {
  return <BadCreditPage page={usePageData<typeof loader>()} />;
}
