import { useTexts } from "#app/site/page/use-texts.ts";
import { StaffHead } from "#app/site/sections/staff/staff-head.tsx";
import { staffCopy } from "#app/site/sections/copy.ts";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Breadcrumb, crumbsTo } from "#app/ui/breadcrumb.tsx";
import { Article, ArticleBody } from "./article.tsx";
import { articlesCopy } from "./copy.ts";
import { GuideCards } from "./guide-cards.tsx";
import type { AuthorPageData } from "./guides.server.ts";

export function AuthorPage({ page }: { readonly page: AuthorPageData }) {
  const t = useTexts(articlesCopy);
  const { title, role, person, guides, lang } = page;
  const list = { label: t("guidesTitle"), href: page.listAddress };
  return (
    <div className="wrap article-page">
      <Breadcrumb label={t("breadcrumb")} crumbs={crumbsTo(title, list)} />
      <div className="author">
        {person === null ? (
          <header className="article-head">
            <h1 className="h1">{title}</h1>
            <p className="lead" lang={lang}>
              {role}
            </p>
          </header>
        ) : (
          <StaffHead member={person.member}>
            <Reach person={person} />
          </StaffHead>
        )}
        <div>
          <Article lang={lang} note="pageInEnglish">
            <ArticleBody html={page.html} />
          </Article>
        </div>
      </div>
      {guides.length > 0 && (
        <section className="article-more">
          <h2 className="h2">{t("guidesBy", { title })}</h2>
          <GuideCards guides={guides} heading="h3" isAuthorSaid />
        </section>
      )}
    </div>
  );
}

function Reach({
  person: { member, messageAddress },
}: {
  readonly person: NonNullable<AuthorPageData["person"]>;
}) {
  const t = useTexts(staffCopy);
  return (
    <div className="btn-row">
      <LinkButton href={getTelephoneAddress(member.phone)} look="main">
        <Icon name="phone" />
        {member.phoneText}
      </LinkButton>
      {messageAddress !== null && (
        <LinkButton href={messageAddress}>{t("message")}</LinkButton>
      )}
    </div>
  );
}
