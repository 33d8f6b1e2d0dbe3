import { getPageAddress } from "#app/domain/address/page-address.ts";
import { formatSearchAddress } from "#app/domain/search-address/search-address.ts";
import { EVERYTHING } from "#app/domain/inventory/search.ts";
import { Confirmation } from "#app/site/forms/confirmation.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { StaffFaces } from "#app/site/sections/staff/staff-cards.tsx";
import type { ConfirmationData } from "./confirmation.server.ts";
import { confirmationCopy } from "./copy.ts";

export function ContactConfirmation({
  receipt: {
    reference,
    storeId,
    storeName,
    answerTime,
    firstName,
    city,
    sent,
    team,
  },
}: {
  readonly receipt: ConfirmationData;
}) {
  const t = useTexts(confirmationCopy);
  const site = useSite();
  const { language } = site;
  const store = site.stores.find(({ id }) => id === storeId);
  return (
    <div className="wrap">
      <Confirmation
        title={
          firstName === "" ? t("title") : t("titleNamed", { name: firstName })
        }
        text={t("text", { store: storeName })}
        reference={reference}
        storeId={storeId}
        steps={[
          { title: t("answerTitle"), text: answerTime },
          {
            title: t("nothingTitle"),
            text: t("nothingText", { name: site.name }),
          },
        ]}
        aside={
          <>
            {sent !== null && (
              <section>
                <h2>{t("sent")}</h2>
                {sent.subject !== null && <b>{sent.subject}</b>}
                <p className="confirm-sent">{sent.text}</p>
              </section>
            )}
            {team.length > 0 && (
              <section>
                <h2>{t("team", { city })}</h2>
                <StaffFaces members={team} />
              </section>
            )}
          </>
        }
      >
        <div className="btn-row">
          {store !== undefined && site.stores.length > 1 && (
            <LinkButton href={store.inventoryAddress} look="main">
              {t("storeCars", { city })}
            </LinkButton>
          )}
          <LinkButton href={formatSearchAddress(EVERYTHING, { language })}>
            {t("browse")}
          </LinkButton>
        </div>
      </Confirmation>
    </div>
  );
}

/** The reference is missing, or does not exist here. */
export function NoConfirmation({
  contactAddress,
}: {
  readonly contactAddress: string | null;
}) {
  const t = useTexts(confirmationCopy);
  const { language } = useSite();
  return (
    <div className="wrap no-confirmation">
      <h1 className="h1">{t("noneTitle")}</h1>
      <p className="lead">{t("noneText")}</p>
      <div className="btn-row">
        {contactAddress !== null && (
          <LinkButton href={contactAddress} look="main">
            {t("noneContact")}
          </LinkButton>
        )}
        <LinkButton href={getPageAddress("home", { language })}>
          {t("home")}
        </LinkButton>
      </div>
    </div>
  );
}
