import { useCallback, useEffect, useState } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import { getFieldId } from "#app/site/forms/post-form.tsx";
import { getUnlockAddress } from "#app/site/gate/unlock-link.tsx";
import type { AskedLink } from "#app/site/page/link-dialog.tsx";
import { type PageData, unpackPageData } from "#app/site/page/page-data.ts";
import { getReturnAddress } from "#app/site/page/return-address.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import {
  UnlockFields,
  useUnlockForm,
} from "#app/site/unlock/unlock-fields.tsx";
import type { UnlockFormData } from "#app/site/unlock/unlock-form.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";

/** The page at the unlock address loads this; its form is null when there is nothing to unlock. */
interface UnlockPageData {
  readonly form: UnlockFormData | null;
}

/**
 * The private-inventory unlock opens above the page it was asked on, for links to the unlock page; its code loads with
 * the first one that is pressed.
 */
export function UnlockDialog({ asked }: { readonly asked: AskedLink }) {
  const t = useTexts(unlockCopy);
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [closedCount, setClosedCount] = useState(0);
  const address = getUnlockAddress(getReturnAddress(pathname, search));
  const { count, placeKey } = asked;
  const onClose = useCallback(() => setClosedCount(count), [count]);
  // Another page, or the same one after the form was sent, has another key, so the dialog closes.
  const isOpen = closedCount !== count && placeKey === key;
  const { load, data: packed } = useFetcher<PageData<UnlockPageData> | null>();
  const data = packed && unpackPageData(packed);
  useEffect(() => {
    // A form's token belongs to one rendering, so each opening gets its own.
    if (isOpen) void load(address);
  }, [isOpen, load, address]);
  const hasFailed = data === null || data?.form === null;
  const form = data?.form ?? null;
  useEffect(() => {
    // The form cannot load here, but the page can say why.
    if (isOpen && hasFailed) void navigate(address);
  }, [isOpen, hasFailed, navigate, address]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={form === null ? t("unlock") : t(`title.${form.opens}`)}
      closeLabel={t("close")}
      className="unlock-dialog"
    >
      {form === null ? (
        <output className="unlock-loading">
          <span className="spinner" aria-hidden="true" />
          <span className="vh">{t("loading")}</span>
        </output>
      ) : (
        <DialogForm key={form.token} data={form} onClose={onClose} />
      )}
    </Dialog>
  );
}

function DialogForm({
  data,
  onClose,
}: {
  readonly data: UnlockFormData;
  readonly onClose: () => void;
}) {
  const t = useTexts(unlockCopy);
  const form = useUnlockForm(data, undefined);
  const firstField = getFieldId(form, "firstName");
  useEffect(() => {
    // The dialog was open before its form had loaded.
    document.getElementById(firstField)?.focus();
  }, [firstField]);
  return (
    <>
      <p className="unlock-text">{t(`text.${data.opens}`)}</p>
      <UnlockFields
        form={form}
        data={data}
        notNow={
          <button className="btn" type="button" onClick={onClose}>
            {t("notNow")}
          </button>
        }
      />
    </>
  );
}
