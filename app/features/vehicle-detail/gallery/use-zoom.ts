import { type MouseEvent, type RefObject, useRef, useState } from "react";

const DOUBLE_TAP_MS = 350;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** This enlarges the picture that is shown; the next one starts small again. */
export function useZoom(
  list: RefObject<HTMLUListElement | null>,
  shown: number,
) {
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
