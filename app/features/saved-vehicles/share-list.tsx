import { type MouseEvent, useState } from "react";
import { shareLink } from "#app/site/page/share-link.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { savedCopy } from "./copy.ts";

/** It shares or copies; without JavaScript, and in a new tab, it leads to the page that the others will see. */
export function ShareList({ address }: { readonly address: string }) {
  const t = useTexts(savedCopy);
  const url = useSite().siteUrl + address;
  const [isCopied, setIsCopied] = useState(false);

  async function share() {
    const outcome = await shareLink({ url, title: t("title") });
    if (outcome === "failed") return location.assign(address);
    setIsCopied(outcome === "copied");
  }

  function onClick(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void share();
  }

  return (
    <>
      <a className="tool" href={address} onClick={onClick}>
        <Icon name={isCopied ? "check" : "share"} />
        {t(isCopied ? "copied" : "shareLink")}
      </a>
      <output className="vh">{isCopied && t("copied")}</output>
    </>
  );
}
