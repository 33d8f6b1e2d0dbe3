import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import {
  UnlockFields,
  useUnlockForm,
} from "#app/site/unlock/unlock-fields.tsx";
import type { UnlockFormData } from "#app/site/unlock/unlock-form.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { privateInventoryCopy } from "./copy.ts";
import type { PrivateInventoryPageData } from "./private-inventory.server.ts";

interface PageProps {
  readonly page: PrivateInventoryPageData;
  readonly reply: FormReply | undefined;
}

/** With JavaScript a dialog shows the same (Spec §2). */
export function PrivateInventoryPage({ page, reply }: PageProps) {
  return page.form === null ? (
    <OpenInventory page={page} />
  ) : (
    <UnlockForm data={page.form} reply={reply} returnTo={page.returnTo} />
  );
}

function UnlockForm({
  data,
  reply,
  returnTo,
}: {
  readonly data: UnlockFormData;
  readonly reply: FormReply | undefined;
  readonly returnTo: string;
}) {
  const t = useTexts(unlockCopy);
  const tForms = useTexts(formsCopy);
  const form = useUnlockForm(data, reply);
  return (
    <div className="wrap two">
      <PageTitle title={form.formatTitle(t(`title.${data.opens}`))} />
      <div>
        <h1 className="h1">{t(`title.${data.opens}`)}</h1>
        <p className="lead unlock-lead">{t(`text.${data.opens}`)}</p>
        <UnlockFields
          form={form}
          data={data}
          notNow={<LinkButton href={returnTo}>{t("notNow")}</LinkButton>}
        />
      </div>
      <aside className="aside aside--forms" aria-label={tForms("callInstead")}>
        <CallInstead title={tForms("callInstead")} />
      </aside>
    </div>
  );
}

function OpenInventory({
  page: { termsAddress, inventoryAddress },
}: Pick<PageProps, "page">) {
  const t = useTexts(privateInventoryCopy);
  return (
    <div className="wrap invitation">
      <h1 className="h1">{t("openTitle")}</h1>
      <p className="lead">
        {t(termsAddress === null ? "openText" : "openTextWithTerms")}
      </p>
      <p className="btn-row">
        {termsAddress !== null && (
          <LinkButton look="main" href={termsAddress}>
            {t("finishTerms")}
          </LinkButton>
        )}
        <LinkButton
          look={termsAddress === null ? "main" : "plain"}
          href={inventoryAddress}
        >
          {t("browse")}
        </LinkButton>
        <LinkButton href="/your-details">{t("yourDetails")}</LinkButton>
      </p>
    </div>
  );
}
