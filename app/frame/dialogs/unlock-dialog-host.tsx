import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { AskedLink } from "#app/site/page/link-dialog.tsx";
import { getReturnAddress } from "#app/site/page/return-address.ts";
import { getUnlockAddress } from "#app/site/gate/unlock-address.ts";
import { UnlockDialog } from "./unlock-dialog.tsx";

/** The dialog opens for links to the unlock page; its code loads with the first one that is pressed. */
export function UnlockDialogHost({ asked }: { readonly asked: AskedLink }) {
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  const [closedCount, setClosedCount] = useState(0);
  const returnTo = getReturnAddress(pathname, search);
  const { count, placeKey } = asked;
  const close = useCallback(() => setClosedCount(count), [count]);
  const goToPage = useCallback(
    () => void navigate(getUnlockAddress(returnTo)),
    [navigate, returnTo],
  );
  return (
    <UnlockDialog
      // Another page, or the same one after the form was sent, has another key, so the dialog closes.
      isOpen={closedCount !== count && placeKey === key}
      returnTo={returnTo}
      onClose={close}
      onFail={goToPage}
    />
  );
}
