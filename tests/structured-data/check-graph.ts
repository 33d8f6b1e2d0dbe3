import Validator from "@adobe/structured-data-validator";
import { readVocabulary } from "./vocabulary.ts";

/** One node of a page's graph. */
export type GraphNode = Readonly<Record<string, unknown>> & {
  readonly "@type": string;
};

const SCRIPT =
  /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** Null for a page that says nothing. Throws when it says it twice, or no JSON. */
export function readGraph(html: string): readonly GraphNode[] | null {
  const scripts = [...html.matchAll(SCRIPT)].map(([, body = ""]) => body);
  if (scripts.length === 0) return null;
  if (scripts.length > 1) throw new Error("A page has two graphs.");
  // A parser of HTML ends the script where the expression does: the JSON holds no "<".
  const parsed = JSON.parse(scripts[0] ?? "") as {
    readonly "@context": unknown;
    readonly "@graph": readonly GraphNode[];
  };
  if (parsed["@context"] !== "https://schema.org")
    throw new Error("A graph is of another vocabulary.");
  return parsed["@graph"];
}

const validator = new Validator(readVocabulary());

/** What is wrong by the vocabulary, and what search engines refuse. */
export async function listErrors(
  nodes: readonly GraphNode[],
): Promise<readonly string[]> {
  const issues = await validator.validate({
    // The validator takes notes on the objects.
    jsonld: Object.groupBy(
      structuredClone(nodes),
      (it) => it["@type"],
    ) as Record<string, GraphNode[]>,
  });
  return issues
    .filter(
      ({ severity, errorType }) =>
        severity === "ERROR" || errorType === "schemaOrg",
    )
    .map(
      ({ issueMessage, path }) => `${issueMessage} at ${JSON.stringify(path)}`,
    );
}
