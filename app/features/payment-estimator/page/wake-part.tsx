import { createRoot, hydrateRoot } from "react-dom/client";
import { SiteContext, type SiteView } from "#app/site/store/site-view.ts";
import { OwnPart } from "./own-part.tsx";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";

const awake = new WeakSet<Element>();

/** Takes over the server's elements where they are: what was typed and what has the focus stay. Once for each element. */
export function wakePart(
  part: HTMLElement | null,
  data: PanelData,
  site: SiteView,
): void {
  if (part === null || awake.has(part)) return;
  awake.add(part);
  const content = (
    <SiteContext value={site}>
      <OwnPart data={data} />
    </SiteContext>
  );
  if (part.childElementCount > 0) hydrateRoot(part, content);
  else createRoot(part).render(content);
}
