import { type ReactNode, useEffect, useRef } from "react";
import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { AppointmentView } from "./appointment-view.server.ts";
import "./appointments.css";
import { appointmentsCopy } from "./copy.ts";

/** What the last press came to, where the page is still here. */
export type ManageReply = { readonly problem: "not-stored" } | undefined;

/** An appointment's page and those below it: the heading stands over both columns, so that they begin at one edge. */
export function ManageFrame({
  appointment: { way, address, storeId, line },
  here,
  reply,
  notice,
  title,
  lead,
  beside,
  children,
}: {
  readonly appointment: AppointmentView;
  /** Null on the appointment's own page. */
  readonly here: "reschedule" | "cancel" | null;
  readonly reply?: ManageReply;
  readonly notice?: ReactNode;
  readonly title: string;
  readonly lead: string | null;
  /** It stands over the phone number. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTexts(appointmentsCopy);
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => problem.current?.focus(), [reply]);
  const above = way.crumbs.map((crumb) =>
    here === null ? crumb : { ...crumb, href: crumb.href ?? address },
  );
  return (
    <div className="wrap appt">
      <Breadcrumb
        label={way.crumbsLabel}
        crumbs={
          here === null ? above : [...above, { label: t(here), href: null }]
        }
      />
      {reply !== undefined && (
        <div className="summary" role="alert" tabIndex={-1} ref={problem}>
          <h2>
            <Icon name="alert" />
            {t("notStored")}
          </h2>
        </div>
      )}
      {notice}
      <h1 className="h1">{title}</h1>
      {lead !== null && <p className="lead">{lead}</p>}
      <div className="two">
        <div>{children}</div>
        <div className="confirm-beside">
          {beside}
          <aside className="aside aside--forms" aria-label={t("ask")}>
            <CallInstead
              title={t("ask")}
              storeId={storeId}
              line={line ?? undefined}
            />
          </aside>
        </div>
      </div>
    </div>
  );
}
