import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** schema.org as the validator reads it; https://schema.org/version/latest/schemaorg-all-https.jsonld has this shape. */
export interface Vocabulary {
  readonly "@graph": readonly Readonly<Record<string, unknown>>[];
}

const TYPES = createRequire(import.meta.url).resolve("schema-dts");
const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{/;
const PROPERTY = /^ {4}"(\w+)"\?:/;
const ROOT = "Thing";

/** The vocabulary's classes and properties, out of the type declarations that the code is checked against: no test asks the network. */
export function readVocabulary(): Vocabulary {
  const text = readFileSync(TYPES.replace(/\.js$/, ".d.ts"), "utf8");
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  let open = "";
  for (const line of text.split("\n")) {
    const [, name = "", , bases = ""] = INTERFACE.exec(line) ?? [];
    if (name !== "") {
      open = name;
      const above = bases
        .split(",")
        .map(className)
        .filter((it) => it !== name);
      add(parents, name, above);
    }
    const property = PROPERTY.exec(line)?.[1];
    if (property !== undefined) add(domains, property, [open]);
  }
  return {
    "@graph": [
      ...[...parents].map(([name, above]) => ({
        "@id": `schema:${name}`,
        "@type": "rdfs:Class",
        ...(name !== ROOT && { "rdfs:subClassOf": [...above].map(reference) }),
      })),
      ...[...domains].map(([name, classes]) => ({
        "@id": `schema:${name}`,
        "@type": "rdf:Property",
        "schema:domainIncludes": [...classes].map(reference),
      })),
    ],
  };
}

/** `Partial<IdReference>` and the like are no classes. */
function className(base: string): string {
  return /^\s*(\w+?)(?:Base|Leaf)\s*$/.exec(base)?.[1] ?? ROOT;
}

function reference(name: string) {
  return { "@id": `schema:${name}` };
}

function add(
  lists: Map<string, Set<string>>,
  key: string,
  names: readonly string[],
): void {
  lists.set(key, new Set([...(lists.get(key) ?? []), ...names]));
}
