import { findStateCode } from "#app/domain/us-states.ts";

/** One thing that a new profile wants to know: the option of the command line, the key of a file, and the question. */
export interface NewQuestion {
  readonly option: string;
  /** Its place in the answers. */
  readonly key: readonly (string | number)[];
  readonly question: string;
  readonly example: string;
  /** What holds where nobody says anything. */
  readonly fallback?: string;
  /** Without it there is no profile. */
  readonly isRequired?: boolean;
  /** From the words of a person to what the answers hold. */
  readonly read?: (words: string) => unknown;
  /** Only options and files give it: nobody is asked. */
  readonly isUnasked?: boolean;
}

/** What shoppers and dealers call the conditions. */
const CONDITION_WORDS: Readonly<Record<string, string>> = {
  "pre-owned": "used",
  preowned: "used",
  "certified pre-owned": "certified",
  cpo: "certified",
};

const LANGUAGE_WORDS: Readonly<Record<string, string>> = {
  english: "en",
  spanish: "es",
  español: "es",
};

const toConditions = (words: string) =>
  words
    .split(/[,;&]| and /)
    .map((it) => it.trim().toLowerCase())
    .map((it) => it.replace(/ (?:cars|vehicles)$/, ""))
    .map((it) => CONDITION_WORDS[it] ?? it)
    .filter(Boolean);

/** What is neither is left as it is, for the check to refuse. */
const toFlag = (words: string): unknown => {
  if (/^(?:y|yes|true)$/i.test(words)) return true;
  return /^(?:n|no|false)$/i.test(words) ? false : words;
};

/** What neither is stays as it is, for the check to refuse. */
const toLanguages = (words: string) =>
  words
    .split(/[,;&]| and /)
    .map((it) => it.trim().toLowerCase())
    .map((it) => LANGUAGE_WORDS[it] ?? it)
    .filter(Boolean);

const toAddOns = (words: string) =>
  words
    .split(";")
    .filter((it) => it.trim() !== "")
    .map((part) => {
      const [name = "", price = ""] = part.split("=");
      return { name: name.trim(), price: price.trim() };
    });

const toColor = (words: string) =>
  /^[0-9a-f]{6}$/i.test(words) ? `#${words}` : words;

/** People leave out what browsers fill in. */
const toWebsite = (words: string) =>
  /^[\w-]+(?:\.[\w-]+)+\/?$/.test(words) ? `https://${words}` : words;

const inStore = (key: string) => ["stores", 0, key] as const;

/** Another store's questions are those of the first, and what it is called. */
export const FURTHER_STORE_NAME: NewQuestion = {
  option: "stores[].name",
  key: inStore("name"),
  question: "What is that store called?",
  example: "Lynn Motors North",
};

export const isOfStore = ({ key }: NewQuestion): boolean => key[0] === "stores";

/** The same question about the store at this place of the list. */
export function askOfStore(question: NewQuestion, at: number): NewQuestion {
  return {
    ...question,
    key: question.key.map((step) => (step === 0 ? at : step)),
  };
}

