import { useCallback, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { getFieldId } from "#app/site/forms/post-form.tsx";
import { isUnlockForPrices } from "#app/domain/address/unlock-purpose.ts";
import { getUnlockAddress } from "#app/site/gate/unlock-link.tsx";
import { addDialogMark } from "#app/site/dialogs/dialog-address.ts";
import { followAddress } from "#app/site/page/follow-address.ts";
import type { LinkedDialogProps } from "#app/site/dialogs/link-dialog.tsx";
import { type PageData, unpackPageData } from "#app/site/page/page-data.ts";
import {
  addAskedVin,
  getReturnAddress,
} from "#app/domain/address/return-address.ts";
import {
  readReturnTo,
  splitAskedVin,
} from "#app/domain/address/safe-return-address.ts";
import { useSteadyFetcher } from "#app/site/page/use-steady-fetcher.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import {
  formatUnlockTitle,
  UnlockFields,
  useUnlockForm,
  useUnlockText,
} from "#app/site/unlock/unlock-fields.tsx";
import type { UnlockFormData } from "#app/site/unlock/unlock-form.ts";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { useBackCloses } from "#app/site/dialogs/use-back-closes.ts";

/** The page at the unlock address loads this; its form is null when there is nothing to unlock. */
interface UnlockPageData {
  readonly form: UnlockFormData | null;
}

/**
 * The private-inventory unlock opens above the page it was asked on, for links to the unlock page; its code loads with
 * the first one that is pressed.
 */
export function LinkedDialog({ asked, isOpen, onClose }: LinkedDialogProps) {
  const t = useTexts(unlockCopy);
  const { pathname, search } = useLocation();
  useBackCloses(isOpen, onClose);
  const navigate = useNavigate();
  const link = new URL(asked.href);
  const { vin } = splitAskedVin(readReturnTo(link));
  const address = getUnlockAddress(
    addAskedVin(getReturnAddress(pathname, search), vin),
    isUnlockForPrices(link),
  );
  const { load, data: packed } =
    useSteadyFetcher<PageData<UnlockPageData> | null>();
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
      title={form === null ? t("unlock") : formatUnlockTitle(form, t)}
      closeLabel={t("close")}
      className="dialog--steps unlock-dialog"
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
  const text = useUnlockText(data);
  const { page } = splitAskedVin(data.defaults["returnTo"] ?? "");
  const onSent = useCallback(
    (next: string) => {
      onClose();
      // What it opened stands on the page below already.
      if (next !== page) followAddress(next);
    },
    [onClose, page],
  );
  const form = useUnlockForm(
    { ...data, action: addDialogMark(data.action) },
    undefined,
    onSent,
  );
  const firstField = getFieldId(form, "firstName");
  useEffect(() => {
    // The dialog was open before its form had loaded.
    document.getElementById(firstField)?.focus();
  }, [firstField]);
  return (
    <>
      <p className="unlock-text">{renderWholeWords(text)}</p>
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
