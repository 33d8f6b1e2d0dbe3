import type { ReactNode } from "react";
import { getConsoleAddress } from "#app/domain/console/console-routes.ts";
import type { Language } from "#app/domain/store-profile/fields/languages.ts";
import type { ConsoleFiles } from "#app/console-ports.ts";
import type { Person } from "#app/ports/console-ports.ts";
import { createTranslator } from "#app/site/page/copy.ts";
import { Button } from "#app/ui/button.tsx";
import { StatusText } from "#app/ui/status-text.tsx";
import type { Notice } from "./answer.ts";
import { frameCopy } from "./copy.ts";
import { listSections } from "./nav-links.ts";

export interface DocumentProps {
  readonly title: string;
  readonly groupName: string;
  readonly language: Language;
  readonly files: ConsoleFiles;
  /** Null before the sign-in. */
  readonly person: Person | null;
  readonly path: string;
  readonly siteUrl: string;
  readonly notice: Notice | null;
  readonly children: ReactNode;
}

/** The one form that a page is about is called what the page is called. */
export const CONSOLE_TITLE_ID = "title";

/** A whole page: it is text when it leaves the server, and works without the script. */
export function ConsoleDocument(props: DocumentProps) {
  const { title, groupName, language, files, person, notice } = props;
  const t = createTranslator(frameCopy, {}, language);
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{t("titleEnd", { title, group: groupName })}</title>
        {files.styles.map((it) => (
          <link key={it} rel="stylesheet" href={it} />
        ))}
        <script type="module" src={files.script} />
      </head>
      <body className="console">
        <nav aria-label={t("shortcuts")}>
          <a className="skip-link" href="#page">
            {t("skip")}
          </a>
        </nav>
        <Header {...props} />
        <main id="page" className="console-page" tabIndex={-1}>
          <h1 id={CONSOLE_TITLE_ID}>{title}</h1>
          {notice !== null && (
            <StatusText className="console-notice">
              {t(`notice.${notice}`)}
            </StatusText>
          )}
          {props.children}
        </main>
        {person !== null && (
          <footer className="console-footer">
            <p>{t("me", { name: person.name })}</p>
            <form
              method="post"
              action={getConsoleAddress("sign-out")}
              aria-label={t("signOut")}
            >
              <Button isSmall>{t("signOut")}</Button>
            </form>
          </footer>
        )}
      </body>
    </html>
  );
}

function Header({ groupName, language, person, path, siteUrl }: DocumentProps) {
  const t = createTranslator(frameCopy, {}, language);
  return (
    <header className="console-header">
      <div className="console-bar">
        <a className="console-brand" href="/console">
          {groupName} <span>{t("name")}</span>
        </a>
        <a href={siteUrl}>{t("toSite")}</a>
        {person !== null && (
          <a href={getConsoleAddress("self")}>{person.name}</a>
        )}
      </div>
      {person !== null && (
        <nav aria-label={t("nav")}>
          <ul className="console-sections">
            {listSections(person.role).map((name) => {
              const address = getConsoleAddress(name);
              const isHere = path === address || path.startsWith(`${address}/`);
              return (
                <li key={name}>
                  <a href={address} aria-current={isHere ? "page" : undefined}>
                    {t(`nav.${name}`)}
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
    </header>
  );
}
