import { plain } from "./delimited-line.ts";
import { META_COLUMNS } from "./meta-columns.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export function metaDocumentHead(storeName: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n<title>${escaped(storeName)}</title>\n`;
}

export const META_DOCUMENT_TAIL = "</listings>\n";

/** The cells of META_COLUMNS as an element each; empty ones are left out, and paths become nested elements. */
export function metaListing(cells: readonly string[]): string {
  const parts: string[] = [];
  const nested: Record<"mileage" | "address", string[]> = {
    mileage: [],
    address: [],
  };
  META_COLUMNS.forEach(({ name }, at) => {
    const text = escaped(cells[at] ?? "");
    if (text === "") return;
    const [first = "", second] = name.split(".");
    if (first === "mileage") nested.mileage.push(element(second ?? "", text));
    else if (first === "address")
      nested.address.push(`<component name="${second}">${text}</component>`);
    else if (!first.startsWith("image[")) parts.push(element(name, text));
    else if (second === "url")
      parts.push(`<image>${element("url", text)}</image>`);
  });
  const { mileage, address } = nested;
  parts.push(element("mileage", mileage.join("")));
  parts.push(`<address format="simple">${address.join("")}</address>`);
  return `<listing>${parts.join("")}</listing>\n`;
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function escaped(text: string): string {
  return plain(text)
    .replace(/[&<>"]/g, (it) => ESCAPES[it] ?? "")
    .trim();
}
