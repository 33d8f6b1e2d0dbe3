import {
  type AddressOptions,
  printAddress,
} from "#app/domain/address/printed-address.ts";

/** Whose mail a link to stop stands in. It is sealed into the link, so that the link works as long as the mail is kept. */
export interface StopMailbox {
  readonly email: string;
  readonly name: string;
  /** The mail came from this store. */
  readonly storeId: string;
  readonly visitorId: string | null;
}

/** The purpose of the seal: no other sealed text passes for a link. */
export const STOP_LINK_SEAL = "stop contact";

export const STOP_PARAMETER = "mail";

/** The seal stands in the query, which no report of a visit and no canonical address has. */
export function getStopAddress(
  sealed: string,
  options?: AddressOptions,
): string {
  return printAddress(["stop-contact"], options, [[STOP_PARAMETER, sealed]]);
}

export function printStopMailbox({
  email,
  name,
  storeId,
  visitorId,
}: StopMailbox): string {
  return JSON.stringify([email, name, storeId, visitorId]);
}

/** The text was sealed by us, so that its shape is ours too. */
export function parseStopMailbox(text: string): StopMailbox {
  const [email, name, storeId, visitorId]: [
    string,
    string,
    string,
    string | null,
  ] = JSON.parse(text);
  return { email, name, storeId, visitorId };
}

/** Whoever looks over a shoulder, or gets the mail passed on, does not read the address: "n…@visitor.example". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}…${email.slice(at)}`;
}

/** Mails that we send by ourselves: those of a mailbox that wait to be sent go with the stop. */
export const STOPPED_MAIL_KINDS: readonly string[] = [
  "alerts",
  "appointment-reminder",
];
