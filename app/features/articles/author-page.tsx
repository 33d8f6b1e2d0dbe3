import { useTexts } from "#app/site/page/use-texts.ts";
import { Section } from "#app/site/sections/section.tsx";
import { StaffProfile } from "#app/site/sections/staff/staff-profile.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Article, ArticleBody } from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import { GuideCards } from "./guide-cards.tsx";
import type { AuthorPageData } from "./guides.server.ts";

export function AuthorPage({ page }: { readonly page: AuthorPageData }) {
  const t = useTexts(articlesCopy);
  const { title, role, person, guides, lang, way } = page;
  const breadcrumb = <Breadcrumb label={way.crumbsLabel} crumbs={way.crumbs} />;
  const guidesTitle = t("guidesBy", { title });
  const cards = <GuideCards guides={guides} heading="h3" isAuthorSaid />;
  const words = (
    <Article lang={lang} note="pageInEnglish">
      <ArticleBody html={page.html} />
    </Article>
  );
  return (
    <>
      {person === null ? (
        <div className="wrap article-page">
          {breadcrumb}
          <header className="article-head author-head">
            <h1 className="h1">{title}</h1>
            <p className="lead" lang={lang}>
              {role}
            </p>
          </header>
          {words}
        </div>
      ) : (
        <StaffProfile
          person={person}
          breadcrumb={breadcrumb}
          below={
            guides.length > 0 && (
              <section className="author-guides">
                <h2 className="h3">{guidesTitle}</h2>
                {cards}
              </section>
            )
          }
        >
          <div>
            {words}
            {person.member.address !== null && (
              <ArrowLink href={person.member.address}>
                {t("onTeam", { name: person.member.firstName })}
              </ArrowLink>
            )}
          </div>
        </StaffProfile>
      )}
      {person === null && guides.length > 0 && (
        <Section title={guidesTitle}>{cards}</Section>
      )}
    </>
  );
}
