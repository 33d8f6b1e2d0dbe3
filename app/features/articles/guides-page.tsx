import { CallToAction } from "#app/site/sections/section.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { articlesCopy } from "./copy.ts";
import { GuideCards } from "./guide-cards.tsx";
import type { GuidesPageData } from "./guides.server.ts";

export function GuidesPage({ page }: { readonly page: GuidesPageData }) {
  const t = useTexts(articlesCopy);
  const { hero, guides, askLinks } = page;
  return (
    <>
      <PageHero hero={hero} />
      <div className="section guides-list">
        <div className="wrap">
          {guides.length === 0 ? (
            <p className="lead">{t("noGuides")}</p>
          ) : (
            <GuideCards guides={guides} heading="h2" hasLead />
          )}
        </div>
      </div>
      <CallToAction
        title={t("askTitle")}
        text={t("askText")}
        links={askLinks}
      />
    </>
  );
}
