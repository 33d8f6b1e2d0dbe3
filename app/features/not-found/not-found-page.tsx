import {
  getPageAddress,
  getSearchFormAddress,
} from "#app/domain/address/page-address.ts";
import type { BodyStyle } from "#app/domain/vehicle/vehicle.ts";
import { BodyStyleSilhouette } from "#app/site/vehicles/cards/body-style-silhouette.tsx";
import { formatErrorDocumentTitle } from "#app/site/page/page-title.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { WordsField } from "#app/site/search/words-field.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { notFoundCopy } from "./copy.ts";

const STATUS = 404;
const PARKED_LEFT: readonly BodyStyle[] = ["sedans", "suvs"];
const PARKED_RIGHT: readonly BodyStyle[] = ["trucks", "hatchbacks"];

export interface NotFoundAnswer {
  /** It reads "Page not found: /cars" (Spec §8). */
  readonly message: string;
  /** None are counted where only a page's own route missed. */
  readonly carCount: number;
}

interface NotFoundPageProps {
  /** What the route answered: a message alone, or with it what else there is. */
  readonly answer?: string | NotFoundAnswer;
}

export function NotFoundPage({ answer }: NotFoundPageProps) {
  const site = useSite();
  const t = useTexts(notFoundCopy);
  const options = { language: site.language };
  const { message = t("title"), carCount = 0 } =
    typeof answer === "string" ? { message: answer } : (answer ?? {});
  return (
    <>
      <title>{formatErrorDocumentTitle(STATUS, message, site)}</title>
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
              {carCount > 0
                ? t("browseCount", { count: carCount })
                : t("browse")}
            </LinkButton>
          </div>
          <WordsField
            id="lost-search"
            action={getSearchFormAddress(options)}
            className="lost-search"
          />
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
