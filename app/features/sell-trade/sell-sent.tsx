import { getPageAddress } from "#app/domain/address/page-address.ts";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { sellCopy } from "./copy.ts";

interface SellSentProps {
  readonly reference: string;
  readonly offerValidDays: number;
}

/** This is the form's own address with `?reference=…`, after the lead was stored. */
export function SellSent({ reference, offerValidDays: days }: SellSentProps) {
  const t = useTexts(sellCopy);
  const site = useSite();
  const store = getSelectedStore(site).name;
  return (
    <div className="wrap">
      <Confirmation
        title={t("sentTitle")}
        text={t("sentText", { store })}
        reference={reference}
        steps={[
          { title: t("readTitle"), text: t("readText") },
          { title: t("answerTitle"), text: t("answerText") },
          { title: t("visitTitle"), text: t("visitText", { days }) },
        ]}
      >
        <div className="btn-row">
          <LinkButton
            href={getPageAddress("searchVehicles", { language: site.language })}
          >
            {t("browse")}
          </LinkButton>
        </div>
      </Confirmation>
    </div>
  );
}
