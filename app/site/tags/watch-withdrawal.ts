import {
  listChosenCategories,
  parseConsentChoice,
} from "#app/domain/consent/consent-choice.ts";
import {
  COOKIE_CATEGORIES,
  type GateConsent,
  isGranted,
} from "#app/domain/consent/consent.ts";
import { CONSENT_PATH } from "#app/site/consent/consent-addresses.ts";

/**
 * Calls back with what a choice leaves, as soon as it is pressed: a vendor's script may write once more while the answer
 * is on its way. What a choice adds holds when it is saved.
 */
export function watchWithdrawal(
  getConsent: () => GateConsent,
  onWithdrawn: (left: GateConsent) => void,
): void {
  document.addEventListener(
    "submit",
    ({ target, submitter }) => {
      if (!(target instanceof HTMLFormElement)) return;
      if (URL.parse(target.action)?.pathname !== CONSENT_PATH) return;
      const before = getConsent();
      const left = readChoice(new FormData(target, submitter), before);
      if (left !== null) onWithdrawn(left);
    },
    true,
  );
}

/** Null for a choice that takes nothing back. */
function readChoice(form: FormData, before: GateConsent): GateConsent | null {
  const choice = parseConsentChoice(form.get("choice"));
  if (choice === null) return null;
  const switchedOn = form.getAll("categories");
  const next = listChosenCategories(choice, {
    tier: before.tier,
    hasPrivacySignal: before.hasPrivacySignal,
    selected: COOKIE_CATEGORIES.filter((it) => switchedOn.includes(it)),
  });
  const held = COOKIE_CATEGORIES.filter((it) => isGranted(before, it));
  const chosen = held.filter((it) => next.includes(it));
  return chosen.length === held.length ? null : { ...before, chosen };
}
