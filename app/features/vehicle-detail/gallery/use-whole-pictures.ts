import { useEffect, useMemo, useRef, useState } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import type { VehiclePictureView } from "./detail-pictures.server.ts";

/** Pictures whose photo did not load show the drawing in the same box, so that nothing moves. */
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
    // Failures do not bubble, but they can be caught in the capture phase.
    current.addEventListener("error", noteFailure, true);
    // Images that failed before hydration reported it to nobody.
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

/** There is one for each picture, in their order. */
function listImages(frame: HTMLElement | null): readonly HTMLImageElement[] {
  return frame === null ? [] : [...frame.querySelectorAll("img")];
}
