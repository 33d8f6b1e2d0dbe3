import { formatPhone } from "#app/domain/phone/phone-number.ts";
import type { StoreProfile } from "#app/domain/store-profile/store-profile.ts";

type Dealer = Pick<StoreProfile, "site" | "storeGroup">;

/** A visitor reads this when even the error page could not be rendered. */
export function buildFailurePage(dealer: Dealer): string {
  return buildPage(
    dealer,
    500,
    "Something went wrong",
    "This page could not be made just now. Please try again in a minute, or call us at",
  );
}

/** A visitor reads this when the form was too long to be read at all. */
export function buildFormTooLongPage(dealer: Dealer): string {
  return buildPage(
    dealer,
    413,
    "This form is too long",
    "Nothing was sent. Please go back: your answers are still there. Use a smaller file or fewer words, or call us at",
  );
}

/** A visitor reads this when more forms are on their way than fit into memory. */
export function buildBusyPage(dealer: Dealer): string {
  return buildPage(
    dealer,
    503,
    "We are very busy just now",
    "Nothing was sent. Please go back: your answers are still there. Send them again in a minute, or call us at",
  );
}

/** A visitor reads this when somebody on their network sends as no person does. */
export function buildTooManyPage(dealer: Dealer): string {
  return buildPage(
    dealer,
    429,
    "Please wait a minute",
    "Too much was sent from your network. Please go back: your answers are still there. Send them again in a minute, or call us at",
  );
}

/** It has no script and no style, but a phone number at the end of its text. */
function buildPage(
  { site, storeGroup: { phone } }: Dealer,
  status: number,
  title: string,
  text: string,
): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} ${title} | ${escapeHtml(site.name)}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}
<a href="tel:+1${phone}">${formatPhone(phone, "general")}</a>.</p>
<p><a href="/">Go back home</a></p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;");
}
