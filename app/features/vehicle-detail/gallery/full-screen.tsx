import {
  type MouseEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { VehiclePicture } from "#app/site/vehicles/cards/vehicle-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useBackCloses } from "#app/site/dialogs/use-back-closes.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import { findCloseUpClass } from "./close-up.ts";
import { GalleryButtons } from "./gallery-controls.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { usePictureKeys, useStrip } from "./use-strip.ts";
import type { VehiclePictureView } from "./detail-pictures.server.ts";

export interface FullScreenProps {
  readonly pictures: readonly VehiclePictureView[];
  readonly startAt: number;
  readonly t: Translate<VehicleText>;
  readonly onClose: (shown: number) => void;
}

/** A press, a double tap, the button or pinching enlarges a picture. Back closes it. */
export function FullScreen({ pictures, startAt, t, onClose }: FullScreenProps) {
  const tVehicles = useTexts(vehiclesCopy);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const count = pictures.length;
  const { list, shown, goTo } = useStrip(count, startAt);
  usePictureKeys(dialog, { shown, count, goTo });
  const { isZoomed, toggleZoom, pressPicture } = useZoom(list, shown);
  const first = useRef(startAt);
  const close = useCallback(() => dialog.current?.close(), []);
  useBackCloses(true, close);
  // It opens above everything, at the picture that was shown, with focus on the close button.
  useEffect(() => {
    dialog.current?.showModal();
    closeButton.current?.focus();
    const strip = list.current;
    strip?.scrollTo({
      left: first.current * strip.getBoundingClientRect().width,
      behavior: "instant",
    });
  }, [list]);

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
          onClick={close}
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
      {count > 1 && (
        <Thumbnails
          pictures={pictures}
          shown={shown}
          t={t}
          isHydrated
          onGo={goTo}
        />
      )}
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
    <li
      className={
        findCloseUpClass(picture) ??
        (picture.photo === null ? "is-drawn" : undefined)
      }
    >
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

const DOUBLE_TAP_MS = 350;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The next picture starts small again. */
function useZoom(list: RefObject<HTMLUListElement | null>, shown: number) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  const lastTapMs = useRef(-Infinity);
  const isZoomed = zoomed === shown;

  /** The zoom centers on a point of the screen, or on the middle. */
  function toggleZoom(point: Point | null) {
    const box = list.current?.children[shown]?.firstElementChild;
    setZoomed(isZoomed ? null : shown);
    if (isZoomed || !(box instanceof HTMLElement)) return;
    const { left, top, width, height } = box.getBoundingClientRect();
    const across = point === null ? 0.5 : (point.x - left) / width;
    const down = point === null ? 0.5 : (point.y - top) / height;
    requestAnimationFrame(() => {
      box.scrollTo({
        left: (box.scrollWidth - width) * across,
        top: (box.scrollHeight - height) * down,
        behavior: "instant",
      });
    });
  }

  /** A click or a key enlarges; a finger must tap twice, because a swipe begins with one touch. */
  function pressPicture({
    nativeEvent,
    timeStamp,
    detail,
    clientX,
    clientY,
  }: MouseEvent<HTMLButtonElement>) {
    const isByKey = detail === 0;
    const isTouch =
      nativeEvent instanceof PointerEvent &&
      nativeEvent.pointerType === "touch";
    if (isTouch && timeStamp - lastTapMs.current > DOUBLE_TAP_MS) {
      lastTapMs.current = timeStamp;
      return;
    }
    lastTapMs.current = -Infinity;
    toggleZoom(isByKey ? null : { x: clientX, y: clientY });
  }

  return { isZoomed, toggleZoom, pressPicture };
}
