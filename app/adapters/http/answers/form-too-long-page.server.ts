import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";
import { escapeHtml } from "./failure-page.server.ts";

/** A visitor reads this when the form was too long to be read at all. */
export function buildFormTooLongPage({
  site,
  storeGroup,
}: Pick<StoreProfile, "site" | "storeGroup">): string {
  const phone = formatPhone(storeGroup.phone, "general");
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>413 This form is too long | ${escapeHtml(site.name)}</title>
</head>
<body>
<main>
<h1>This form is too long</h1>
<p>Nothing was sent. Please go back: your answers are still there. Use a smaller file or fewer words, or call us at
<a href="tel:+1${storeGroup.phone}">${phone}</a>.</p>
<p><a href="/">Go back home</a></p>
</main>
</body>
</html>
`;
}
