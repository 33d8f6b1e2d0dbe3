import { useEffect, useRef } from "react";
import { useServerHtml } from "#app/site/shell/kept-part.tsx";
import { useSite } from "#app/site/store/site-view.ts";
import type { PanelData } from "#app/features/payment-estimator/panel-data.ts";
import "./payment-estimator.css";

const OwnPart = import.meta.env.SSR
  ? (await import("./own-part.tsx")).OwnPart
  : null;

/**
 * The estimator on a page of another subject: the server's text, a plain form that leads to the estimator's own page,
 * until somebody turns to it. Only then does its script come and take the same elements over (docs/decisions/0007).
 * Give it another `key` for another vehicle.
 */
export function PanelPart({ data }: { readonly data: PanelData }) {
  const site = useSite();
  const part = useRef<HTMLElement>(null);
  const id = `payment:${data.action}`;
  const html = useServerHtml(id);
  const wake = () =>
    void import("./wake-part.tsx").then(
      (it) => it.wakePart(part.current, data, site),
      // It stays as it is, as without scripts.
      () => {},
    );
  useEffect(() => {
    if (html === null) wake();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    <section
      ref={part}
      id={id}
      className="vdp-block payment-part"
      onPointerOver={wake}
      onFocus={wake}
      suppressHydrationWarning
      {...(OwnPart === null
        ? { dangerouslySetInnerHTML: { __html: html ?? "" } }
        : { children: <OwnPart data={data} /> })}
    />
  );
}
