import { useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { toSafeReturnAddress } from "#app/domain/address/return-address.ts";
import type { AskedLink } from "#app/site/page/link-dialog.tsx";
import { PhoneDialog } from "./phone-dialog.tsx";

/** The dialog opens for links to the first step; its code loads with the first one that is pressed. */
export function PhoneDialogHost({ asked }: { readonly asked: AskedLink }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [closedCount, setClosedCount] = useState(0);
  const { count, href } = asked;
  return (
    <PhoneDialog
      key={count}
      isOpen={closedCount !== count}
      onClose={() => setClosedCount(count)}
      onVerified={() => {
        setClosedCount(count);
        const returnTo = toSafeReturnAddress(
          new URL(href).searchParams.get("returnTo"),
        );
        const isHere = returnTo === location.pathname + location.search;
        void (isHere ? revalidate() : navigate(returnTo));
      }}
    />
  );
}
