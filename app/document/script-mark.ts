import { standInForBlockedStorage } from "./blocked-storage.ts";
import { layOutReopenedPage } from "./late-layout.ts";
import { startAfterFirstPaint } from "./late-start.ts";
import { keepTranslatedTexts } from "./translated-texts.ts";

export interface ScriptMark {
  /** For the `nonce` of every script that the framework writes into a page. */
  readonly nonce: string;
  /** The page without the marks, with one script more at its end, and the bodies of all these scripts. */
  takeOff(page: string, lastScript: string): MarkedPage;
}

export interface MarkedPage {
  readonly html: string;
  readonly inlineScripts: readonly string[];
}

const PRELOAD_TAG = '<link rel="modulepreload"';
const MODULE_ATTRIBUTES = ' type="module" async="">';
/** A block of data: the browser keeps it and does not run it. */
const LATER_ATTRIBUTES = ' type="text/modules">';

/**
 * Tells our own inline scripts from any that a fault would let into a page: nothing that pages are made of
 * can know the secret. The mark never leaves the process, so cached bytes hold no nonce (docs/decisions/0003).
 * The framework's modules are named by a last script that fetches them after the first paint (docs/decisions/0006).
 */
export function createScriptMark(
  secret: string,
  isLateStart = true,
): ScriptMark {
  const attribute = ` nonce="${secret}"`;
  return {
    nonce: secret,
    takeOff(page, lastScript) {
      const inlineScripts: string[] = [];
      const modules: string[] = [];
      // One pass over the long text: split at the marks, a script's part begins inside its tag.
      const parts = page.split(attribute);
      for (let at = 1; at < parts.length; at++) {
        const before = parts[at - 1] ?? "";
        const after = parts[at] ?? "";
        const tagStart = before.lastIndexOf("<");
        const tag = before.slice(tagStart);
        if (isLateStart && tag.startsWith(PRELOAD_TAG)) {
          modules.push(readHref(tag));
          parts[at - 1] = before.slice(0, tagStart);
          parts[at] = after.slice(after.indexOf(">") + 1);
        } else if (tag.startsWith("<script")) {
          if (modules.length > 0 && inlineScripts.length === 0) {
            const first = [standInForBlockedStorage(), layOutReopenedPage()];
            inlineScripts.push(...first);
            parts[at - 1] =
              before.slice(0, tagStart) + first.map(writeScript).join("") + tag;
          }
          const body = readScriptBody(after);
          if (body !== "") inlineScripts.push(body);
          if (isLateStart && after.startsWith(MODULE_ATTRIBUTES))
            parts[at] =
              LATER_ATTRIBUTES + after.slice(MODULE_ATTRIBUTES.length);
        }
      }
      const last = [
        lastScript,
        ...(modules.length > 0
          ? [keepTranslatedTexts(), startAfterFirstPaint(modules)]
          : []),
      ].filter(Boolean);
      const tail = parts.pop() ?? "";
      const end = tail.lastIndexOf("</body>");
      if (end === -1) return { html: parts.join("") + tail, inlineScripts };
      const scripts = last.map(writeScript);
      return {
        html: [...parts, tail.slice(0, end), ...scripts, tail.slice(end)].join(
          "",
        ),
        inlineScripts: [...inlineScripts, ...last],
      };
    },
  };
}

const writeScript = (body: string): string => `<script>${body}</script>`;

function readHref(tag: string): string {
  return /href="([^"]*)"/.exec(tag)?.[1] ?? "";
}

function readScriptBody(after: string): string {
  const start = after.indexOf(">") + 1;
  return after.slice(start, after.indexOf("</script>", start));
}
