import { useTexts } from "#app/site/page/use-texts.ts";
import { offerPlaceCopy } from "./copy.ts";

/** Spec §2 sets this empty state of offers. */
export function NoOffers() {
  const t = useTexts(offerPlaceCopy);
  return <p className="lead">{t("empty")}</p>;
}
