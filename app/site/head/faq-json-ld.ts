import type { FAQPage } from "schema-dts";

interface Question {
  readonly question: string;
  readonly answers: readonly string[];
  /** Terms of a payment that an answer names: never apart from it. */
  readonly disclosure: string | null;
}

/** Questions as the page shows them. */
export function buildFaqJsonLd(questions: readonly Question[]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answers, disclosure }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: {
        "@type": "Answer",
        text: [...answers, ...(disclosure === null ? [] : [disclosure])].join(
          " ",
        ),
      },
    })),
  };
}
