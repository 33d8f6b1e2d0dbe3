import { selectedStore, useSite } from "#app/site/store/site-view.ts";
import { telephoneAddress } from "#app/site/shell/telephone.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { unbroken } from "#app/site/texts/unbroken.ts";
import { Icon } from "#app/ui/icon.tsx";
import { gateCopy } from "./copy.ts";
import type { GateNotice as Notice } from "./gate-notice.ts";
import { UnlockLink } from "./unlock-link.tsx";

/** One sentence on what a list keeps back, and what opens it. */
export function GateNotice({ notice }: { readonly notice: Notice }) {
  const t = useTexts(gateCopy);
  return (
    <div className="gate-notice">
      <Icon name="lock" size={24} />
      {notice === "terms" ? (
        <TermsPrompt />
      ) : (
        <>
          <p>{t(`notice.${notice}`)}</p>
          <UnlockLink className="btn btn--s">
            {t(notice === "prices" ? "unlockPrices" : "unlockInventory")}
          </UnlockLink>
        </>
      )}
    </div>
  );
}

/** Spec §4: prices stay locked until the terms are complete; until there is a page for them, the phone is. */
function TermsPrompt() {
  const t = useTexts(gateCopy);
  const { phone, phoneText } = selectedStore(useSite());
  return (
    <p>
      <b>{t("notice.terms")}.</b>{" "}
      <a href={telephoneAddress(phone)}>
        {t("termsByPhone", { phone: unbroken(phoneText) })}
      </a>
    </p>
  );
}
