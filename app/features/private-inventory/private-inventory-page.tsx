import { CallInstead } from "#app/site/forms/confirmation.tsx";
import { formsCopy } from "#app/site/forms/copy.ts";
import type { FormReply } from "#app/site/forms/form-reply.ts";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import {
  UnlockFields,
  useUnlockForm,
} from "#app/site/unlock/unlock-fields.tsx";
import type { UnlockFormData } from "#app/site/unlock/unlock-form.ts";
import { formatCents } from "#app/site/page/format.ts";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { privateInventoryCopy } from "./copy.ts";
import "./private-inventory.css";
import type {
  HiddenCars,
  PrivateInventoryPageData,
} from "./private-inventory.server.ts";
import { stickerCopy } from "#app/site/vehicles/price/sticker-copy.ts";
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
    <UnlockForm data={page.form} reply={reply} page={page} />
  );
}

function UnlockForm({
  data,
  reply,
  page: { hidden, arePricesLocked, returnTo },
}: {
  readonly data: UnlockFormData;
  readonly reply: FormReply | undefined;
  readonly page: Pick<
    PrivateInventoryPageData,
    "hidden" | "arePricesLocked" | "returnTo"
  >;
}) {
  const t = useTexts(unlockCopy);
  const tForms = useTexts(formsCopy);
  const tPage = useTexts(privateInventoryCopy);
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
      <aside className="aside aside--forms" aria-label={tPage("opens")}>
        {hidden !== null && <FrostedCars hidden={hidden} />}
        {arePricesLocked && <KeptSticker />}
        {data.opens === "prices" && <WaysToPrices />}
        <CallInstead title={tForms("callInstead")} />
      </aside>
    </div>
  );
}

/** How every price with a fee in it is made up, with locks where the sums of a car will stand. */
function KeptSticker() {
  const { documentFeeCents, isDocumentFeeIncluded } = useSite();
  const t = useTexts(stickerCopy);
  const tPage = useTexts(privateInventoryCopy);
  if (!isDocumentFeeIncluded || documentFeeCents === 0) return null;
  const locked = (
    <>
      <Icon name="lock" />
      <span className="vh">{tPage("locked")}</span>
    </>
  );
  return (
    <section className="sticker" aria-labelledby="kept-sticker">
      <div className="sticker-head">
        <h2 id="kept-sticker">{tPage("sticker")}</h2>
      </div>
      <div className="sticker-body">
        <dl className="ledger">
          <div>
            <dt>{t("sticker.vehicle")}</dt>
            <dd>{locked}</dd>
          </div>
          <div>
            <dt>{t("sticker.documentFee")}</dt>
            <dd>{formatCents(documentFeeCents)}</dd>
          </div>
          <div className="total">
            <dt>{t("sticker.title")}</dt>
            <dd>{locked}</dd>
          </div>
        </dl>
        <p className="terms">{t("sticker.taxes")}</p>
      </div>
    </section>
  );
}

function WaysToPrices() {
  const t = useTexts(privateInventoryCopy);
  return (
    <section>
      <h2 className="h3">{t("ways")}</h2>
      <ol className="next">
        {([1, 2, 3] as const).map((at) => (
          <li key={at}>
            <div>
              <b className="h4">{t(`way${at}`)}</b>
              <p>{t(`way${at}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
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
