import { useState } from "react";
import { useLocation } from "react-router";
import { printSpot } from "#app/domain/shopper-place/shopper-place.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { areCookiesBlocked } from "#app/site/visitor/cookies-note.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { StatusText } from "#app/ui/status-text.tsx";
import { placeFormCopy } from "./shopper-place-copy.ts";
import { addLanguage } from "#app/domain/address/printed-address.ts";

type Trouble = "noCookies" | "noLocation";

export function ShopperPlaceForm({ id }: { readonly id: string }) {
  const t = useTexts(placeFormCopy);
  const { distances, language } = useSite();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const troubleId = `${id}-trouble`;

  /** The browser asks the visitor, who tapped for it; what is sent is rounded (Assumption A182). */
  function locate(form: HTMLFormElement | null) {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const field = form?.elements.namedItem("spot");
        if (!(field instanceof HTMLInputElement)) return;
        field.value = printSpot(coords);
        form?.requestSubmit();
      },
      () => setTrouble("noLocation"),
      { maximumAge: 600_000, timeout: 20_000 },
    );
  }
  return (
    <form
      className="shopper-place"
      method="post"
      action={addLanguage("/shopper-place", language)}
      aria-label={t("form")}
      onSubmit={(event) => {
        if (!areCookiesBlocked()) return;
        event.preventDefault();
        setTrouble("noCookies");
      }}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      <input type="hidden" name="spot" defaultValue="" />
      <label htmlFor={id}>{t("zip")}</label>
      <input
        className="input input--s num"
        id={id}
        name="zip"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={10}
        defaultValue={distances?.zip ?? ""}
        aria-describedby={trouble === null ? undefined : troubleId}
      />
      <button className="btn btn--s">{t("show")}</button>
      {(!isHydrated || "geolocation" in navigator) && (
        <button
          className="btn btn--s shopper-place-locate"
          type="button"
          // Its place is kept until it works: what stands below would move.
          disabled={!isHydrated}
          onClick={({ currentTarget }) => locate(currentTarget.form)}
        >
          <Icon name="pin" size={16} />
          {t("locate")}
        </button>
      )}
      <StatusText className="meta" id={troubleId}>
        {trouble === null ? distances !== null && t("accuracy") : t(trouble)}
      </StatusText>
    </form>
  );
}
