import { type MouseEvent, type RefObject, useEffect, useRef } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import { GalleryButtons } from "./gallery-controls.tsx";
import { usePictureKeys } from "./use-picture-keys.ts";
import { useStrip } from "./use-strip.ts";
import { useZoom } from "./use-zoom.ts";
import type { VehiclePictureView } from "#app/features/vehicle-detail/vehicle-page-data.ts";

export interface FullScreenProps {
  readonly pictures: readonly VehiclePictureView[];
  readonly startAt: number;
  readonly t: Translate<VehicleText>;
  /** It gets the picture that was shown last. */
  readonly onClose: (shown: number) => void;
}

/** Every picture is as large as the screen. A press, a double tap, the button or pinching enlarges it. */
export function FullScreen({ pictures, startAt, t, onClose }: FullScreenProps) {
  const tVehicles = useTexts(vehiclesCopy);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const count = pictures.length;
  const { list, shown, goTo } = useStrip(count, startAt);
  usePictureKeys(dialog, { shown, count, goTo });
  const { isZoomed, toggleZoom, pressPicture } = useZoom(list, shown);
  useOpening(dialog, closeButton, list, startAt);

  return (
    <dialog
      className="full-screen"
      ref={dialog}
      aria-label={t("pictures")}
      onClose={() => onClose(shown)}
    >
      <div className="full-bar">
        {count > 1 && (
          <GalleryButtons at={shown} count={count} t={t} onGo={goTo} />
        )}
        <button
          className="icon-btn"
          type="button"
          aria-pressed={isZoomed}
          aria-label={t("zoom")}
          onClick={() => toggleZoom(null)}
        >
          <Icon name={isZoomed ? "zoom-out" : "zoom-in"} />
        </button>
        <button
          className="icon-btn full-close"
          type="button"
          ref={closeButton}
          aria-label={t("closePictures")}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="full-strip" ref={list}>
        {pictures.map((picture, at) => (
          <FullPicture
            key={at}
            picture={picture}
            loading={at === startAt ? "soon" : "later"}
            isShown={at === shown}
            isZoomed={at === shown && isZoomed}
            label={t("enlarge", { picture: picture.name })}
            note={tVehicles("illustrationCaption")}
            onPress={pressPicture}
          />
        ))}
      </ul>
    </dialog>
  );
}

function FullPicture({
  picture,
  loading,
  isShown,
  isZoomed,
  label,
  note,
  onPress,
}: {
  readonly picture: VehiclePictureView;
  readonly loading: "soon" | "later";
  readonly isShown: boolean;
  readonly isZoomed: boolean;
  readonly label: string;
  readonly note: string;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}) {
  return (
    <li>
      <div className={isZoomed ? "zoom in" : "zoom"}>
        <VehiclePicture
          picture={picture}
          alt={picture.alt}
          loading={loading}
          sizes={isZoomed ? "250vw" : "100vw"}
          note={note}
        >
          <button
            className="enlarge"
            type="button"
            aria-label={label}
            aria-pressed={isZoomed}
            tabIndex={isShown ? undefined : -1}
            onClick={onPress}
          />
        </VehiclePicture>
      </div>
    </li>
  );
}

/** It opens above everything, at the picture that was shown, with focus on the close button. */
function useOpening(
  dialog: RefObject<HTMLDialogElement | null>,
  closeButton: RefObject<HTMLButtonElement | null>,
  list: RefObject<HTMLUListElement | null>,
  startAt: number,
): void {
  const first = useRef(startAt);
  useEffect(() => {
    dialog.current?.showModal();
    closeButton.current?.focus();
    const strip = list.current;
    strip?.scrollTo({
      left: first.current * strip.getBoundingClientRect().width,
      behavior: "instant",
    });
  }, [dialog, closeButton, list]);
}
