import type { LenderPage } from "#app/domain/lender-frame/lender-page.ts";

const SUBMITTED_PATH = "/api/financing/submitted";

/** This tells our server; the answer is the reference of the lead, or null where there is none. */
export async function reportSubmitted(
  page: LenderPage,
  query: string,
): Promise<string | null> {
  try {
    const response = await fetch(SUBMITTED_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ page, query }),
      // A visitor who has submitted may leave at once.
      keepalive: true,
    });
    const answer: unknown = await response.json();
    return typeof answer === "object" &&
      answer !== null &&
      "reference" in answer &&
      typeof answer.reference === "string"
      ? answer.reference
      : null;
  } catch {
    return null;
  }
}
