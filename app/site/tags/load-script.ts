import type { Tag } from "#app/domain/tags/tag-settings.ts";

/**
 * Fetches a vendor's script, which the page's content security policy names. The vendor is told the site, not the page.
 * A script that cannot be had calls back, so that nothing is kept for it.
 */
export function loadScript(
  tag: Tag,
  query: string,
  onFailed: () => void,
): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = tag.scriptUrl + query;
  script.referrerPolicy = "origin";
  script.dataset["id"] = tag.id;
  script.addEventListener("error", onFailed);
  document.head.append(script);
  return script;
}
