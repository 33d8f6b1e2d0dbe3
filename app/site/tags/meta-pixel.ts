import type { GateConsent } from "#app/domain/consent/consent.ts";
import { isPixelGranted } from "#app/domain/consent/pixel-consent.ts";
import type { MetaDetails } from "#app/domain/tags/hashed-details.ts";
import { toPixelCommand } from "#app/domain/tags/pixel-events.ts";
import type { Tag } from "#app/domain/tags/tag-settings.ts";
import type { TagEvent } from "#app/domain/tracking/tag-event.ts";
import { loadScript } from "./load-script.ts";

type Words = readonly unknown[];

/** Meta's script takes over the queue, and `callMethod` is its own. */
interface PixelQueue {
  (...words: Words): void;
  callMethod?: (...words: Words) => void;
  queue: Words[];
  push: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
  allowDuplicatePageViews: boolean;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

export interface MetaPixel {
  setConsent(consent: GateConsent): void;
  tell(
    event: TagEvent,
    consent: GateConsent,
    details: MetaDetails | null,
  ): void;
}

export function createMetaPixel(tag: Tag | null): MetaPixel {
  let queue: PixelQueue | null = null;
  let isGranted = false;
  let hasFailed = false;

  return {
    setConsent,
    tell(event, consent, details) {
      if (tag === null || hasFailed || !isPixelGranted(consent)) return;
      const command = toPixelCommand(event);
      if (command === null) return;
      if (queue === null) queue = start(tag, details);
      setConsent(consent);
      queue(...command);
    },
  };

  /** Spec §4 and §7: a choice grants the pixel, or revokes it. */
  function setConsent(consent: GateConsent): void {
    const next = isPixelGranted(consent);
    if (queue === null || next === isGranted) return;
    isGranted = next;
    queue("consent", next ? "grant" : "revoke");
  }

  /** Revoked before it begins, on every document; what Meta would collect of pages and forms by itself stays off. */
  function start({ id, scriptUrl }: Tag, details: MetaDetails | null) {
    const created = installQueue();
    created("consent", "revoke");
    created("set", "autoConfig", false, id);
    created("init", id, details ?? {});
    loadScript({ id, scriptUrl }, "", () => {
      hasFailed = true;
      created.queue = [];
    });
    return created;
  }
}

/** What is told before Meta's script is there waits in `queue`, as its own snippet has it. */
function installQueue(): PixelQueue {
  const queue: PixelQueue = Object.assign(
    (...words: Words) => {
      if (queue.callMethod === undefined) queue.queue.push(words);
      else queue.callMethod(...words);
    },
    {
      queue: [],
      push: null,
      loaded: true,
      version: "2.0",
      // Page views are ours to tell: Meta's own would have the address as it stands.
      disablePushState: true,
      allowDuplicatePageViews: true,
    },
  );
  queue.push = queue;
  window.fbq = queue;
  window._fbq = queue;
  return queue;
}
