/**
 * It is one question of the demonstration's lender. Its input has no name, so that no browser sends the answer
 * anywhere.
 */
export interface LenderField {
  readonly label: string;
  readonly hint?: string;
  readonly autocomplete?: string;
  /** `choice` takes `options`; `money` is whole dollars. */
  readonly kind: "text" | "date" | "money" | "choice";
  readonly options?: readonly string[];
  /** The field is beside its neighbor where there is room. */
  readonly isHalf?: boolean;
}

export interface LenderForm {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly {
    readonly legend: string;
    readonly fields: readonly LenderField[];
  }[];
  readonly agreement: string;
  readonly button: string;
  readonly done: { readonly title: string; readonly text: string };
}

const NAME: readonly LenderField[] = [
  {
    label: "First name",
    kind: "text",
    autocomplete: "given-name",
    isHalf: true,
  },
  {
    label: "Last name",
    kind: "text",
    autocomplete: "family-name",
    isHalf: true,
  },
];
const BIRTHDAY: LenderField = {
  label: "Date of birth",
  kind: "date",
  autocomplete: "bday",
  isHalf: true,
};
const HOME: readonly LenderField[] = [
  {
    label: "Street address",
    kind: "text",
    autocomplete: "address-line1",
  },
  { label: "City", kind: "text", autocomplete: "address-level2", isHalf: true },
  {
    label: "ZIP code",
    kind: "text",
    autocomplete: "postal-code",
    isHalf: true,
  },
];
const INCOME: LenderField = {
  label: "Income a month, before taxes",
  kind: "money",
  isHalf: true,
};
const RENT: LenderField = {
  label: "Rent or mortgage a month",
  kind: "money",
  isHalf: true,
};

/** It maps each path to a page of the demonstration, as believable as possible without asking for anything secret. */
export const LENDER_FORMS: Readonly<Record<string, LenderForm>> = {
  "/pre-approval": {
    title: "See if you pre-qualify",
    lead: "A few questions. A check of this kind does not affect your credit score.",
    parts: [
      { legend: "About you", fields: [...NAME, BIRTHDAY] },
      { legend: "Your month", fields: [INCOME, RENT] },
    ],
    agreement:
      "I agree to a soft credit inquiry. It does not affect my credit score.",
    button: "See if I pre-qualify",
    done: {
      title: "Your request was made",
      text: "A lender would show its decision here, with the rate and the terms of the loan.",
    },
  },
  "/free-credit-score": {
    title: "Your credit score, free",
    lead: "Tell the lender who you are. Asking for your own score does not affect it.",
    parts: [{ legend: "About you", fields: [...NAME, BIRTHDAY, ...HOME] }],
    agreement: "I agree that my credit score is looked up for me.",
    button: "See my score",
    done: {
      title: "Your request was made",
      text: "A lender would show your score here, and what it is made of.",
    },
  },
  "/full-application": {
    title: "Credit application",
    lead: "About ten minutes. A real application is a hard inquiry, which can affect a credit score.",
    parts: [
      {
        legend: "About you",
        fields: [
          ...NAME,
          BIRTHDAY,
          {
            label: "Mobile phone",
            kind: "text",
            autocomplete: "tel",
            isHalf: true,
          },
        ],
      },
      {
        legend: "Where you live",
        fields: [
          ...HOME,
          {
            label: "You",
            kind: "choice",
            options: ["Rent", "Own", "Live with family"],
            isHalf: true,
          },
          RENT,
        ],
      },
      {
        legend: "Your work",
        fields: [
          {
            label: "Employer",
            kind: "text",
            autocomplete: "organization",
            isHalf: true,
          },
          {
            label: "Job title",
            kind: "text",
            autocomplete: "organization-title",
            isHalf: true,
          },
          INCOME,
          {
            label: "Years there",
            kind: "choice",
            options: ["Less than 1", "1 to 2", "3 to 5", "More than 5"],
            isHalf: true,
          },
        ],
      },
    ],
    agreement:
      "Everything above is true, and I agree to a credit inquiry for this application.",
    button: "Submit application",
    done: {
      title: "Your application was submitted",
      text: "A lender would confirm it here, and say when it decides.",
    },
  },
};
