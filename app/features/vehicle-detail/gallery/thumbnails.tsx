import { type MouseEvent, useEffect, useRef } from "react";
import type { Translate } from "#app/site/page/copy.ts";
import type { VehicleText } from "#app/features/vehicle-detail/copy.ts";
import { getPictureId } from "./gallery-controls.tsx";
import type { VehiclePictureView } from "./detail-pictures.server.ts";

/** This many thumbnails fit before "+N" takes the last place. */
const FIT = { phone: 4, wide: 6 };

interface ThumbnailsProps {
  readonly pictures: readonly VehiclePictureView[];
  readonly shown: number;
  readonly t: Translate<VehicleText>;
  readonly isHydrated: boolean;
  readonly onGo: (at: number) => void;
  /** Without it all of them are in the strip, and none is counted. */
  readonly onShowAll?: () => void;
}

/** The strip follows the picture; thumbnails that do not fit are counted. */
export function Thumbnails({
  pictures,
  shown,
  t,
  isHydrated,
  onGo,
  onShowAll,
}: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  const count = pictures.length;
  useEffect(() => {
    const current = list.current;
    const link = current?.children[shown]?.querySelector("a");
    if (current == null || link == null) return;
    const item = link.parentElement ?? link;
    current.scrollTo({
      left: item.offsetLeft - (current.clientWidth - item.offsetWidth) / 2,
    });
    // Arrow keys move the focus from thumbnail to thumbnail.
    if (current.contains(document.activeElement))
      link.focus({ preventScroll: true });
  }, [shown]);

  function follow(event: MouseEvent<HTMLAnchorElement>, at: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onGo(at);
  }

  return (
    <div
      className={onShowAll === undefined ? "thumbs-row" : getRowClass(count)}
    >
      <ul className="thumbs" ref={list}>
        {pictures.map(({ photo, illustration, name }, at) => (
          <li key={at}>
            <a
              href={`#${getPictureId(at)}`}
              onClick={(event) => follow(event, at)}
              aria-current={at === shown}
              // The strip is one tab stop; the arrow keys move within it.
              tabIndex={isHydrated && at !== shown ? -1 : undefined}
            >
              <img
                src={photo === null ? illustration : photo.src}
                {...(photo !== null && {
                  srcSet: photo.jpegSrcset,
                  sizes: "128px",
                })}
                alt={name}
                width={160}
                height={90}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      {onShowAll !== undefined &&
        count > FIT.phone &&
        (isHydrated ? (
          <button className="thumb-more" type="button" onClick={onShowAll}>
            <Hidden count={count} t={t} />
          </button>
        ) : (
          <a className="thumb-more" href={`#${getPictureId(FIT.wide - 1)}`}>
            <Hidden count={count} t={t} />
          </a>
        ))}
    </div>
  );
}

function Hidden({ count, t }: Pick<ThumbnailsProps, "t"> & { count: number }) {
  return (
    <>
      <span className="on-phone">
        {t("morePictures", { count: count - FIT.phone + 1 })}
      </span>
      {count > FIT.wide && (
        <span className="on-wide">
          {t("morePictures", { count: count - FIT.wide + 1 })}
        </span>
      )}
      <span className="vh"> {t("allPictures", { count })}</span>
    </>
  );
}

function getRowClass(count: number): string {
  if (count <= FIT.phone) return "thumbs-row";
  return count <= FIT.wide
    ? "thumbs-row has-more-on-phone"
    : "thumbs-row has-more";
}
