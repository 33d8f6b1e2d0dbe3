import { getPageAddress } from "#app/domain/address/page-address.ts";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { serviceCopy } from "./copy.ts";

const STEPS = ["read", "answer", "visit"] as const;

/** This is `/service?reference=…`, after the request was stored. */
export function ServiceSent({ reference }: { readonly reference: string }) {
  const t = useTexts(serviceCopy);
  const site = useSite();
  return (
    <div className="wrap">
      <Confirmation
        title={t("sentTitle")}
        text={t("sentText", { store: getSelectedStore(site).name })}
        reference={reference}
        steps={STEPS.map((step) => ({
          title: t(`${step}Title`),
          text: t(`${step}Text`),
        }))}
      >
        <div className="btn-row">
          <LinkButton
            href={getPageAddress("home", { language: site.language })}
          >
            {t("home")}
          </LinkButton>
        </div>
      </Confirmation>
    </div>
  );
}
