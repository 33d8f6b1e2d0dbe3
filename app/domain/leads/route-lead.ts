import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { cleanLine } from "./clean-text.ts";
import type { LeadSubmission, LeadVehicle } from "./lead.ts";
import { formatLeadName } from "./not-provided.ts";

const LONGEST_SUBJECT = 200;

/** It fills `{dealer}`, `{name}` and `{vehicle}` once: braces inside a value are never filled. */
function fillSubject(
  template: string,
  values: {
    readonly dealer: string;
    readonly name: string;
    readonly vehicle: string;
  },
): string {
  const filled = template.replace(
    /\{(dealer|name|vehicle)\}/g,
    (_place, key: keyof typeof values) => cleanLine(values[key]),
  );
  return toHeaderSafe(filled);
}

/** A subject, or a name, as one line of a header. Nothing stays that a mail program would decode, and every mail program accepts the length. */
export function toHeaderSafe(text: string): string {
  const line = cleanLine(text).replaceAll("=?", "= ?");
  const characters = [...line];
  return characters.length <= LONGEST_SUBJECT
    ? line
    : `${characters.slice(0, LONGEST_SUBJECT - 1).join("")}…`;
}

export type LeadFormat = "adf" | "text";

export interface LeadRecipient {
  /** Keys of the profile's recipients are the ids. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The profile decides what becomes of a lead, never the browser. */
export interface LeadRoute {
  readonly format: LeadFormat;
  readonly subject: string;
  readonly recipients: readonly LeadRecipient[];
  /** The fallback gets what one of the recipients refused. */
  readonly fallback: LeadRecipient;
}

type Routed = Pick<
  LeadSubmission,
  "type" | "topicId" | "storeId" | "user" | "vehicles"
>;
type RoutingProfile = Pick<StoreProfile, "leads" | "stores">;

/**
 * Spec §7: a lead is routed by topic, else by type, else by the default entry. A store's own address is preferred to
 * the group's.
 */
export function routeLead(lead: Routed, profile: RoutingProfile): LeadRoute {
  const { leads } = profile;
  const topic = leads.topics.find(({ id }) => id === lead.topicId);
  const isTopicUnknown = lead.topicId !== null && topic === undefined;
  const entry =
    (isTopicUnknown ? undefined : leads.types[lead.type]) ??
    leads.types.DEFAULT;
  const store = getStoreOrFirst(lead.storeId, profile);
  return {
    format: chooseFormat(topic?.format ?? null, entry.format, lead.vehicles),
    subject: fillSubject(entry.subject, {
      dealer: store.name,
      name: formatLeadName(lead.user),
      vehicle: formatVehicleTitle(lead.vehicles[0]),
    }),
    recipients: dedupeRecipients(
      (topic?.recipients ?? entry.recipients).map((id) =>
        getRecipient(id, store.id, profile),
      ),
    ),
    fallback: getRecipient(leads.fallbackRecipient, store.id, profile),
  };
}

/** A lead's store may have been closed since; the first store replaces it. */
export function getStoreOrFirst(
  storeId: string,
  { stores }: Pick<StoreProfile, "stores">,
): StoreProfile["stores"][number] {
  const store = stores.find(({ id }) => id === storeId) ?? stores[0];
  if (store === undefined) throw new Error("The profile lists no store.");
  return store;
}

export function formatVehicleTitle(
  vehicle: Pick<LeadVehicle, "year" | "make" | "model"> | undefined,
): string {
  if (vehicle === undefined) return "vehicle";
  const { year, make, model } = vehicle;
  return cleanLine(`${year} ${make} ${model}`) || "vehicle";
}

/** ADF is not valid without a vehicle, so it is used then only if a topic requires it. */
function chooseFormat(
  ofTopic: LeadFormat | null,
  ofType: LeadFormat,
  vehicles: readonly LeadVehicle[],
): LeadFormat {
  if (ofTopic !== null) return ofTopic;
  return vehicles.length === 0 ? "text" : ofType;
}

/** A store's own address is preferred to the group's. Throws for an id that the profile does not know. */
export function getRecipient(
  id: string,
  storeId: string,
  { leads }: Pick<StoreProfile, "leads">,
): LeadRecipient {
  const recipient = Object.hasOwn(leads.recipients, id)
    ? leads.recipients[id]
    : undefined;
  if (recipient === undefined)
    throw new Error(`The profile knows no recipient "${id}".`);
  const { name, email, stores } = recipient;
  const own = Object.hasOwn(stores, storeId) ? stores[storeId] : undefined;
  return { id, name, email: own ?? email };
}

function dedupeRecipients(
  recipients: readonly LeadRecipient[],
): readonly LeadRecipient[] {
  return [
    ...new Map(recipients.map((it) => [it.email.toLowerCase(), it])).values(),
  ];
}
