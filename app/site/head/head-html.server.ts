import { leftOutReason } from "#app/domain/search-address/left-out.ts";
import type { HeadNote, HeadPicture } from "./head-notes.ts";
import { SOCIAL_PICTURE_SIZE } from "#app/domain/social-picture/social-picture-address.ts";
import { structuredDataScript } from "./structured-data.server.ts";

/** Goes with the document alone: the browser's router takes these away when it leaves the first page. */
const OF_DOCUMENT = "data-of-document";

const TOUCH_ICON = '<link rel="apple-touch-icon" href="/apple-touch-icon.png">';
const LOCALES: Readonly<Record<string, string>> = { en: "en_US", es: "es_US" };

/** The page with what its components noted, at the end of its head. Pages that noted nothing stay as they are. */
export function withHead(html: string, note: HeadNote, url: URL): string {
  const end = html.indexOf("</head>");
  if (end === -1) return html;
  return html.slice(0, end) + headHtml(note, url) + html.slice(end);
}

function headHtml(note: HeadNote, url: URL): string {
  const { title, description, canonical, site, things = [] } = note;
  if (title === undefined || canonical === undefined || site === undefined)
    return "";
  const forMachines = site.forMachines?.();
  const picture = note.picture ?? forMachines?.picture ?? null;
  const leftOut = note.leftOut ?? leftOutReason(url.pathname, url.searchParams);
  return [
    TOUCH_ICON,
    ...(description === undefined ? [] : [named("description", description)]),
    ...(leftOut === null ? [] : [named("robots", "noindex")]),
    ...(forMachines === undefined
      ? []
      : [`<meta name="theme-color" content="${forMachines.themeColor}">`]),
    property("og:title", note.sharedTitle ?? title),
    ...(description === undefined
      ? []
      : [property("og:description", description)]),
    property("og:type", note.type ?? "website"),
    property("og:url", canonical),
    property("og:site_name", site.name),
    property("og:locale", LOCALES[site.language] ?? "en_US"),
    ...(picture === null ? [] : pictureTags(picture, site.siteUrl)),
    // Nobody searches for what only one visitor sees.
    leftOut === null ? structuredDataScript(things, OF_DOCUMENT) : "",
  ].join("");
}

function pictureTags(
  { address, alt }: HeadPicture,
  siteUrl: string,
): readonly string[] {
  return [
    property("og:image", new URL(address, `${siteUrl}/`).href),
    property("og:image:width", String(SOCIAL_PICTURE_SIZE.width)),
    property("og:image:height", String(SOCIAL_PICTURE_SIZE.height)),
    property("og:image:alt", alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:image:alt", alt),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeAttribute(content)}" ${OF_DOCUMENT}="">`;
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeAttribute(content)}" ${OF_DOCUMENT}="">`;
}

function escapeAttribute(text: string): string {
  return text
    .toWellFormed()
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
