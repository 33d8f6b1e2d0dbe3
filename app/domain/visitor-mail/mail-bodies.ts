/** What stands in a mail to a visitor, from top to bottom. The texts are plain; addresses are whole and ours. */
export type MailBlock =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  | { readonly kind: "lines"; readonly lines: readonly MailLine[] }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "picture";
      readonly source: string;
      readonly alt: string;
      readonly url: string;
      readonly widthPx: number;
      readonly heightPx: number;
    };

export interface MailLine {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

/** Everything around the blocks. */
export interface MailFrame {
  readonly language: string;
  readonly heading: string;
  /** Mail programs show it beside the subject. */
  readonly preview: string;
  readonly store: {
    readonly name: string;
    readonly url: string;
    /** Address and phone, one a line. */
    readonly lines: readonly string[];
  };
  /** `#rrggbb`: white text stands on it. */
  readonly color: string;
  /** Why this mail came, and how to answer. */
  readonly reasons: readonly string[];
  /** What ends such mails, and what ends all contact. */
  readonly stops: readonly { readonly label: string; readonly url: string }[];
}

/** The same words as plain text and as HTML. */
export function buildMailBodies(
  frame: MailFrame,
  blocks: readonly MailBlock[],
): { readonly text: string; readonly html: string } {
  return { text: formatText(frame, blocks), html: formatHtml(frame, blocks) };
}

function formatText(frame: MailFrame, blocks: readonly MailBlock[]): string {
  const { store, heading, reasons, stops } = frame;
  const foot = [
    [store.name, ...store.lines, store.url].join("\n"),
    ...reasons,
    ...stops.map(({ label, url }) => `${label}: ${url}`),
  ];
  return `${[heading, ...blocks.map(formatBlockText), "--", ...foot].filter((it) => it !== "").join("\n\n")}\n`;
}

function formatBlockText(block: MailBlock): string {
  switch (block.kind) {
    case "text":
    case "note":
      return block.text;
    case "heading":
      return block.text.toUpperCase();
    case "button":
      return `${block.label}:\n${block.url}`;
    case "lines":
      return block.lines
        .map(({ label, value }) => `${label}: ${value}`)
        .join("\n");
    case "list":
      return block.items.map((it) => `- ${it}`).join("\n");
    case "picture":
      return "";
  }
}

const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";
const MAIL_INK = "#14191b";
const SOFT_INK = "#434d50";
const HAIRLINE = "#d9dedb";
const GROUND = "#f3f5f2";

/** Programs that turn mails dark themselves leave the button and the band alone, whose colors carry white text. */
const DARK_STYLES = `@media (prefers-color-scheme:dark){.g{background:#14191b!important}.p{background:#1f2628!important}.i,.i td{color:#f3f5f2!important}.s,.s td,.s a{color:#c3cbc7!important}.l td{border-color:#3a4447!important}}`;

/** Tables and inline styles are what mail programs understand. Nothing is fetched but pictures of cars. */
function formatHtml(frame: MailFrame, blocks: readonly MailBlock[]): string {
  const { language, heading, preview, store, color, reasons, stops } = frame;
  const foot = [
    `<b>${escape(store.name)}</b>`,
    ...store.lines.map(escape),
    `<a href="${escape(store.url)}" style="color:${SOFT_INK}">${escape(store.url.replace(/^https?:\/\//, ""))}</a>`,
  ].join("<br>");
  const reason = [
    ...reasons.map(escape),
    ...stops.map(
      ({ label, url }) =>
        `<a href="${escape(url)}" style="color:${SOFT_INK}">${escape(label)}</a>`,
    ),
  ].join("<br>");
  return [
    `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">`,
    `<title>${escape(heading)}</title><style>${DARK_STYLES}</style></head>`,
    `<body class="g" style="margin:0;background:${GROUND}">`,
    `<div style="display:none;max-height:0;overflow:hidden">${escape(preview)}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="g" style="background:${GROUND}"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="p" style="max-width:560px;background:#ffffff;border-radius:10px;${FONT}">`,
    `<tr><td style="padding:14px 24px;background:${color};border-radius:10px 10px 0 0;color:#ffffff;font-size:16px;font-weight:700">${escape(store.name)}</td></tr>`,
    `<tr><td class="i" style="padding:24px;color:${MAIL_INK};font-size:16px;line-height:24px">`,
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${escape(heading)}</h1>`,
    ...blocks.map((block) => formatBlockHtml(block, color)),
    `</td></tr><tr><td class="s" style="padding:16px 24px 24px;border-top:1px solid ${HAIRLINE};color:${SOFT_INK};font-size:13px;line-height:20px">`,
    `<p style="margin:0 0 12px">${foot}</p><p style="margin:0">${reason}</p>`,
    `</td></tr></table></td></tr></table></body></html>`,
  ].join("\n");
}

function formatBlockHtml(block: MailBlock, color: string): string {
  switch (block.kind) {
    case "text":
      return `<p style="margin:0 0 16px">${escapeLines(block.text)}</p>`;
    case "note":
      return `<p class="s" style="margin:0 0 16px;color:${SOFT_INK};font-size:13px;line-height:20px">${escapeLines(block.text)}</p>`;
    case "heading":
      return `<h2 style="margin:24px 0 8px;font-size:18px;line-height:26px">${escape(block.text)}</h2>`;
    case "button":
      return `<p style="margin:8px 0 20px"><a href="${escape(block.url)}" style="display:inline-block;padding:12px 22px;background:${color};border-radius:6px;color:#ffffff;font-weight:700;text-decoration:none">${escape(block.label)}</a></p>`;
    case "lines":
      return `<table class="l" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse;font-size:15px;line-height:22px">${block.lines.map(formatLineHtml).join("")}</table>`;
    case "list":
      return `<ul style="margin:0 0 16px;padding-left:20px">${block.items.map((it) => `<li>${escape(it)}</li>`).join("")}</ul>`;
    case "picture":
      return `<p style="margin:0 0 16px"><a href="${escape(block.url)}"><img src="${escape(block.source)}" alt="${escape(block.alt)}" width="${block.widthPx}" height="${block.heightPx}" style="display:block;width:100%;max-width:${block.widthPx}px;height:auto;border:0;border-radius:6px"></a></p>`;
  }
}

function formatLineHtml({ label, value, isTotal = false }: MailLine): string {
  const weight = isTotal ? "font-weight:700;" : "";
  return `<tr><td style="padding:6px 12px 6px 0;border-bottom:1px solid ${HAIRLINE};${weight}color:${MAIL_INK};vertical-align:top">${escape(label)}</td><td align="right" style="padding:6px 0;border-bottom:1px solid ${HAIRLINE};${weight}color:${MAIL_INK};vertical-align:top">${escape(value)}</td></tr>`;
}

function escapeLines(text: string): string {
  return escape(text).replaceAll("\n", "<br>");
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
