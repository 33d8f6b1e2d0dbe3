import { useEffect, useMemo, useRef, useState } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import type { VehiclePictureView } from "#app/features/vehicle-detail/vehicle-page-data.ts";

/** Pictures whose photo did not come show the drawing in the same box; nothing moves. */
export function useWholePictures(
  pictures: readonly VehiclePictureView[],
  t: Translate<VehicleText>,
) {
  const frame = useRef<HTMLDivElement>(null);
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set<number>());

  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    function noteFailure({ target }: Event) {
      const at = listImages(current).findIndex((image) => image === target);
      if (at >= 0) setBroken((before) => new Set([...before, at]));
    }
    // Failures do not rise, but they can be caught on their way down.
    current.addEventListener("error", noteFailure, true);
    // What failed before the page took over told nobody.
    const failed = listImages(current).flatMap((image, at) =>
      image.complete && image.naturalWidth === 0 && image.currentSrc !== ""
        ? at
        : [],
    );
    if (failed.length > 0) setBroken(new Set(failed));
    return () => current.removeEventListener("error", noteFailure, true);
  }, []);

  const whole = useMemo(
    () =>
      broken.size === 0
        ? pictures
        : pictures.map((picture, at) =>
            picture.photo !== null && broken.has(at)
              ? {
                  ...picture,
                  photo: null,
                  alt: t("photoMissing", { alt: picture.alt }),
                }
              : picture,
          ),
    [pictures, broken, t],
  );
  return { frame, pictures: whole };
}

/** One for each picture, in their order. */
function listImages(frame: HTMLElement | null): readonly HTMLImageElement[] {
  return frame === null ? [] : [...frame.querySelectorAll("img")];
}
