import { NextSteps } from "#app/site/forms/next-steps.tsx";
import { formatUnbroken } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { HoursTable } from "#app/site/store/hours-table.tsx";
import { specialOffersCopy } from "./copy.ts";
import type { OfferOnNow } from "./offer.server.ts";

const USE_STEPS = ["come", "show", "see"] as const;

/** What happens from here to the bill or the contract. */
export function OfferUse({
  page: { section, sheet, hours, loan },
}: {
  readonly page: OfferOnNow;
}) {
  const t = useTexts(specialOffersCopy);
  const store = getSelectedStore(useSite());
  const way = loan === null ? section : "loan";
  const values = {
    code: sheet.code ?? "",
    phone: formatUnbroken(sheet.phoneText),
  };
  return (
    <section className="offer-use">
      <h2 className="h3">{t("useTitle")}</h2>
      <NextSteps
        heading="h3"
        steps={USE_STEPS.map((step) => ({
          title: t(`use.${way}.${step}.title`),
          text: t(`use.${way}.${step}.text`, values),
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
