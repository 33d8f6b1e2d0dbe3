import { setImmediate as giveWay } from "node:timers/promises";
import { SaxesParser } from "saxes";
import type { ZipArchive } from "./zip-archive.server.ts";

/** Other visitors wait no longer than for these. */
const CHARACTERS_AT_ONCE = 100_000;

export interface XmlElement {
  /** The name without its prefix. */
  readonly name: string;
  /** Values by name without prefix. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** A reader follows it in a browser, a mail program or on the phone; a link without a scheme leads nowhere by itself. */
export function isSafeLink(target: string): boolean {
  return SAFE_LINK.test(target);
}

const SAFE_LINK = /^(?:https?:|mailto:|tel:)|^(?![a-z][a-z0-9+.-]*:|[\\/])/i;

/** Null stands for a part that is missing, damaged or too large, or whose XML cannot be read. */
export async function listPartElements(
  archive: ZipArchive,
  part: string,
): Promise<readonly XmlElement[] | null> {
  const text = await archive.readText(part);
  return text === null ? null : listXmlElements(text);
}

/** Every element in order; null stands for XML that is not well-formed or that brings a document type of its own. */
async function listXmlElements(
  text: string,
): Promise<readonly XmlElement[] | null> {
  const elements: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("doctype", () => {
    throw new Error("A part of a document needs no document type.");
  });
  parser.on("opentag", ({ local, attributes }) => {
    elements.push({
      name: local,
      attributes: Object.fromEntries(
        Object.values(attributes).map((it) => [it.local, it.value]),
      ),
    });
  });
  try {
    for (let at = 0; at < text.length; at += CHARACTERS_AT_ONCE) {
      if (at > 0) await giveWay();
      parser.write(text.slice(at, at + CHARACTERS_AT_ONCE));
    }
    parser.close();
    return elements;
  } catch {
    return null;
  }
}
