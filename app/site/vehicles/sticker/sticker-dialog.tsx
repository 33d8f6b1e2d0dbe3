import { type RefObject, useEffect, useRef, useState } from "react";
import { useBackCloses } from "#app/site/dialogs/use-back-closes.ts";
import type { LinkedDialogProps } from "#app/site/dialogs/link-dialog.tsx";
import { followAddress } from "#app/site/page/follow-address.ts";
import { getVehicleStore, useSite } from "#app/site/page/site-view.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { PriceSticker, type StickerVehicle } from "./price-sticker.tsx";
import { stickerCopy } from "./sticker-copy.ts";
import "./sticker-dialog.css";

/** The sticker of a car's own page opens beside the price of its card; the lines come with the first press. */
export function LinkedDialog(props: LinkedDialogProps) {
  return <StickerDialog key={props.asked.count} {...props} />;
}

function StickerDialog({
  asked: { link, href },
  isOpen,
  onClose,
}: LinkedDialogProps) {
  const t = useTexts(stickerCopy);
  const site = useSite();
  const content = useRef<HTMLDivElement>(null);
  const address = new URL(href).pathname;
  const sticker = useSticker(address, href);
  useBackCloses(isOpen, onClose);
  usePlaceBeside(link, content);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={findCardName(link) ?? t("sticker.title")}
      closeLabel={t("sticker.close")}
      className="price-dialog"
    >
      <div className="price-dialog-content" ref={content}>
        {sticker === null ? (
          <output className="price-dialog-loading">
            <span className="spinner" aria-hidden="true" />
            <span className="vh">{t("sticker.loading")}</span>
          </output>
        ) : (
          <>
            <PriceSticker
              vehicle={sticker}
              phoneText={getVehicleStore(site, sticker.storeId).phoneText}
              pageAddress={address}
            />
            <a className="btn btn--block" href={address}>
              {t("sticker.seeCar")}
            </a>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The card says whose price was pressed, before anything has loaded. */
function findCardName(link: HTMLElement): string | null {
  return link.closest(".car-card")?.querySelector("h3")?.textContent ?? null;
}

/** Null until it has loaded. Where it cannot be had, the car's page says why. */
function useSticker(address: string, href: string): StickerVehicle | null {
  const [sticker, setSticker] = useState<StickerVehicle | null>(null);
  const vin = address.split("/").at(-1) ?? "";
  const toAddress = useAddress();
  useEffect(() => {
    const abort = new AbortController();
    fetch(toAddress(`/api/price-sticker/${vin}`), { signal: abort.signal })
      .then((answer) => {
        if (!answer.ok) throw new Error("The car is gone.");
        return answer.json() as Promise<StickerVehicle>;
      })
      .then(setSticker, () => {
        if (!abort.signal.aborted) followAddress(href);
      });
    return () => abort.abort();
  }, [vin, href, toAddress]);
  return sticker;
}

/** On a wide screen it begins where the price does, and grows to the side that has more room. */
function usePlaceBeside(
  link: HTMLElement,
  content: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const place = () => {
      const dialog = content.current?.closest("dialog");
      const { left, top, bottom } = link.getBoundingClientRect();
      const isAbove = top > window.innerHeight - bottom;
      dialog?.classList.toggle("price-dialog--above", isAbove);
      dialog?.style.setProperty("--price-left", `${left}px`);
      dialog?.style.setProperty(
        "--price-gap",
        `${isAbove ? window.innerHeight - top : bottom}px`,
      );
    };
    place();
    window.addEventListener("resize", place);
    return () => window.removeEventListener("resize", place);
  }, [link, content]);
}
