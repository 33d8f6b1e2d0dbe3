import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import type { StaffView } from "#app/site/sections/staff/staff-view.server.ts";
import type { Storefront } from "#app/site/store/storefront.server.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { companyCopy } from "./copy.ts";
import "./company-letter.css";

/** What the company looks like, and what somebody there says to every customer: at least one of the two. */
export interface CompanyLetter {
  readonly picture: Storefront | null;
  readonly words: {
    readonly author: StaffView;
    readonly paragraphs: readonly string[];
  } | null;
}

export function Letter({
  letter: { picture, words },
  isAuthorSeen,
}: {
  readonly letter: CompanyLetter;
  /** The page shows the author's face already: a signature is enough here. */
  readonly isAuthorSeen: boolean;
}) {
  const t = useTexts(companyCopy);
  return (
    <section className="section">
      <div className="wrap company-letter">
        {picture !== null && (
          <img src={picture.url} alt={picture.alt} loading="lazy" />
        )}
        {words !== null && (
          <div>
            <h2 className="h2">
              {t("letterTitle", { name: words.author.firstName })}
            </h2>
            {words.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {isAuthorSeen ? (
              <Signature author={words.author} />
            ) : (
              <StaffFaces members={[words.author]} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function Signature({
  author: { name, title, address },
}: {
  readonly author: StaffView;
}) {
  return (
    <p className="company-letter-sign">
      {address === null ? <b>{name}</b> : <a href={address}>{name}</a>}
      <span className="meta">{title}</span>
    </p>
  );
}
