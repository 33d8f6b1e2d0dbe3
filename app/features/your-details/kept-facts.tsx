import type { ReactNode } from "react";
import { VerifyPhoneLink } from "#app/site/forms/fields/phone-proof.tsx";
import { forgetTypedContact } from "#app/site/forms/typed-contact.ts";
import { useVerifiedPhone } from "#app/site/forms/verified-phone.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ERASE_DETAILS_PATH } from "#app/site/visitor/details-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { yourDetailsCopy } from "./copy.ts";
import type { YourDetailsPageData } from "./your-details.server.ts";

interface KeptFact {
  readonly label: string;
  readonly value: ReactNode;
}

function useKeptFacts({ kept }: YourDetailsPageData): readonly KeptFact[] {
  const t = useTexts(yourDetailsCopy);
  const { isPhoneVerificationOn } = useSite();
  const verifiedHere = useVerifiedPhone();
  const isVerified = kept.isPhoneVerified || verifiedHere !== null;
  const sayUntil = (date: string | null) =>
    date === null ? t("kept.closed") : t("kept.open", { date });
  const verified = isVerified ? (
    t("kept.phoneVerified")
  ) : (
    <>
      {t("kept.phoneNotVerified")}. <VerifyPhoneLink />
    </>
  );
  return [
    ...(isPhoneVerificationOn || isVerified
      ? [{ label: t("kept.phone"), value: verified }]
      : []),
    ...(kept.hasPrivateInventory
      ? [{ label: t("kept.inventory"), value: sayUntil(kept.inventoryUntil) }]
      : []),
    ...(kept.hasPrivatePrices
      ? [{ label: t("kept.prices"), value: sayUntil(kept.pricesUntil) }]
      : []),
    ...(kept.visitorNumber === null
      ? []
      : [
          {
            label: t("kept.visitor"),
            value: (
              <details className="details-code">
                <summary>
                  <Turned
                    closed={t("kept.visitorShow")}
                    open={t("kept.visitorHide")}
                  />
                  <span className="vh">: {t("kept.visitor")}</span>
                </summary>
                {kept.visitorNumber}
              </details>
            ),
          },
        ]),
    ...(kept.isFinancingSent
      ? [{ label: t("kept.financing"), value: t("kept.financingSent") }]
      : []),
  ];
}

/** Whoever refused cookies reads here that nothing is kept. */
export function KeptFacts({ page }: { readonly page: YourDetailsPageData }) {
  const facts = useKeptFacts(page);
  const t = useTexts(yourDetailsCopy);
  if (facts.length === 0)
    return (
      <section className="details-nothing">
        <h2 className="h4">
          <Icon name="lock" />
          {t("kept")}
        </h2>
        <p>{t("kept.nothing")}</p>
      </section>
    );
  return (
    <section className="details-kept">
      <h2 className="h3">
        <Icon name="lock" />
        {t("kept")}
      </h2>
      <dl className="ledger ledger--s">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Nothing brings it back, so one press asks first, without JavaScript too. */
export function Erase() {
  const toAddress = useAddress();
  const t = useTexts(yourDetailsCopy);
  return (
    <section className="details-kept details-erase">
      <h2 className="h3">
        <Icon name="bin" />
        {t("eraseTitle")}
      </h2>
      <p>{t("eraseText")}</p>
      <p className="details-sure">{t("eraseAsk")}</p>
      <details className="details-ask">
        <summary className="btn">
          <Turned closed={t("erase")} open={t("eraseKeep")} />
        </summary>
        <form
          method="post"
          action={toAddress(ERASE_DETAILS_PATH)}
          aria-label={t("eraseTitle")}
          onSubmit={forgetTypedContact}
        >
          <Button className="details-danger">{t("eraseSure")}</Button>
        </form>
      </details>
    </section>
  );
}

/** What opens says what it does next. */
function Turned({
  closed,
  open,
}: {
  readonly closed: string;
  readonly open: string;
}) {
  return (
    <>
      <span className="details-closed">{closed}</span>
      <span className="details-open">{open}</span>
    </>
  );
}
