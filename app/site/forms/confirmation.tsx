import type { ReactNode } from "react";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import type { DepartmentLine } from "#app/site/store/department-line.server.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formsCopy } from "./copy.ts";
import { NextSteps } from "./next-steps.tsx";

interface ConfirmationProps {
  readonly title: string;
  readonly text: string;
  readonly reference: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Without it, the visitor's own store answers. */
  readonly storeId?: string;
  /** A department that answers, in place of the store's main line. */
  readonly line?: DepartmentLine;
  /** What was agreed, such as the day and time of a visit, stands directly under the headline, with the reference in it. */
  readonly receipt?: ReactNode;
  readonly children?: ReactNode;
  /** It stands beside the receipt, under the phone number. */
  readonly aside?: ReactNode;
}

/** The receipt of a form stays when the toast is gone. */
export function Confirmation({
  title,
  text,
  reference,
  steps,
  storeId,
  line,
  receipt,
  children,
  aside,
}: ConfirmationProps) {
  const t = useTexts(formsCopy);
  const hurry = t(receipt ? "late" : "hurry");
  return (
    <div className="two">
      <div>
        <Icon name="success" className="confirm-icon" />
        <h1 className="h1 confirm-title">{title}</h1>
        <p className="lead">{text}</p>
        {receipt ? (
          <div className="confirm-receipt">{receipt}</div>
        ) : (
          <>
            <p className="confirm-ref">
              <span className="meta">{t("reference")}</span>
              <b>{reference}</b>
            </p>
            <h2 className="h3 confirm-next">{t("next")}</h2>
            <NextSteps steps={steps} />
          </>
        )}
        {children}
      </div>
      <div className={receipt ? "confirm-beside" : undefined}>
        {receipt && (
          <section>
            <h2 className="h3">{t("next")}</h2>
            <NextSteps steps={steps} />
          </section>
        )}
        <aside className="aside aside--forms" aria-label={hurry}>
          <CallInstead
            title={hurry}
            text={t("hurryText")}
            storeId={storeId}
            line={line}
          />
          {aside}
        </aside>
      </div>
    </div>
  );
}

interface CallInsteadProps {
  readonly title: string;
  readonly text?: string;
  /** Without it, the visitor's own store is meant. */
  readonly storeId?: string | undefined;
  /** A department that answers for the page, in place of the store's main line. */
  readonly line?: DepartmentLine | undefined;
}

export function CallInstead({ title, text, storeId, line }: CallInsteadProps) {
  const site = useSite();
  const wanted = line?.storeId ?? storeId;
  const store =
    site.stores.find(({ id }) => id === wanted) ?? getSelectedStore(site);
  const { phone, phoneText, openText } = line ?? store;
  const t = useTexts(formsCopy);
  const place = `${store.city}, ${store.stateShort}`;
  return (
    <section>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      <p className="call-number">
        <a href={getTelephoneAddress(phone)}>{phoneText}</a>
      </p>
      <p className="meta">
        {line === undefined ? place : t("serviceIn", { place })} · {openText}
      </p>
    </section>
  );
}
