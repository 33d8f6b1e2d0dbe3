import type { ReactNode } from "react";
import type { Receiver } from "#app/domain/consent/receivers.ts";
import type { StoredItem } from "#app/domain/consent/stored-items.ts";
import { COOKIE_SETTINGS_PATH } from "#app/site/consent/consent-addresses.ts";
import { consentCopy } from "#app/site/consent/copy.ts";
import { settingsCopy } from "#app/site/consent/settings-copy.ts";
import { PrivacySignal } from "#app/site/consent/privacy-signal.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { formatPeriod } from "#app/site/page/format-period.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { ArticleBody, ArticleContents, UpdatedOn } from "./article.tsx";
import { articlesCopy, keptDataCopy, storedItemsCopy } from "./copy.ts";
import type { KeptGroup, StoredText } from "./kept-groups.server.ts";
import type { LegalPageData } from "./legal.server.ts";
import { useAddress } from "#app/site/page/use-address.ts";

export function LegalPage({ page }: { readonly page: LegalPageData }) {
  const t = useTexts(articlesCopy);
  const toAddress = useAddress();
  const { title, updatedOn, headings, stored, kept, htmlAfter, others, lang } =
    page;
  return (
    <div className="wrap article-page">
      <Breadcrumb label={page.way.crumbsLabel} crumbs={page.way.crumbs} />
      <header className="article-head">
        {lang !== undefined && <p className="meta">{t("pageInEnglish")}</p>}
        <h1 className="h1" lang={lang}>
          {title}
        </h1>
        <UpdatedOn day={updatedOn} />
        {(stored !== null || others.length > 0) && (
          <div className="legal-links">
            {stored !== null && (
              <LinkButton
                className="btn--s"
                href={toAddress(COOKIE_SETTINGS_PATH)}
              >
                {t("cookieChoices")}
              </LinkButton>
            )}
            {others.length > 0 && (
              <nav aria-label={t("otherDocuments")}>
                <ul className="legal-links">
                  {others.map(({ title: other, address, lang: otherLang }) => (
                    <li key={address} lang={otherLang}>
                      <LinkButton className="btn--s" href={address}>
                        {other}
                      </LinkButton>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </div>
        )}
      </header>
      <div className="article-columns legal">
        <ArticleContents headings={headings} lang={lang} />
        <article className="article">
          <HonoredSignal />
          <ArticleBody html={page.html} lang={lang} />
          {stored !== null && (
            <StoredItems
              groups={stored.groups}
              profileDays={stored.profileDays}
            />
          )}
          {stored !== null && stored.receivers.length > 0 && (
            <Receivers receivers={stored.receivers} />
          )}
          {kept !== null && <KeptDataTable kept={kept} />}
          {htmlAfter !== "" && <ArticleBody html={htmlAfter} lang={lang} />}
        </article>
      </div>
    </div>
  );
}

/** It stands where policies tell of the signal, for whoever sends it. */
function HonoredSignal() {
  const { consent, language } = useSite();
  const spoken = language === "es" ? "es" : "en";
  const t = useTexts(consentCopy[spoken]);
  const tSettings = useTexts(settingsCopy[spoken]);
  return consent.hasPrivacySignal ? (
    <PrivacySignal honored={t("signal")} effect={tSettings("signalText")} />
  ) : null;
}

interface StackedTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** Rows, each of which begins with its heading. */
  readonly children: ReactNode;
}

/** On a narrow screen the cells of a row stand below each other. */
function StackedTable({ caption, columns, children }: StackedTableProps) {
  return (
    <div className="article-table article-table--stacked">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** It is written by the code, so it cannot say less than is kept. What is kept alike stands together. */
function KeptDataTable({ kept }: { readonly kept: readonly KeptGroup[] }) {
  const toAddress = useAddress();
  const { language } = useSite();
  const t = useTexts(keptDataCopy);
  return (
    <div className="article-body">
      <div className="article-table">
        <table>
          <caption>{t("caption")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("data")}</th>
              <th scope="col" className="kept-days">
                {t("lasts")}
              </th>
            </tr>
          </thead>
          {kept.map(({ place, without, items }) => (
            <tbody key={`${place} ${without}`}>
              <tr>
                <th scope="rowgroup" colSpan={2} className="kept-place">
                  {t(`place.${place}`)}
                  {without !== null && `. ${t(WITHOUT_TEXTS[without])}`}
                </th>
              </tr>
              {items.map(({ kind, days }) => (
                <tr key={kind}>
                  <th scope="row">{t(`kind.${kind}`)}</th>
                  <td className="kept-days">{formatPeriod(days, language)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p>
        <a href={toAddress(YOUR_DETAILS_PATH)}>{t("erase")}</a>
      </p>
    </div>
  );
}

const WITHOUT_TEXTS = {
  nothing: "withoutNothing",
  session: "withoutSession",
} as const;

/** A note above the table says once what many of its rows share; whoever hears the table hears it with the row. */
const WITHOUT_MARKS = { nothing: "†", session: "*" } as const;
const WITHOUTS = ["session", "nothing"] as const;

type StoredItemsProps = Pick<
  NonNullable<LegalPageData["stored"]>,
  "groups" | "profileDays"
>;

/** The list names every cookie that this software sets, so it cannot fall behind what is really set. */
function StoredItems({ groups, profileDays }: StoredItemsProps) {
  const { language } = useSite();
  const t = useTexts(storedItemsCopy);
  const withouts = WITHOUTS.filter((without) =>
    groups.some(({ item }) => item.without === without),
  );
  return (
    <div className="article-body">
      {withouts.length > 0 && (
        <ul className="stored-notes" aria-hidden="true">
          {withouts.map((without) => (
            <li key={without}>
              {WITHOUT_MARKS[without]} {t(WITHOUT_TEXTS[without])}
            </li>
          ))}
        </ul>
      )}
      <StackedTable
        caption={t("caption")}
        columns={[t("name"), t("purpose"), t("category"), t("lasts")]}
      >
        {groups.map(({ item, names, purpose }) => (
          <tr key={item.name}>
            <th scope="row">
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
              <small>{t(item.kind)}</small>
            </th>
            <td data-label={t("purpose")}>{t(purpose)}</td>
            <td data-label={t("category")}>{t(`category.${item.category}`)}</td>
            <td data-label={t("lasts")}>
              {formatLifetime(item, profileDays, language, t)}
              {item.without !== null && (
                <>
                  <span aria-hidden="true"> {WITHOUT_MARKS[item.without]}</span>
                  <span className="vh">. {t(WITHOUT_TEXTS[item.without])}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </StackedTable>
    </div>
  );
}

/** Nothing goes to anybody who is not in this table. */
function Receivers({ receivers }: { readonly receivers: readonly Receiver[] }) {
  const t = useTexts(storedItemsCopy);
  return (
    <div className="article-body">
      <StackedTable
        caption={t("receivers")}
        columns={[t("receiver"), t("purpose"), t("category")]}
      >
        {receivers.map(({ name, category }) => (
          <tr key={name}>
            <th scope="row">{t(`receiver.${name}`)}</th>
            <td data-label={t("purpose")}>{t(`told.${name}`)}</td>
            <td data-label={t("category")}>{t(`category.${category}`)}</td>
          </tr>
        ))}
      </StackedTable>
    </div>
  );
}

function formatLifetime(
  { lasts }: StoredItem,
  profileDays: number,
  language: string,
  t: Translate<StoredText>,
): string {
  switch (lasts.unit) {
    case "session":
      return t("session");
    case "profile":
      return formatPeriod(profileDays, language);
    case "days":
      return formatPeriod(lasts.count, language);
    case "minutes":
      return t("minutes", { count: lasts.count });
  }
}
