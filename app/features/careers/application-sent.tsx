import { getPageAddress } from "#app/domain/address/page-address.ts";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import type { ApplicationReceipt } from "./application-receipt.server.ts";
import { OPENINGS_ID } from "./careers-form.ts";
import { careersCopy } from "./copy.ts";
import { Supplementary } from "./supplementary.tsx";

interface ApplicationSentProps {
  readonly receipt: ApplicationReceipt;
  readonly email: string;
  readonly hasOtherOpenings: boolean;
}

export function ApplicationSent({
  receipt: { reference, applied },
  email,
  hasOtherOpenings,
}: ApplicationSentProps) {
  const t = useTexts(careersCopy);
  const { language } = useSite();
  const reader = applied?.reader ?? null;
  const storeId = applied?.storeId ?? null;
  return (
    <div className="wrap">
      <Confirmation
        title={t("sentTitle")}
        text={t("sentText")}
        reference={reference}
        {...(storeId !== null && { storeId })}
        steps={[
          {
            title: t("readTitle"),
            text:
              reader === null
                ? t("readText")
                : t("readTextNamed", { name: reader.name }),
          },
          { title: t("answerTitle"), text: t("answerText") },
        ]}
        aside={
          <>
            {applied !== null && (
              <section>
                <h2>{t("appliedTitle")}</h2>
                <b>{applied.job}</b>
              </section>
            )}
            {reader !== null && (
              <section>
                <h2>{t("readerTitle")}</h2>
                <StaffFaces members={[reader]} />
              </section>
            )}
            <section>
              <h2>{t("moreTitle")}</h2>
              <Supplementary email={email} />
            </section>
          </>
        }
      >
        <div className="btn-row">
          {hasOtherOpenings && (
            <LinkButton
              href={`${getPageAddress("careers", { language })}#${OPENINGS_ID}`}
            >
              {t("seeOtherOpenings")}
            </LinkButton>
          )}
          <LinkButton href={getPageAddress("home", { language })}>
            {t("home")}
          </LinkButton>
        </div>
      </Confirmation>
    </div>
  );
}
