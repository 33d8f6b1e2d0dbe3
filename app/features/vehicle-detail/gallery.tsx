import { type MouseEvent, type UIEvent, useState } from "react";
import type { Translate } from "#app/site/texts/copy.ts";
import { useTexts } from "#app/site/texts/use-texts.ts";
import { vehiclesCopy } from "#app/site/vehicles/copy.ts";
import { VehiclePicture } from "#app/site/vehicles/vehicle-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { VehicleText } from "./copy.ts";
import type { VehiclePictureView } from "./vehicle-page-data.ts";

interface GalleryProps {
  readonly pictures: readonly VehiclePictureView[];
  readonly t: Translate<VehicleText>;
}

const SIZES = "(min-width: 1376px) 824px, (min-width: 1024px) 60vw, 100vw";

/** A strip that snaps from picture to picture; every control is a link into it, so it works without JavaScript. */
export function Gallery({ pictures, t }: GalleryProps) {
  const tVehicles = useTexts(vehiclesCopy);
  const [shown, setShown] = useState(0);
  const followStrip = ({ currentTarget: strip }: UIEvent<HTMLElement>) =>
    setShown(Math.round(strip.scrollLeft / strip.clientWidth));
  return (
    <section className="gallery" aria-label={t("pictures")}>
      <ul className="gallery-main" onScroll={followStrip}>
        {pictures.map((picture, at) => (
          <li key={at} id={idOf(at)} className={viewClass(picture)}>
            <VehiclePicture
              picture={picture}
              alt={picture.alt}
              loading={at === 0 ? "first" : "later"}
              sizes={SIZES}
              note={tVehicles("illustrationCaption")}
            >
              <span className="gallery-count">
                <Step to={at - 1} pictures={pictures} t={t} />
                <span>
                  {t("pictureCount", { at: at + 1, count: pictures.length })}
                </span>
                <Step to={at + 1} pictures={pictures} t={t} isNext />
              </span>
            </VehiclePicture>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <ul className="thumbs">
          {pictures.map(({ photo, illustration, name }, at) => (
            <li key={at}>
              <a
                href={`#${idOf(at)}`}
                onClick={followControl}
                aria-current={at === shown}
              >
                <img
                  src={photo === null ? illustration : photo.src}
                  alt={name}
                  width={160}
                  height={90}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Step({
  to,
  pictures,
  t,
  isNext = false,
}: GalleryProps & { readonly to: number; readonly isNext?: boolean }) {
  const icon = isNext ? "chevron-right" : "chevron-left";
  if (pictures[to] === undefined)
    return (
      <span className="icon-btn off">
        <Icon name={icon} />
      </span>
    );
  return (
    <a
      className="icon-btn"
      href={`#${idOf(to)}`}
      onClick={followControl}
      rel={isNext ? "next" : "prev"}
      aria-label={t(isNext ? "nextPicture" : "previousPicture")}
    >
      <Icon name={icon} />
    </a>
  );
}

/** The strip moves, the address and the page stay; pressing on goes through the pictures one by one. */
function followControl(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.currentTarget;
  const picture = document.getElementById(link.hash.slice(1));
  if (picture === null) return;
  event.preventDefault();
  picture.scrollIntoView({ block: "nearest", inline: "start" });
  if (link.rel === "") return;
  const steps = picture.querySelectorAll<HTMLElement>("a[rel]");
  const step = [...steps].find((it) => it.matches(`[rel=${link.rel}]`));
  (step ?? steps[0])?.focus({ preventScroll: true });
}

const idOf = (at: number): string => `picture-${at + 1}`;

/** Close-ups fill their box and stand on no floor. */
function viewClass({ photo, illustration }: VehiclePictureView) {
  return photo === null && /-(wheel|dashboard)\.svg$/.test(illustration)
    ? "is-close-up"
    : undefined;
}
