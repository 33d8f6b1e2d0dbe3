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

/** The page beside the phone number, under what could not be saved. */
export function ManageFrame({
  appointment,
  here,
  reply,
  children,
}: {
  readonly appointment: Pick<
    AppointmentView,
    "kind" | "address" | "storeId" | "line"
  >;
  readonly here: "reschedule" | "cancel";
  readonly reply: ManageReply;
  readonly children: ReactNode;
}) {
  const t = useTexts(appointmentsCopy);
  const problem = useRef<HTMLDivElement>(null);
  useEffect(() => problem.current?.focus(), [reply]);
  return (
    <div className="wrap appt appt--under">
      <Breadcrumb
        label={t("breadcrumb")}
        crumbs={[
          { label: t(`coming.${appointment.kind}`), href: appointment.address },
          { label: t(here), href: null },
        ]}
      />
      <div className="two">
        <div>
          {reply !== undefined && (
            <div className="summary" role="alert" tabIndex={-1} ref={problem}>
              <h2>
                <Icon name="alert" />
                {t("notStored")}
              </h2>
            </div>
          )}
          {children}
        </div>
        <aside className="aside aside--forms" aria-label={t("ask")}>
          <CallInstead
            title={t("ask")}
            storeId={appointment.storeId}
            line={appointment.line ?? undefined}
          />
        </aside>
      </div>
    </div>
  );
}
