import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  DtdValidator,
  XmlDocument,
  XmlDtd,
  XmlElement,
  XmlText,
} from "libxml2-wasm";
import { ADF_ATTRIBUTES, ADF_CHILDREN } from "./adf-content-model.ts";

/** A parsed ADF document: names, attributes, texts, nothing of how it was written. */
export interface AdfElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly AdfElement[];
  /** Of an element without children. */
  readonly text: string;
}

const DTD = readFileSync(join(import.meta.dirname, "adf-1.0.dtd"), "utf8");

/** Parses strictly and validates against the DTD; throws what is wrong. */
export function parseValidAdf(xml: string): AdfElement {
  const document = XmlDocument.fromString(xml);
  const dtd = XmlDtd.fromString(DTD);
  const validator = new DtdValidator(dtd);
  try {
    validator.validate(document);
    return toElement(document.root);
  } finally {
    validator.dispose();
    dtd.dispose();
    document.dispose();
  }
}

function toElement(element: XmlElement): AdfElement {
  const children: AdfElement[] = [];
  let text = "";
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) children.push(toElement(node));
    else if (node instanceof XmlText) text += node.content;
  }
  return {
    name: element.name,
    attributes: Object.fromEntries(
      element.attrs.map(({ name, value }) => [name, value]),
    ),
    children,
    text: children.length > 0 ? "" : text,
  };
}

/** Independently of the DTD: what the table of the standard's prose does not allow. */
export function listModelFaults(element: AdfElement): string[] {
  const { name, attributes, children } = element;
  const order = ADF_CHILDREN[name] ?? [];
  const names = children.map((it) => it.name);
  const allowed = new RegExp(`^${order.map(toPattern).join("")}$`);
  const line = names.map((it) => `${it},`).join("");
  return [
    ...(allowed.test(line) ? [] : [`${name} holds ${line || "nothing"}`]),
    ...listContactFaults(element),
    ...Object.entries(attributes).flatMap(([key, value]) => {
      const values = ADF_ATTRIBUTES[name]?.[key];
      if (values === undefined) return [`${name} has no attribute ${key}`];
      return values === null || values.includes(value)
        ? []
        : [`${name} ${key}="${value}"`];
    }),
    ...children.flatMap(listModelFaults),
  ];
}

/** `name?` becomes `(?:name,)?`. */
function toPattern(child: string): string {
  const name = child.replace(/[?*+]$/, "");
  return `(?:${name},)${child.slice(name.length)}`;
}

function listContactFaults({ name, children }: AdfElement): string[] {
  if (name !== "contact") return [];
  const isReachable = children.some(
    (it) => it.name === "email" || it.name === "phone",
  );
  return isReachable ? [] : ["contact has neither email nor phone"];
}

/** The element at a path like `prospect/customer/comments`; throws when there is none. */
export function at(element: AdfElement, path: string): AdfElement {
  return path.split("/").reduce((parent, name) => {
    const found = parent.children.find((it) => it.name === name);
    if (found === undefined) throw new Error(`${parent.name} has no ${name}`);
    return found;
  }, element);
}