/** In the order in which they are asked. */
export const NEW_QUESTIONS: readonly NewQuestion[] = [
  {
    option: "name",
    key: ["name"],
    question: "What is the dealership called?",
    example: "Lynn Motors",
    isRequired: true,
  },
  {
    option: "legal-name",
    key: ["legalName"],
    question: "Its legal name, if it is another",
    example: "Lynn Motors LLC",
  },
  {
    option: "address",
    key: inStore("address"),
    question: "Street address of the store",
    example: "120 Western Ave",
    isRequired: true,
  },
  {
    option: "city",
    key: inStore("city"),
    question: "City",
    example: "Lynn",
    isRequired: true,
  },
  {
    option: "state",
    key: inStore("state"),
    question: "State",
    example: "MA",
    isRequired: true,
    read: (words) => findStateCode(words) ?? words,
  },
  {
    option: "zip",
    key: inStore("zip"),
    question: "ZIP code",
    example: "01904",
    isRequired: true,
  },
  {
    option: "phone",
    key: inStore("phone"),
    question: "Phone number of the store",
    example: "(781) 234-5678",
    isRequired: true,
  },
  {
    option: "hours",
    key: inStore("hours"),
    question: "Hours of the store",
    example: "Mon-Fri 9:00 AM - 6:00 PM; Sat 9:00 AM - 4:00 PM; Sun closed",
    isRequired: true,
  },
  {
    option: "time-zone",
    key: inStore("timeZone"),
    question: "Time zone, where the state has more than one",
    example: "America/Chicago",
    isUnasked: true,
  },
  {
    option: "email",
    key: ["email"],
    question: "Email address that visitors may see",
    example: "hello@lynnmotors.com",
    isRequired: true,
  },
  {
    option: "sells",
    key: ["sells"],
    question: "What is sold: new, used, certified?",
    example: "new, used",
    isRequired: true,
    read: toConditions,
  },
  {
    option: "document-fee",
    key: ["documentFee"],
    question: "Document fee, 0 for none",
    example: "$499",
    isRequired: true,
  },
  {
    option: "add-ons",
    key: ["addOns"],
    question: "What must be bought with every car, and for how much",
    example: "Paint protection=$399; Nitrogen=$99",
    read: toAddOns,
  },
  {
    option: "leads-to",
    key: ["leads", "to"],
    question: "Where do leads go? An email address, or the CRM's",
    example: "leads@lynnmotors.com",
    isRequired: true,
  },
  {
    option: "leads-format",
    key: ["leads", "format"],
    question: "Leads about cars as adf (for a CRM) or text (for people)",
    example: "text",
    fallback: "adf",
  },
  {
    option: "leads-from",
    key: ["leads", "from"],
    question: "Email address that mails of the site come from",
    example: "website@lynnmotors.com",
    isUnasked: true,
  },
  {
    option: "buys-cars",
    key: ["buysCars"],
    question: "Do you buy cars from shoppers? yes or no",
    example: "yes",
    fallback: "no",
    read: toFlag,
  },
  {
    option: "test-drives",
    key: ["takesTestDrives"],
    question: "May shoppers book test drives in your hours? yes or no",
    example: "no",
    fallback: "yes",
    read: toFlag,
  },
  {
    option: "languages",
    key: ["languages"],
    question: "Which languages does the site speak? The first is the default",
    example: "English, Spanish",
    fallback: "English",
    read: toLanguages,
  },
  {
    option: "color",
    key: ["color"],
    question: "Your color, in six digits",
    example: "#0b5cad",
    read: toColor,
  },
  {
    option: "second-color",
    key: ["secondColor"],
    question: "A second color",
    example: "#f59e0b",
    isUnasked: true,
    read: toColor,
  },
  {
    option: "logo",
    key: ["logo"],
    question: "Your logo, a picture's file on this machine",
    example: "logo.svg",
  },
  {
    option: "inverse-logo",
    key: ["inverseLogo"],
    question: "Your logo for dark ground, likewise",
    example: "logo-white.svg",
    isUnasked: true,
  },
  {
    option: "website",
    key: ["website"],
    question: "Address that the site will have",
    example: "www.lynnmotors.com",
    read: toWebsite,
  },
  {
    option: "description",
    key: ["description"],
    question: "One sentence about the dealership",
    example: "Used cars in Lynn since 1987.",
    isUnasked: true,
  },
  {
    option: "description-es",
    key: ["spanishDescription"],
    question: "The same in Spanish",
    example: "Autos usados en Lynn desde 1987.",
    isUnasked: true,
  },
  {
    option: "founded",
    key: ["foundedYear"],
    question: "Year of its founding",
    example: "1987",
    isUnasked: true,
    read: (words) => (/^\d{4}$/.test(words) ? Number(words) : words),
  },
];
