import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { sellCopy } from "./copy.ts";
import { SellFields, useSellForm } from "./sell-form.tsx";
import type { SellFormData } from "./sell-trade.server.ts";

interface YourVehiclePageProps {
  readonly form: SellFormData;
  readonly reply: FormReply | undefined;
}

/** Only the form, in the minimal layout (Spec §2). */
export function YourVehiclePage({ form: data, reply }: YourVehiclePageProps) {
  const t = useTexts(sellCopy);
  const tForms = useTexts(formsCopy);
  const form = useSellForm(data, reply);
  const { valuationSeconds: seconds } = data;
  return (
    <div className="wrap two">
      <PageTitle title={form.formatTitle(t("yourVehicleTitle"))} />
      <div>
        <h1 className="h1">{t("yourVehicleTitle")}</h1>
        <p className="lead form-lead">
          {seconds === null
            ? t("yourVehicleLeadPlain")
            : t("yourVehicleLead", { seconds })}
        </p>
        <SellFields of={form} data={data} />
      </div>
      <aside className="aside aside--forms" aria-label={tForms("callInstead")}>
        <CallInstead title={tForms("callInstead")} />
      </aside>
    </div>
  );
}
