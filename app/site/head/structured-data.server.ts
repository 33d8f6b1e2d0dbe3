import type { Graph, Thing } from "schema-dts";

/** JSON-LD of a page as a script element that no browser runs; empty without things. */
export function structuredDataScript(
  things: readonly Thing[],
  attribute: string,
): string {
  const nodes = mergeNodes(things);
  if (nodes.length === 0) return "";
  const graph: Graph = { "@context": "https://schema.org", "@graph": nodes };
  return `<script type="application/ld+json" ${attribute}="">${scriptJson(graph)}</script>`;
}

/** What one part of a page says of a thing is added to what another part says. */
function mergeNodes(things: readonly Thing[]): readonly Thing[] {
  const nodes = new Map<unknown, Thing>();
  for (const thing of things) {
    if (typeof thing === "string") continue;
    const id = "@id" in thing ? thing["@id"] : undefined;
    const key = id ?? thing;
    nodes.set(key, { ...asObject(nodes.get(key)), ...thing });
  }
  return [...nodes.values()];
}

function asObject(thing: Thing | undefined): object {
  return typeof thing === "object" ? thing : {};
}

/** JSON that can end neither its script nor, in old parsers, its line; it parses back to the same texts. */
function scriptJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll("<", "\\u003c")
    .replaceAll(">", "\\u003e")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
