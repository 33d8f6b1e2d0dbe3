import { type MouseEvent, useEffect, useRef, useState } from "react";
import { shareLink } from "#app/site/page/share-link.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ComparePartProps } from "./compare-table.tsx";

/**
 * It shares the address or copies it; where the browser refuses both, the address stands there selected. Without
 * JavaScript it leads to the page that the others will see.
 */
export function ShareComparison({
  address,
  t,
}: Pick<ComparePartProps, "t"> & { readonly address: string }) {
  const url = useSite().siteUrl + address;
  const [outcome, setOutcome] = useState<Awaited<
    ReturnType<typeof shareLink>
  > | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (outcome === "failed") field.current?.select();
  }, [outcome]);

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void shareLink({ url, title: t("title") }).then(setOutcome);
  }

  const isCopied = outcome === "copied";
  return (
    <>
      <a className="tool" href={address} onClick={onClick}>
        <Icon name={isCopied ? "check" : "share"} />
        {t(isCopied ? "copied" : "share")}
      </a>
      <output className="vh">{isCopied && t("copied")}</output>
      {outcome === "failed" && (
        <label className="compare-link">
          {t("copyLink")}
          <input
            className="input"
            ref={field}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
        </label>
      )}
    </>
  );
}
