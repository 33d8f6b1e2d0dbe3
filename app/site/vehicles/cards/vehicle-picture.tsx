import type { ReactNode } from "react";
import type { ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import type { CardPicture } from "#app/site/vehicles/presented.ts";

interface VehiclePictureProps {
  readonly picture: CardPicture;
  readonly alt: string;
  /** `first` decides how fast the page looks, `soon` is on the first screen, and `later` is below it. */
  readonly loading: "first" | "soon" | "later";
  /** A photo's `sizes`: how wide the box is. */
  readonly sizes: string;
  /** The car's color stands where its photo will be; null where it is not known, or the photo shows something else. */
  readonly paint?: ColorFamily | null;
  /** Only drawings have it. */
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** CSS paints the 16:9 box as the forecourt, so that nothing moves when it fills. */
export function VehiclePicture({
  picture: { photo, illustration },
  alt,
  loading,
  sizes,
  paint = null,
  note,
  children,
}: VehiclePictureProps) {
  const image = (
    <img
      src={photo === null ? illustration : photo.src}
      {...(photo !== null && { srcSet: photo.jpegSrcset, sizes })}
      alt={alt}
      width={960}
      height={540}
      loading={loading === "later" ? "lazy" : "eager"}
      {...(loading === "first" && { fetchPriority: "high" })}
      decoding="async"
    />
  );
  return (
    <span className="shot">
      {photo === null ? (
        image
      ) : (
        <picture className={paint === null ? undefined : `paint--${paint}`}>
          <source type="image/webp" srcSet={photo.webpSrcset} sizes={sizes} />
          {image}
        </picture>
      )}
      {photo === null && note !== undefined && (
        <span className="shot-note">{note}</span>
      )}
      {photo?.isIllustrated === true && <IllustratedNote />}
      {children}
    </span>
  );
}

function IllustratedNote() {
  const t = useTexts(vehiclesCopy);
  return <span className="shot-note">{t("illustration")}</span>;
}
