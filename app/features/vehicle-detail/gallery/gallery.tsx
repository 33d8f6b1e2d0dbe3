import {
  type ComponentType,
  memo,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { ColorFamily } from "#app/domain/vehicle/vehicle.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { landPicture } from "#app/site/vehicles/cards/carried-picture.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import { findCloseUpClass } from "./close-up.ts";
import type { FullScreenProps } from "./full-screen.tsx";
import {
  GalleryButtons,
  GalleryLinks,
  getPictureId,
} from "./gallery-controls.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { usePictureKeys, useStrip } from "./use-strip.ts";
import { useTurning } from "./use-turning.ts";
import { useWholePictures } from "./use-whole-pictures.ts";
import type { VehiclePictureView } from "./detail-pictures.server.ts";

interface GalleryProps {
  readonly pictures: readonly VehiclePictureView[];
  /** The first photo, which shows the whole car, comes up from this color. */
  readonly paint: ColorFamily | null;
  readonly t: Translate<VehicleText>;
}

/** Beside it stands what 504 px are for: the price, the gap and the margins of the page. */
const SIZES =
  "(width >= 100em) 1064px, (width >= 83em) 824px, (width >= 64em) calc(100vw - 504px), 100vw";

/** The strip snaps from picture to picture. Its thumbnails are links into it, so it works without JavaScript. */
export function Gallery({ pictures: given, paint, t }: GalleryProps) {
  const tVehicles = useTexts(vehiclesCopy);
  const isHydrated = useHydrated();
  const section = useRef<HTMLElement>(null);
  const { frame, pictures } = useWholePictures(given, t);
  const count = pictures.length;
  const strip = useStrip(count);
  const { list, shown, goTo } = strip;
  const isDrawn = given.every(({ photo }) => photo === null);
  useTurning(strip, count, isDrawn);
  usePictureKeys(section, { shown, count, goTo });
  const [FullScreen, setFullScreen] =
    useState<ComponentType<FullScreenProps> | null>(null);

  const openFullScreen = useCallback(() => {
    import("./full-screen.tsx").then(
      (loaded) => setFullScreen(() => loaded.FullScreen),
      // The browser is offline; the strip still works.
      () => {},
    );
  }, []);

  function closeFullScreen(at: number) {
    setFullScreen(null);
    goTo(at, "instant");
  }

  useEffect(() => {
    // The page has come to its top by the next frame.
    const next = requestAnimationFrame(
      () => frame.current !== null && landPicture(frame.current),
    );
    return () => cancelAnimationFrame(next);
  }, [frame]);

  // The keyboard's place moves along with the picture.
  useEffect(() => {
    const { current } = list;
    if (!current?.contains(document.activeElement)) return;
    current.children[shown]
      ?.querySelector("button")
      ?.focus({ preventScroll: true });
  }, [list, shown]);

  return (
    <section className="gallery" aria-label={t("pictures")} ref={section}>
      <div className="gallery-frame" ref={frame}>
        <ul
          className={
            isDrawn && isHydrated ? "gallery-main can-turn" : "gallery-main"
          }
          ref={list}
        >
          {pictures.map((picture, at) => (
            <Slide
              key={at}
              picture={picture}
              paint={at === 0 ? paint : null}
              at={at}
              count={count}
              isHydrated={isHydrated}
              isShown={at === shown}
              note={tVehicles("illustrationCaption")}
              onEnlarge={openFullScreen}
              t={t}
            />
          ))}
        </ul>
        {isHydrated && (
          <div className="gallery-count">
            {/* On a phone it stands above the others. */}
            <button
              className="icon-btn gallery-full"
              type="button"
              aria-label={t("fullScreen")}
              onClick={openFullScreen}
            >
              <Icon name="expand" />
            </button>
            {count > 1 && (
              <GalleryButtons at={shown} count={count} t={t} onGo={goTo} />
            )}
          </div>
        )}
      </div>
      {count > 1 && (
        <Thumbnails
          pictures={pictures}
          shown={shown}
          t={t}
          isHydrated={isHydrated}
          onGo={goTo}
          onShowAll={openFullScreen}
        />
      )}
      {FullScreen !== null && (
        <FullScreen
          pictures={pictures}
          startAt={shown}
          t={t}
          onClose={closeFullScreen}
        />
      )}
    </section>
  );
}

interface SlideProps extends Pick<GalleryProps, "paint"> {
  readonly picture: VehiclePictureView;
  readonly at: number;
  readonly count: number;
  readonly isHydrated: boolean;
  readonly isShown: boolean;
  readonly note: string;
  readonly onEnlarge: () => void;
  readonly t: Translate<VehicleText>;
}

/** Memoized slides redraw only two of sixty at each step. */
const Slide = memo(function Slide({
  picture,
  paint,
  at,
  count,
  isHydrated,
  isShown,
  note,
  onEnlarge,
  t,
}: SlideProps) {
  return (
    <li id={getPictureId(at)} className={findCloseUpClass(picture)}>
      <VehiclePicture
        picture={picture}
        alt={picture.alt}
        loading={at === 0 ? "first" : "later"}
        sizes={SIZES}
        paint={paint}
        note={note}
      >
        {isHydrated ? (
          <button
            className="enlarge"
            type="button"
            aria-label={t("enlarge", { picture: picture.name })}
            // A slide out of sight takes no keyboard focus.
            tabIndex={isShown ? undefined : -1}
            onClick={onEnlarge}
          />
        ) : (
          count > 1 && <GalleryLinks at={at} count={count} t={t} />
        )}
      </VehiclePicture>
    </li>
  );
});
