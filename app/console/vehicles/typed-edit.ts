import { STOCK_STATUSES } from "#app/domain/vehicle/availability.ts";
import type { EditField } from "#app/domain/vehicle-edits/edit-fields.ts";
import { readText } from "#app/console/frame/posted.ts";

/** Photos need thumbnails to be ordered; the other fields are forms. */
export const FORM_FIELDS = [
  "hidden",
  "availability",
  "salePriceCents",
  "description",
  "features",
] as const satisfies readonly EditField[];
export type FormField = (typeof FORM_FIELDS)[number];

/** Texts of one field's form, as they were typed. */
export type TypedTexts = Readonly<Record<string, string>>;

/** A form that could not be saved: what was typed, and why. */
export interface FailedForm {
  readonly field: FormField;
  readonly typed: TypedTexts;
  readonly error: string;
}

const NAMES: Readonly<Record<FormField, readonly string[]>> = {
  hidden: [],
  availability: ["stockStatus", "hold", "expectedOn"],
  salePriceCents: ["price", "reason"],
  description: ["description"],
  features: ["features"],
};

const LONGEST_TEXT = 20_000;

export function readTyped(field: FormField, posted: FormData): TypedTexts {
  return Object.fromEntries(
    NAMES[field].map((name) => [
      name,
      readText(posted, name).slice(0, LONGEST_TEXT),
    ]),
  );
}

/** What the domain's table is given; it says whether it is a value. */
export function toEditValue(field: FormField, typed: TypedTexts): unknown {
  const get = (name: string) => typed[name] ?? "";
  switch (field) {
    case "hidden":
      return true;
    case "availability":
      return {
        stockStatus: get("stockStatus"),
        hold: get("hold") === "" ? null : get("hold"),
        expectedOn: get("expectedOn") === "" ? null : get("expectedOn"),
      };
    case "salePriceCents":
      return get("price") === "" ? null : parseCents(get("price"));
    case "description":
      return get("description") === "" ? null : get("description");
    case "features":
      return get("features")
        .split("\n")
        .map((it) => it.trim())
        .filter((it) => it !== "");
  }
}

/** "$18,995" or "18995.50"; NaN, which is no price, for anything else. */
function parseCents(text: string): number {
  const [, dollars, cents = "00"] =
    /^\$?\s*(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{2}))?$/.exec(text) ?? [];
  return dollars === undefined
    ? NaN
    : Number(dollars.replaceAll(",", "")) * 100 + Number(cents);
}

export function isFormField(text: string): text is FormField {
  return FORM_FIELDS.some((it) => it === text);
}

/** Where a car whose feed says nothing would be. */
export const USUAL_STATUS = STOCK_STATUSES[0];
