import { EXAMPLE_SCORE } from "#app/domain/lender-frame/example-score.ts";

/** The input of a question has no name, so that no browser sends the answer anywhere. */
export interface LenderField {
  readonly label: string;
  readonly autocomplete?: string;
  /** `choice` takes `options`; `money` is whole dollars; `date` is typed, for nobody scrolls to the year of a birth. */
  readonly kind: "text" | "date" | "money" | "choice";
  readonly options?: readonly string[];
  /** The field is beside its neighbor where there is room. */
  readonly isHalf?: boolean;
  /** So short that it is beside its neighbor on a phone as well. */
  readonly isShort?: boolean;
  /** The example of an answer is made from these amounts. */
  readonly amount?: "income" | "rent";
}

export interface LenderForm {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly {
    readonly legend: string;
    /** It says what the answers are for. */
    readonly note?: string;
    readonly fields: readonly LenderField[];
  }[];
  readonly agreement: string;
  readonly button: string;
  readonly done: {
    readonly title: string;
    readonly text: string;
    /** Whose score it is, and by which model. */
    readonly source?: string;
    /** `loan` is made from what was typed; `score` says what a score is made of. */
    readonly shows: "loan" | "score";
  };
}

/** A short answer, beside its neighbor. */
const half = (
  label: string,
  autocomplete: string,
  kind: "text" | "date" = "text",
): LenderField => ({ label, kind, autocomplete, isHalf: true });

const halfMoney = (label: string, amount: "income" | "rent"): LenderField => ({
  label,
  kind: "money",
  isHalf: true,
  amount,
});

const halfChoice = (
  label: string,
  options: readonly string[],
): LenderField => ({ label, kind: "choice", options, isHalf: true });

const PERSON: readonly LenderField[] = [
  half("First name", "given-name"),
  half("Last name", "family-name"),
  half("Date of birth", "bday", "date"),
];
const HOME: readonly LenderField[] = [
  { label: "Street address", kind: "text", autocomplete: "address-line1" },
  { ...half("City", "address-level2"), isShort: true },
  { ...half("ZIP code", "postal-code"), isShort: true },
];
const INCOME = halfMoney("Monthly income before taxes", "income");
const RENT = halfMoney("Monthly rent or mortgage", "rent");

/** The pages are as believable as possible without asking for anything secret. */
export const LENDER_FORMS: Readonly<Record<string, LenderForm>> = {
  "/pre-approval": {
    title: "Your pre-approval",
    lead: "A check of this kind does not affect your credit score.",
    parts: [
      { legend: "About you", fields: PERSON },
      { legend: "Where you live", fields: [...HOME, RENT] },
      { legend: "What you earn", fields: [INCOME] },
    ],
    agreement:
      "I agree to a soft credit inquiry. It does not affect my credit score.",
    button: "Get my answer",
    done: {
      title: "The lender’s answer",
      text: "A lender would show its decision here, with the rate and the terms of the loan.",
      shows: "loan",
    },
  },
  "/free-credit-score": {
    title: "Your credit score, free",
    lead: "Tell the lender who you are. Asking for your own score does not affect it.",
    parts: [
      {
        legend: "About you",
        note: "Your name, birthday and address find your credit file. No Social Security number needed.",
        fields: [...PERSON, ...HOME],
      },
    ],
    agreement:
      "I agree to a soft credit check. It does not affect my credit score.",
    button: "See my score",
    done: {
      title: `Example: ${EXAMPLE_SCORE} is a good score`,
      source: "FICO Score 8, from Experian",
      text: "A lender would mark your own number on this scale, and name its model and bureau like this. This demonstration can’t see anybody’s credit, so it has none for you.",
      shows: "score",
    },
  },
  "/full-application": {
    title: "Credit application",
    lead: "About ten minutes. A real application is a hard inquiry, which can affect a credit score.",
    parts: [
      { legend: "About you", fields: [...PERSON, half("Mobile phone", "tel")] },
      {
        legend: "Where you live",
        fields: [
          ...HOME,
          halfChoice("Rent or own", ["Rent", "Own", "Live with family"]),
          RENT,
        ],
      },
      {
        legend: "Your work",
        fields: [
          half("Employer", "organization"),
          half("Job title", "organization-title"),
          INCOME,
          halfChoice("Years at this job", [
            "Less than 1",
            "1 to 2",
            "3 to 5",
            "More than 5",
          ]),
        ],
      },
    ],
    agreement:
      "Everything I entered is true, and I agree to a credit inquiry for this application.",
    button: "Submit application",
    done: {
      title: "The lender’s answer",
      text: "A lender would confirm it here, and say when it decides.",
      shows: "loan",
    },
  },
};
