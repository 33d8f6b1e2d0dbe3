import { useEffect } from "react";
import { useFetcher } from "react-router";
import { getFieldId } from "#app/site/forms/post-form.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { unlockCopy } from "#app/site/unlock/unlock-copy.ts";
import { getUnlockAddress } from "#app/site/gate/unlock-address.ts";
import {
  UnlockFields,
  useUnlockForm,
} from "#app/site/unlock/unlock-fields.tsx";
import type { UnlockFormData } from "#app/site/unlock/unlock-form.ts";

/** The page at the unlock address loads this; its form is null when there is nothing to unlock. */
export interface UnlockPageData {
  readonly form: UnlockFormData | null;
}

interface UnlockDialogProps {
  readonly isOpen: boolean;
  readonly returnTo: string;
  readonly onClose: () => void;
  /** The form cannot load here, but the page can say why. */
  readonly onFail: () => void;
}

/** The private-inventory unlock opens above the page it was asked on. It loads on first use. */
export function UnlockDialog({
  isOpen,
  returnTo,
  onClose,
  onFail,
}: UnlockDialogProps) {
  const t = useTexts(unlockCopy);
  const { load, data } = useFetcher<UnlockPageData | null>();
  useEffect(() => {
    // A form's token belongs to one rendering, so each opening gets its own.
    if (isOpen) void load(getUnlockAddress(returnTo));
  }, [isOpen, load, returnTo]);
  const hasFailed = data === null || data?.form === null;
  const form = data?.form ?? null;
  useEffect(() => {
    if (isOpen && hasFailed) onFail();
  }, [isOpen, hasFailed, onFail]);
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
