import { useLocation } from "react-router";
import { parsePhone } from "#app/domain/phone/phone-number.ts";
import { formsCopy } from "#app/site/forms/copy.ts";
import { useVerifiedPhone } from "#app/site/forms/verified-phone.ts";
import { getReturnAddress } from "#app/domain/address/return-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { getVerifyPhoneAddress } from "#app/site/visitor/verify-phone-address.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface PhoneProofProps {
  /** The field holds this now. */
  readonly typed: string;
  /** The visitor's profile has this as verified; it is empty where none is. */
  readonly known: string;
}

/** It says that the number in the field is verified, or leads to where it can be. */
export function PhoneProof({ typed, known }: PhoneProofProps) {
  const phone = parsePhone(typed);
  const verifiedHere = useVerifiedPhone();
  const t = useTexts(formsCopy);
  return phone !== null && (phone === known || phone === verifiedHere) ? (
    <p className="phone-proof">
      <Icon name="success" />
      {t("phoneVerified")}
    </p>
  ) : (
    <p className="phone-proof">
      <VerifyPhoneLink />
    </p>
  );
}

/** The dialog opens for it. Without JavaScript it opens a tab, because what was typed beside it would be lost. */
export function VerifyPhoneLink() {
  const t = useTexts(formsCopy);
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  return (
    <a
      href={getVerifyPhoneAddress(getReturnAddress(pathname, search))}
      target={isHydrated ? undefined : "_blank"}
    >
      {t("verifyPhone")}
      {!isHydrated && <span className="vh"> {t("newTab")}</span>}
    </a>
  );
}
