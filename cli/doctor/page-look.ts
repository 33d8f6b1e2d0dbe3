import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import {
  type ThemeColors,
  formatThemeStyles,
} from "#app/domain/theme/theme-styles.ts";

const PROJECT_FOLDER = path.resolve(import.meta.dirname, "../..");
const FONT_FILE =
  "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";

/** One style sheet: the site's tokens, the dealer's colors, the report's own rules, and the letters themselves. */
export async function pageLook(colors: ThemeColors): Promise<string> {
  const [tokens, report] = await Promise.all([
    readFile(path.join(PROJECT_FOLDER, "app/ui/tokens.css"), "utf8"),
    readFile(path.join(import.meta.dirname, "page.css"), "utf8"),
  ]);
  return [tokens, formatThemeStyles(colors), await fontFace(), report]
    .join("\n")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll("</", "<\\/");
}

/** Nothing when the font is not installed: the system's letters do. */
async function fontFace(): Promise<string> {
  try {
    const file = createRequire(import.meta.url).resolve(FONT_FILE);
    const letters = (await readFile(file)).toString("base64");
    return `@font-face{font-family:"Figtree";font-weight:300 900;src:url("data:font/woff2;base64,${letters}") format("woff2")}`;
  } catch {
    return "";
  }
}
