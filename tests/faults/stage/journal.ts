import { FaultFound } from "../fault.ts";

/** One filled-in form, however often it is sent. */
export interface Submission {
  /** In the message, and in no other. */
  readonly marker: string;
  /** Of the page that the form stood on. */
  readonly token: string;
  /** What the visitor was told; null until then. */
  reference: string | null;
}

/** What the visitors know, kept apart from the site: the promise is measured by it. */
export interface Journal {
  readonly submissions: readonly Submission[];
  /** Answers of 503, each with another way to reach the store. */
  readonly refusals: number;
  readonly acknowledged: readonly (Submission & {
    readonly reference: string;
  })[];
  add(token: string): Submission;
  noteReference(submission: Submission, reference: string): void;
  noteRefusal(): void;
}

export function newJournal(): Journal {
  const submissions: Submission[] = [];
  let refusals = 0;
  return {
    submissions,
    get refusals() {
      return refusals;
    },
    get acknowledged() {
      return submissions.filter(isAcknowledged);
    },
    add(token) {
      const marker = `fault marker ${submissions.length + 1}.`;
      const submission = { marker, token, reference: null };
      submissions.push(submission);
      return submission;
    },
    noteReference(submission, reference) {
      if (submission.reference !== null && submission.reference !== reference)
        throw new FaultFound(
          `One form was first ${submission.reference} and then ${reference}.`,
        );
      submission.reference = reference;
    },
    noteRefusal() {
      refusals++;
    },
  };
}

function isAcknowledged(
  submission: Submission,
): submission is Submission & { reference: string } {
  return submission.reference !== null;
}
