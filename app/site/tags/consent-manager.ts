import type { GateConsent } from "#app/domain/consent/consent.ts";
import { CONSENT_MANAGER } from "#app/domain/consent/receivers.ts";
import { isAllowed } from "#app/domain/consent/storage-gate.ts";
import {
  type ConsentPurpose,
  listPurposeStates,
} from "#app/domain/tags/consent-purposes.ts";
import type { GoogleDetails } from "#app/domain/tags/hashed-details.ts";
import type { Tag } from "#app/domain/tags/tag-settings.ts";
import { loadScript } from "./load-script.ts";

/** What a consent manager's script offers to this site (docs/operations/tags.md). */
interface ManagerOnPage {
  listPurposes():
    readonly ConsentPurpose[] | Promise<readonly ConsentPurpose[]>;
  setPurposes(states: Readonly<Record<string, boolean>>): void;
  /** SHA-256 of contact details; the manager may do without. */
  identify?(details: GoogleDetails): void;
}

declare global {
  interface Window {
    consentManagerAdapter?: ManagerOnPage;
  }
}

export interface ConsentManager {
  setConsent(consent: GateConsent): void;
  tell(consent: GateConsent, details: GoogleDetails | null): void;
}

/** Spec §4 and §7: it hears of a choice by the names of its purposes, and of contact details by their hashes. */
export function createConsentManager(tag: Tag | null): ConsentManager {
  let loading: Promise<ManagerOnPage | null> | null = null;
  let current: GateConsent | null = null;
  let told = "";
  let identified = "";

  return {
    setConsent(consent) {
      current = consent;
      if (loading !== null) void loading.then(update);
    },
    /** It passes choices on to advertisers, so it comes with the consent to them. */
    tell(consent, details) {
      if (tag === null || !isAllowed(consent, CONSENT_MANAGER)) return;
      current = consent;
      loading ??= load(tag);
      void loading.then(async (manager) => {
        await update(manager);
        identify(manager, details);
      });
    },
  };

  async function update(manager: ManagerOnPage | null): Promise<void> {
    if (manager === null || current === null) return;
    const purposes = await manager.listPurposes();
    const states = listPurposeStates(purposes, current);
    if (JSON.stringify(states) === told) return;
    told = JSON.stringify(states);
    manager.setPurposes(states);
  }

  function identify(
    manager: ManagerOnPage | null,
    details: GoogleDetails | null,
  ): void {
    const isOpen = current !== null && isAllowed(current, CONSENT_MANAGER);
    const text = JSON.stringify(details);
    if (details === null || !isOpen || text === identified) return;
    identified = text;
    manager?.identify?.(details);
  }
}

function load(tag: Tag): Promise<ManagerOnPage | null> {
  return new Promise((resolve) => {
    const script = loadScript(tag, "", () => resolve(null));
    script.addEventListener("load", () =>
      resolve(window.consentManagerAdapter ?? null),
    );
  });
}
