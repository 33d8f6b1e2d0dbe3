import { Fragment } from "react";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { getRecallAddress } from "./recall-address.ts";
import type { Fact } from "./vehicle-facts.server.ts";
import type { SectionProps } from "./vehicle-page.tsx";

/** At most four facts stand under the picture. */
export function Tiles({ page: { tiles }, t }: SectionProps) {
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t("facts")}>
      <FactList className="tiles-facts" facts={tiles} />
    </section>
  );
}

export function Highlights({
  page: {
    highlights: { listed, title, together },
  },
  t,
}: SectionProps) {
  if (listed.length === 0) return null;
  return (
    <section className="vdp-block">
      <h2>{t(title)}</h2>
      <ul className="high">
        {listed.map(({ key, icon, label, meaning }) => (
          <li key={key}>
            <Icon name={icon} size={24} />
            <span>
              <b>{label}</b>
              <small>{meaning}</small>
            </span>
          </li>
        ))}
      </ul>
      {together && <p className="meta num high-all">{together}</p>}
    </section>
  );
}

export function Details({ page, t }: SectionProps) {
  const { featureCount, featureLists, sellerNotes } = page;
  return (
    <section className="vdp-block vehicle-record">
      <h2>{t("details")}</h2>
      <Disclosure summary={t("vehicleDetails")} isOpen>
        <FactList className="spec" facts={page.details} />
      </Disclosure>
      {featureCount > 0 && (
        <Disclosure summary={t("features", { count: featureCount })}>
          {featureLists.map(({ title, features }) => (
            <Fragment key={title}>
              {title && <h3>{title}</h3>}
              <ul className="feature-list">
                {features.map(({ text, lang }, at) => (
                  <li key={at} dir="auto" lang={lang}>
                    {text}
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </Disclosure>
      )}
      {sellerNotes.length > 0 && (
        <Disclosure summary={t("sellerNotes")}>
          {sellerNotes.map(({ text, lang }, at) => (
            <p key={at} className="seller-notes" dir="auto" lang={lang}>
              {text}
            </p>
          ))}
        </Disclosure>
      )}
      {page.condition === "new" && (
        // Of a used car it stands with what else it was checked for.
        <Disclosure summary={t("recalls")}>
          <p>{t("recallsText")}</p>
          <p>
            <a
              href={getRecallAddress(page.vin)}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t("recallsLink")}
            </a>
          </p>
        </Disclosure>
      )}
    </section>
  );
}

/** A dealer's words may run the other way. */
function FactList({
  className,
  facts,
}: {
  readonly className: string;
  readonly facts: readonly Fact[];
}) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
