/** A form shows these messages about a field; schemas carry the keys, pages the words (Spec §5). */
export const FIELD_MESSAGES = {
  required: "This field is required",
  email: "Please enter a valid email address",
  phone: "Please enter a valid phone number",
  firstName: "Enter your first name.",
  lastName: "Enter your last name.",
  message: "Enter your message.",
  make: "Enter the make of the vehicle.",
  model: "Enter the model of the vehicle.",
  year: "Enter the year of the vehicle.",
  price: "Enter the price of the vehicle.",
  mileage: "Enter the mileage of the vehicle.",
  tooLong: "Use {count} characters or fewer",
  choice: "Choose an answer",
  repeated: "Give only one answer",
} as const;

export type FieldMessage = keyof typeof FIELD_MESSAGES;

/** Prints `tooLong:60`. */
export function formatCountedMessage(
  message: FieldMessage,
  count: number,
): string {
  return `${message}:${count}`;
}

export function parseMessage(message: string): {
  readonly key: string;
  readonly count: number | null;
} {
  const [key = "", count] = message.split(":");
  return { key, count: count === undefined ? null : Number(count) };
}
