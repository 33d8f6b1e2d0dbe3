import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import type { DepartmentLine } from "#app/site/store/department-line.server.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { serviceBookingCopy } from "#app/features/service-booking/copy.ts";

/** No store takes bookings: a person answers. */
export function NoStorePage({
  requestAddress,
  line,
}: {
  readonly requestAddress: string | null;
  readonly line: DepartmentLine;
}) {
  const t = useTexts(serviceBookingCopy);
  const tForms = useTexts(formsCopy);
  return (
    <div className="wrap two">
      <PageTitle title={t("title")} />
      <div>
        <h1 className="h1">{t("title")}</h1>
        <h2 className="h3">{t("noStore")}</h2>
        <p>{t("noStoreText")}</p>
        {requestAddress !== null && (
          <div className="btn-row">
            <LinkButton href={requestAddress} look="main">
              {t("request")}
            </LinkButton>
          </div>
        )}
      </div>
      <aside className="aside aside--forms" aria-label={tForms("callInstead")}>
        <CallInstead title={tForms("callInstead")} line={line} />
      </aside>
    </div>
  );
}
