import { toPlainText } from "./delimited-line.ts";
import { META_COLUMNS } from "./meta-columns.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

export function formatMetaDocumentHead(storeName: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<listings>\n<title>${escapeXml(storeName)}</title>\n`;
}

export const META_DOCUMENT_TAIL = "</listings>\n";

/** Empty cells are left out, and paths become nested elements. */
export function formatMetaListing(cells: readonly string[]): string {
  const parts: string[] = [];
  const nested: Record<"mileage" | "address", string[]> = {
    mileage: [],
    address: [],
  };
  META_COLUMNS.forEach(([name], at) => {
    const text = escapeXml(cells[at] ?? "");
    if (text === "") return;
    const [first = "", second] = name.split(".");
    if (first === "mileage")
      nested.mileage.push(formatElement(second ?? "", text));
    else if (first === "address")
      nested.address.push(`<component name="${second}">${text}</component>`);
    else if (!first.startsWith("image[")) parts.push(formatElement(name, text));
    else if (second === "url")
      parts.push(`<image>${formatElement("url", text)}</image>`);
  });
  const { mileage, address } = nested;
  if (mileage.length > 0)
    parts.push(formatElement("mileage", mileage.join("")));
  parts.push(`<address format="simple">${address.join("")}</address>`);
  return `<listing>${parts.join("")}</listing>\n`;
}

function formatElement(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}

function escapeXml(text: string): string {
  return toPlainText(text)
    .replace(/[&<>"]/g, (it) => ESCAPES[it] ?? "")
    .trim();
}
