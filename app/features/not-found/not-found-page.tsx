import { getPageAddress } from "#app/domain/address/page-address.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import { BodyStyleSilhouette } from "#app/site/vehicles/cards/body-style-silhouette.tsx";
import { formatErrorDocumentTitle } from "#app/site/page/page-title.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { notFoundCopy } from "./copy.ts";

const STATUS = 404;
const PARKED_LEFT: readonly BodyStyle[] = ["sedans", "suvs"];
const PARKED_RIGHT: readonly BodyStyle[] = ["trucks", "hatchbacks"];

interface NotFoundPageProps {
  /** It reads "Page not found: /cars" (Spec §8). */
  readonly message?: string;
}

export function NotFoundPage({ message }: NotFoundPageProps) {
  const site = useSite();
  const t = useTexts(notFoundCopy);
  const options = { language: site.language };
  return (
    <>
      <title>
        {formatErrorDocumentTitle(STATUS, message ?? t("title"), site)}
      </title>
      <meta name="robots" content="noindex" />
      <div className="lost">
        <div className="wrap">
          <h1 className="h1">{t("title")}</h1>
          <p className="lead">{t("text")}</p>
          <div className="btn-row">
            <LinkButton href={getPageAddress("home", options)} look="main">
              {t("button")}
            </LinkButton>
            <LinkButton href={getPageAddress("searchVehicles", options)}>
              {t("browse")}
            </LinkButton>
          </div>
          <div className="bays">
            {PARKED_LEFT.map(renderParked)}
            <p className="empty">{t("emptyBay")}</p>
            {PARKED_RIGHT.map(renderParked)}
          </div>
        </div>
      </div>
      <div className="lot" />
    </>
  );
}

function renderParked(bodystyle: BodyStyle) {
  return (
    <div key={bodystyle} className={`bay bay--${bodystyle}`}>
      <BodyStyleSilhouette bodystyle={bodystyle} />
    </div>
  );
}
