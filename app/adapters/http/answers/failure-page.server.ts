import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

/**
 * A visitor reads this when even the error page could not be rendered: it has no script and no style, but a phone
 * number.
 */
export function buildFailurePage({
  site,
  storeGroup,
}: Pick<StoreProfile, "site" | "storeGroup">): string {
  const name = escapeHtml(site.name);
  const phone = formatPhone(storeGroup.phone, "general");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>500 Something went wrong | ${name}</title>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>This page could not be made just now. Please try again in a minute, or call us at
<a href="tel:+1${storeGroup.phone}">${phone}</a>.</p>
<p><a href="/">Go back home</a></p>
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}
