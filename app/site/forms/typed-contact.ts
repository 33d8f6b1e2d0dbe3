import { useSyncExternalStore } from "react";

const FIELDS = ["firstName", "lastName", "email", "phone"] as const;

type TypedContact = Readonly<Record<string, string>>;

const NOTHING: TypedContact = {};

/** Never set on the server, where it would be everybody's. */
let typed = NOTHING;
const listeners = new Set<() => void>();

/**
 * What somebody's last form said of them, as long as this document is open: whoever allows no functional cookies has
 * nothing stored (Spec §6) and still types a name once (Assumption A374).
 */
export function useTypedContact(): TypedContact {
  return useSyncExternalStore(
    subscribe,
    () => typed,
    () => NOTHING,
  );
}

/** Whether there is any of it. */
export function useIsContactTyped(): boolean {
  return useTypedContact() !== NOTHING;
}

/** A form without these fields says nothing new, and one where a field was left empty takes all back. */
export function noteTypedContact(sent: FormData): void {
  const said = FIELDS.map((name) => [name, sent.get(name)] as const).filter(
    (entry): entry is [(typeof FIELDS)[number], string] =>
      typeof entry[1] === "string",
  );
  if (said.length < FIELDS.length) return;
  const isWhole = said.every(([, value]) => value !== "");
  change(isWhole ? Object.fromEntries(said) : NOTHING);
}

export function forgetTypedContact(): void {
  change(NOTHING);
}

function change(next: TypedContact): void {
  typed = next;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
