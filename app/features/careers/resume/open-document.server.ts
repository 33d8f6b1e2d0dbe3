import {
  isSafeLink,
  listPartElements,
  type XmlElement,
} from "./xml-elements.server.ts";
import type { ZipArchive } from "./zip-archive.server.ts";

const TEXT_TYPE = "application/vnd.oasis.opendocument.text";
const MANIFEST = "META-INF/manifest.xml";
const CONTENTS = ["content.xml", "styles.xml"];

/** A template or a master document has another type. */
export async function isOpenDocumentText(
  archive: ZipArchive,
): Promise<boolean> {
  if (!archive.names.includes("content.xml")) return false;
  return (await archive.readText("mimetype"))?.trim() === TEXT_TYPE;
}

/** Macros and dialogs have folders of their own; embedded objects are called "Object 1" and so on. */
const ACTIVE_PART =
  /(?:^|[\\/])(?:basic|scripts|dialogs|object \d+)(?:[\\/]|$)|macrosignatures/i;
const ACTIVE_TYPE = /oleobject|script|basic|macro|executable|java/i;

export async function isPlainOpenDocument(
  archive: ZipArchive,
): Promise<boolean> {
  if (archive.names.some((name) => ACTIVE_PART.test(name))) return false;
  if (archive.names.includes(MANIFEST)) {
    const entries = await listPartElements(archive, MANIFEST);
    if (entries === null || !entries.every(isPlainEntry)) return false;
  }
  for (const part of CONTENTS) {
    if (!archive.names.includes(part)) continue;
    const elements = await listPartElements(archive, part);
    if (elements === null || !elements.every(isPlainElement)) return false;
  }
  return true;
}

/** What is encrypted cannot be looked into. */
function isPlainEntry({ name, attributes }: XmlElement): boolean {
  return (
    name !== "encryption-data" &&
    !ACTIVE_TYPE.test(attributes["media-type"] ?? "")
  );
}

/** Event listeners, embedded programs and objects, and data that is fetched from elsewhere. */
const ACTIVE_ELEMENT =
  /^(?:event-listener|script|object|object-ole|plugin|applet|floating-frame|section-source|dde-.*)$/;
const LINK = /^(?:a|area-rectangle|area-circle|area-polygon)$/;
/** A scheme, a network path or a way out of the archive. */
const OUTSIDE = /^(?:[a-z][a-z0-9+.-]*:|[\\/]|\.\.)/i;

function isPlainElement({ name, attributes }: XmlElement): boolean {
  if (ACTIVE_ELEMENT.test(name)) return false;
  const target = attributes["href"]?.trim();
  if (target === undefined) return true;
  return LINK.test(name) ? isSafeLink(target) : !OUTSIDE.test(target);
}
