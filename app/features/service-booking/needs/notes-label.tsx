import { useTexts } from "#app/site/page/use-texts.ts";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";

/** Which of the words are seen follows the ticks, by rules of the page. */
export function NotesLabel({
  isAboutTires,
}: {
  readonly isAboutTires: boolean;
}) {
  const t = useTexts(serviceBookingCopy);
  return isAboutTires ? (
    <>
      <span className="visit-optional">{t("tires")}</span>
      <span className="visit-needed">{t("notes")}</span>
    </>
  ) : (
    <>
      {t("notes")} <span className="visit-optional">{t("optional")}</span>
    </>
  );
}
