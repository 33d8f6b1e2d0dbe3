import { Fragment, type ReactNode } from "react";
import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { HoursTable } from "#app/site/store/hours-table.tsx";
import { specialOffersCopy } from "./copy.ts";
import type { OfferOnNow } from "./offer.server.ts";

const USE_STEPS = ["come", "show", "see"] as const;

/** They stand in a sentence where a link belongs, and are of no language. */
const ONLINE_MARK = "\uE000";
const PHONE_MARK = "\uE001";

/** A sentence with its links in the places that its language gives them. */
function fillLinks(
  sentence: string,
  links: Readonly<Record<string, ReactNode>>,
): ReactNode {
  return sentence
    .split(/([\uE000\uE001])/)
    .map((part, at) => <Fragment key={at}>{links[part] ?? part}</Fragment>);
}

/** What happens from here to the bill or the contract. */
export function OfferUse({
  page: { hero, section, sheet, hours, loan },
}: {
  readonly page: OfferOnNow;
}) {
  const t = useTexts(specialOffersCopy);
  const store = getSelectedStore(useSite());
  const way = loan === null ? section : "loan";
  const [online] = hero.links;
  const links: Readonly<Record<string, ReactNode>> = {
    [ONLINE_MARK]:
      online === undefined ? (
        t("use.online")
      ) : (
        <a href={online.address}>{t("use.online")}</a>
      ),
    [PHONE_MARK]: (
      <a className="num" href={getTelephoneAddress(sheet.phone)}>
        {formatUnbroken(sheet.phoneText)}
      </a>
    ),
  };
  const values = {
    code: sheet.code ?? "",
    phone: PHONE_MARK,
    online: ONLINE_MARK,
  };
  return (
    <section className="offer-use">
      <h2 className="h3">{t("useTitle")}</h2>
      <NextSteps
        heading="h3"
        steps={USE_STEPS.map((step) => ({
          title: t(`use.${way}.${step}.title`),
          text: fillLinks(t(`use.${way}.${step}.text`, values), links),
        }))}
      />
      {hours.length > 0 && (
        <>
          <h2 className="h4 offer-hours">
            {t(section === "service" ? "serviceHours" : "salesHours", {
              store: store.name,
            })}
          </h2>
          <HoursTable hours={hours} />
        </>
      )}
    </section>
  );
}
