import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import type { ReactNode } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { formatVehicleAlt } from "#app/site/vehicles/cards/vehicle-name.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { notHereCopy } from "#app/features/vehicle-detail/not-here-copy.ts";
import type { NotHerePageData } from "./not-here.server.ts";

/** The page stands at the address of a car that no page of ours is about; the route answers 404. */
export function NotHerePage({
  page,
  moreLabel,
  similar,
}: {
  readonly page: NotHerePageData;
  /** It reads "All sedans". */
  readonly moreLabel: string;
  readonly similar: ReactNode;
}) {
  const t = useTexts(notHereCopy);
  const tVehicles = useTexts(vehiclesCopy);
  const { name, model, moreLikeThis, sameModelAddress, likeItAddress } = page;
  const text = page.similar.length > 0 ? "text" : "textAlone";
  return (
    <div className="wrap sold">
      <div className="sold-head">
        <VehiclePicture
          picture={page.picture}
          alt={formatVehicleAlt(tVehicles, name, null, true)}
          loading="first"
          sizes="(width >= 48em) 50vw, 100vw"
        >
          <span className="badge">{t("badge")}</span>
        </VehiclePicture>
        <div>
          <h1 className="h1">{renderWholeWords(t("title", { name }))}</h1>
          <p className="lead">{t(text)}</p>
          <div className="btn-row">
            <LinkButton
              href={sameModelAddress ?? moreLikeThis.address}
              look="main"
            >
              {sameModelAddress === null
                ? moreLabel
                : t("sameModel", { model })}
            </LinkButton>
            {likeItAddress !== null && (
              <LinkButton href={likeItAddress}>{t("tellMe")}</LinkButton>
            )}
          </div>
        </div>
      </div>
      {similar}
    </div>
  );
}
