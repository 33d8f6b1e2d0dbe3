import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { returnAddress } from "#app/site/shell/return-address.ts";
import { unlockAddress } from "./unlock-address.ts";

interface UnlockLinkProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to the unlock page and back here; with JavaScript it opens the dialog instead. */
export function UnlockLink({ className, children }: UnlockLinkProps) {
  const { pathname, search } = useLocation();
  const address = unlockAddress(returnAddress(pathname, search));
  return (
    <a className={className} href={address} rel="nofollow" data-unlock="">
      {children}
    </a>
  );
}
