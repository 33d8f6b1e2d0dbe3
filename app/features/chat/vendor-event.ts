/** Says in the query of the chat's address that a vendor's widget reports a conversation. */
const EVENT_MARK = ["by", "widget"] as const;

export function isChatEvent(query: URLSearchParams): boolean {
  const [key, value] = EVENT_MARK;
  return query.get(key) === value;
}

export function addEventMark(action: string): string {
  return `${action}&${EVENT_MARK.join("=")}`;
}

/** A vendor's adapter dispatches it on `window` (docs/operations/chat.md). */
export const CONVERSATION_EVENT = "forecourt:conversation";

/** Fields of the event's detail that go to the store; the phone is in either of two. */
const FIELDS = [
  "customerName",
  "customerPhone",
  "phone",
  "email",
  "message",
] as const;

/** Anything but texts is left out: scripts of others fill the detail. */
export function readEventFields(
  detail: unknown,
): Readonly<Record<string, string>> {
  if (typeof detail !== "object" || detail === null) return {};
  const given = new Map<string, unknown>(Object.entries(detail));
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = given.get(name);
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}
