import { useSyncExternalStore } from "react";

/** The dialog verified this number since the document came; the next page has it from the server. */
let verified: string | null = null;
const listeners = new Set<() => void>();

/** The number has ten digits. */
export function noteVerifiedPhone(phone: string): void {
  verified = phone;
  for (const listener of listeners) listener();
}

export function useVerifiedPhone(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => verified,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
