import { getTestDriveAddress } from "#app/domain/address/test-drive-address.ts";
import {
  getEmailVehicleAddress,
  getVehicleFormAddress,
} from "#app/domain/address/vehicle-address.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { shortlistCopy } from "./copy.ts";

interface AskLinksProps {
  readonly vin: string;
  /** The car's, which tells one link from the same one of another car. */
  readonly name: string;
}

/** What can be asked about each of several cars, and having it mailed. */
export function AskLinks({ vin, name }: AskLinksProps) {
  return (
    <>
      <TestDriveLink vin={vin} name={name} />
      <AvailabilityLink vin={vin} name={name} />
      <EmailLink vin={vin} name={name} />
    </>
  );
}

export function EmailLink({ vin, name }: AskLinksProps) {
  const t = useTexts(shortlistCopy);
  const { language } = useSite();
  return (
    <a
      href={getEmailVehicleAddress(vin, { language })}
      aria-label={t("emailName", { name })}
    >
      {t("email")}
    </a>
  );
}

/** Nothing where the store books no test drives. */
export function TestDriveLink({ vin, name }: AskLinksProps) {
  const t = useTexts(shortlistCopy);
  const { language, isTestDriveOn } = useSite();
  return isTestDriveOn ? (
    <a
      href={getTestDriveAddress(vin, null, {}, { language })}
      rel="nofollow"
      aria-label={t("testDriveName", { name })}
    >
      {t("testDrive")}
    </a>
  ) : null;
}

export function AvailabilityLink({
  vin,
  name,
  className,
}: AskLinksProps & { readonly className?: string }) {
  const t = useTexts(shortlistCopy);
  const { language } = useSite();
  return (
    <a
      className={className}
      href={getVehicleFormAddress(vin, "check-availability", { language })}
      aria-label={t("availabilityName", { name })}
    >
      {t("availability")}
    </a>
  );
}
