import type { Trade } from "#app/domain/store-profile/store-profile.ts";

/** What the answers tell of a loan on the car. A dealership may not ask. */
export type LoanTold = "owed" | "paid" | "untold";

export function findLoanTold(
  { questions, questionRoles }: Pick<Trade, "questions" | "questionRoles">,
  balanceCents: number,
): LoanTold {
  if (balanceCents > 0) return "owed";
  const { remainingBalance } = questionRoles;
  return questions.some(({ questionId }) => questionId === remainingBalance)
    ? "paid"
    : "untold";
}
