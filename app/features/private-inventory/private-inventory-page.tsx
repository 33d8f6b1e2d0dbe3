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
import { Icon } from "#app/ui/icon.tsx";
import { privateInventoryCopy } from "./copy.ts";
import "./private-inventory.css";
import type {
  HiddenCars,
  PrivateInventoryPageData,
} from "./private-inventory.server.ts";
import { useAddress } from "#app/site/page/use-address.ts";
import { YOUR_DETAILS_PATH } from "#app/site/visitor/details-address.ts";

interface PageProps {
  readonly page: PrivateInventoryPageData;
  readonly reply: FormReply | undefined;
}

/** With JavaScript a dialog shows the same (Spec §2). */
export function PrivateInventoryPage({ page, reply }: PageProps) {
  return page.form === null ? (
    <OpenInventory page={page} />
  ) : (
    <UnlockForm
      data={page.form}
      reply={reply}
      hidden={page.hidden}
      returnTo={page.returnTo}
    />
  );
}

function UnlockForm({
  data,
  reply,
  hidden,
  returnTo,
}: {
  readonly data: UnlockFormData;
  readonly reply: FormReply | undefined;
  readonly hidden: HiddenCars | null;
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
        {hidden !== null && <FrostedCars hidden={hidden} />}
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

/** Drawings of no car in particular lie behind the frosting: nothing hidden leaves the server but how many there are. */
function FrostedCars({
  hidden: { count, pictures },
}: {
  readonly hidden: HiddenCars;
}) {
  const t = useTexts(privateInventoryCopy);
  return (
    <section className="frosted">
      <div className="frosted-cards" aria-hidden="true">
        {pictures.map((picture) => (
          <div key={picture} className="frosted-card">
            <img src={picture} alt="" width="1600" height="900" />
            <i />
            <i />
          </div>
        ))}
      </div>
      <p className="frosted-count">
        <Icon name="lock" />
        {t("hidden", { count })}
      </p>
    </section>
  );
}

function OpenInventory({
  page: { termsAddress, inventoryAddress },
}: Pick<PageProps, "page">) {
  const toAddress = useAddress();
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
        <LinkButton href={toAddress(YOUR_DETAILS_PATH)}>
          {t("yourDetails")}
        </LinkButton>
      </p>
    </div>
  );
}
