export interface ScriptMark {
  /** For the `nonce` of every script that the framework writes into a page. */
  readonly nonce: string;
  /** The page without the marks, with one script more at its end, and the bodies of all these scripts. */
  takeOff(
    page: string,
    lastScript: string,
  ): {
    readonly html: string;
    readonly inlineScripts: readonly string[];
  };
}

/**
 * Tells our own inline scripts from any that a fault would let into a page: nothing that pages are made of
 * can know the secret. The mark never leaves the process, so cached bytes hold no nonce (docs/decisions/0003).
 */
export function scriptMark(secret: string): ScriptMark {
  const attribute = ` nonce="${secret}"`;
  return {
    nonce: secret,
    takeOff(page, lastScript) {
      const inlineScripts: string[] = [];
      // One pass over the long text: split at the marks, a script's part begins inside its tag.
      const parts = page.split(attribute);
      for (let at = 1; at < parts.length; at++) {
        const body = scriptBody(parts[at - 1] ?? "", parts[at] ?? "");
        if (body !== "") inlineScripts.push(body);
      }
      const tail = parts.pop() ?? "";
      const end = tail.lastIndexOf("</body>");
      if (end === -1 || lastScript === "") parts.push(tail);
      else {
        inlineScripts.push(lastScript);
        const script = `<script>${lastScript}</script>`;
        parts.push(tail.slice(0, end), script, tail.slice(end));
      }
      return { html: parts.join(""), inlineScripts };
    },
  };
}

function scriptBody(before: string, after: string): string {
  const tag = before.slice(before.lastIndexOf("<"));
  if (!tag.startsWith("<script")) return "";
  const start = after.indexOf(">") + 1;
  return after.slice(start, after.indexOf("</script>", start));
}
