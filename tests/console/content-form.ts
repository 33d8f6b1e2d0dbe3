/** What a browser would send of a page's form: every field with what stands in it. */
export function readFormFields(html: string, action: string): URLSearchParams {
  const form = [...html.matchAll(/<form\b[^>]*>[\s\S]*?<\/form>/g)]
    .map(([it]) => it)
    .find((it) => it.includes(`action="${action}"`));
  if (form === undefined) throw new Error(`No form goes to ${action}.`);
  const fields = new URLSearchParams();
  const controls =
    /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>/g;
  for (const [, input, area, text, select, options] of form.matchAll(
    controls,
  )) {
    const attributes = input ?? area ?? select ?? "";
    const name = readAttribute(attributes, "name");
    if (name === null) continue;
    if (area !== undefined) fields.append(name, decode(text ?? ""));
    else if (select !== undefined)
      fields.append(name, readChosen(options ?? ""));
    else if (
      readAttribute(attributes, "type") !== "checkbox" ||
      /\bchecked\b/.test(attributes)
    )
      fields.append(name, readAttribute(attributes, "value") ?? "on");
  }
  return fields;
}

function readChosen(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, it]) => it);
  const chosen = all.find((it) => /\bselected\b/.test(it ?? "")) ?? all[0];
  return readAttribute(chosen ?? "", "value") ?? "";
}

function readAttribute(attributes: string, name: string): string | null {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
  return value === undefined ? null : decode(value);
}

function decode(html: string): string {
  // React leaves out the first line break of a text field.
  return html
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
