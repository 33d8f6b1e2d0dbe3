import {
  isSafeLink,
  listPartElements,
  type XmlElement,
} from "./xml-elements.server.ts";
import type { ZipArchive } from "./zip-archive.server.ts";

const TYPES_PART = "[Content_Types].xml";
const MAIN_PART = "word/document.xml";
const MAIN_TYPE =
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

export function isWordDocument({ names }: ZipArchive): boolean {
  return names.includes(TYPES_PART) && names.includes(MAIN_PART);
}

/** ECMA-376: what a document holds is told by the types of its parts, by their names and by their relationships. */
export async function isPlainWordDocument(
  archive: ZipArchive,
): Promise<boolean> {
  if (archive.names.some((name) => ACTIVE_PART.test(name))) return false;
  const types = await listPartElements(archive, TYPES_PART);
  if (types === null || !arePlainTypes(types)) return false;
  for (const name of archive.names) {
    if (!/\.rels$/i.test(name)) continue;
    const relationships = await listPartElements(archive, name);
    if (relationships === null) return false;
    if (!relationships.every(isPlainRelationship)) return false;
  }
  return true;
}

/** Macros, controls, embedded objects and documents, and programs. */
const ACTIVE_PART =
  /(?:^|[\\/])(?:(?:vba|attachedtoolbars|afchunk)[^\\/]*$|(?:activex|embeddings|ctrlprops)[\\/])|\.(?:exe|dll|com|scr|js|jse|vbs|vbe|wsf|hta|html?|mht|rtf|doc[mx]?|dot[mx]?|xls[mxb]?|ppt[mx]?|swf|lnk)$/i;

/** Types that hold text, layout, fonts and pictures; every other type is refused. */
const PLAIN_TYPES = [
  /^image\/[\w.+-]+$/,
  /^(?:application|text)\/xml$/,
  /^application\/(?:x-font[\w-]*|font[\w-]*)$|^font\/[\w-]+$/,
  /^application\/vnd\.openxmlformats-package\.[\w.+-]+$/,
  /^application\/vnd\.openxmlformats-officedocument\.(?:wordprocessingml\.(?!template)[\w.]+(?:\+xml)?|drawingml\.[\w.]+\+xml|theme(?:override)?\+xml|(?:extended|custom)-properties\+xml|customxmlproperties\+xml|vmldrawing|obfuscatedfont)$/,
  /^application\/vnd\.ms-(?:word|office)\.(?!vba|attachedtoolbars|keymap|activex|[\w.]*macro)[\w.]+\+xml$/,
];

function arePlainTypes(types: readonly XmlElement[]): boolean {
  const isMain = types.some(
    ({ name, attributes }) =>
      name === "Override" &&
      attributes["PartName"]?.toLowerCase() === `/${MAIN_PART}` &&
      attributes["ContentType"] === MAIN_TYPE,
  );
  return (
    isMain &&
    types
      .flatMap(({ attributes }) => attributes["ContentType"] ?? [])
      .every((type) =>
        PLAIN_TYPES.some((plain) => plain.test(type.trim().toLowerCase())),
      )
  );
}

const ACTIVE_RELATIONSHIP =
  /\/(?:oleobject|package|vba\w*|control|activex\w*|afchunk|subdocument|frame|keymapcustomizations|attachedtoolbars|externallink\w*|mailmerge\w*|recipientdata|webextension\w*)$/i;
const HYPERLINK = /\/hyperlink$/i;
const TEMPLATE = /\/attachedtemplate$/i;
/** Word notes the template on the applicant's own drive; nothing is fetched from there. */
const OWN_DRIVE = /^file:\/\/\/[a-z]:/i;

/** A link that a reader may follow is plain; anything else that lies outside is fetched by the program itself. */
function isPlainRelationship({ name, attributes }: XmlElement): boolean {
  if (name !== "Relationship") return true;
  const { Type: type = "", Target: target = "", TargetMode: mode } = attributes;
  if (ACTIVE_RELATIONSHIP.test(type)) return false;
  if (mode?.trim().toLowerCase() !== "external") return true;
  const link = target.trim();
  if (HYPERLINK.test(type)) return isSafeLink(link);
  return TEMPLATE.test(type) && OWN_DRIVE.test(link);
}
