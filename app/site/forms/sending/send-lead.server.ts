import { printQuery } from "#app/domain/address/printed-address.ts";
import { parseReference } from "#app/domain/leads/reference-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { type FlashKey, formatFlashCookie } from "#app/domain/visitor/flash.ts";
import type { VisitorProfile } from "#app/domain/visitor/visitor-profile.ts";
import type { AppPorts } from "#app/ports.ts";
import type { RequestFacts } from "#app/request-facts.ts";
import {
  type LeadPorts,
  type LeadRequest,
  submitLead,
} from "#app/site/leads/submit-lead.server.ts";
import {
  redirectAfterPost,
  rememberSender,
} from "#app/site/visitor/remember-visitor.server.ts";
import type { FormAnswer, GoodPost } from "./read-post.server.ts";

export type SendingPorts = LeadPorts & Pick<AppPorts, "visitorCookies">;

export interface LeadToSend {
  readonly lead: Omit<LeadRequest, "idempotencyKey" | "visitorId">;
  /** The visitor's profile learns this. */
  readonly learnt: Partial<VisitorProfile>;
  /** The visitor reads at this address that it arrived. */
  readonly confirmation: (reference: string) => string;
  readonly toasts: {
    /** Null means that the page itself says it. */
    readonly success: FlashKey | null;
    readonly error: FlashKey;
  };
}

/** It answers 303 to the confirmation, or 503 with the form as it was when nothing was stored. */
export async function sendLead<Output>(
  ports: SendingPorts,
  facts: RequestFacts,
  post: GoodPost<Output>,
  { lead, learnt, confirmation, toasts }: LeadToSend,
): Promise<Response | FormAnswer> {
  try {
    const { visitor, setCookies } = rememberSender(ports, facts, learnt, lead);
    const sent = await submitLead(ports, facts, {
      ...lead,
      idempotencyKey: post.key,
      visitorId: visitor.uniqueUserId,
    });
    return redirectAfterPost(confirmation(sent.receipt.reference), [
      ...setCookies,
      ...sent.setCookies,
      ...(toasts.success === null
        ? []
        : [formatFlashCookie(toasts.success, ports.hasTls)]),
    ]);
  } catch (error) {
    ports.log.error("forms.lead-not-stored", {
      type: lead.type,
      message: error instanceof Error ? error.message : String(error),
    });
    return post.notStored(toasts.error);
  }
}

const PARAMETER = "reference";
const STORE_PARAMETER = "store";

/** It reads `/amp-contact-request-confirmation?reference=K7Q2-9FXM`, and names a store that is not the visitor's own. */
export function getConfirmationAddress(
  page: string,
  reference: string,
  storeId: string | null = null,
): string {
  return (
    page +
    printQuery([
      [PARAMETER, reference],
      ...(storeId === null ? [] : ([[STORE_PARAMETER, storeId]] as const)),
    ])
  );
}

/** Null means that the address holds no reference of ours. */
export function readReference({ searchParams }: URL): string | null {
  return parseReference((searchParams.get(PARAMETER) ?? "").slice(0, 20));
}

/** The store that the message went to; without a word of it in the address, the visitor's selected one. */
export function findConfirmedStore(
  { searchParams }: URL,
  { stores }: Pick<StoreProfile, "stores">,
  selectedId: string,
): StoreProfile["stores"][number] | undefined {
  const asked = searchParams.get(STORE_PARAMETER);
  return (
    stores.find(({ id }) => id === asked) ??
    stores.find(({ id }) => id === selectedId)
  );
}
