import { US_STATES } from "#app/domain/us-states.ts";
import { buildDocument, buildNote, type DraftFacts } from "./legal-draft.ts";
import { findPrivacyLaw } from "./state-facts.ts";

/**
 * Drafts that say what the site does, which is known, and leave to a lawyer what only the dealership and the law know.
 */
export function buildLegalDrafts(
  facts: DraftFacts,
): Readonly<Record<string, string>> {
  return {
    "legal/privacy-policy.md": buildPrivacyPolicy(facts),
    "legal/cookie-policy.md": buildCookiePolicy(facts),
    "legal/terms-of-sale.md": buildTermsOfSale(facts),
  };
}

function listStates(states: readonly string[]): string {
  return new Intl.ListFormat("en-US").format(
    states.map((it) => US_STATES[it] ?? it),
  );
}

function buildPrivacyPolicy(facts: DraftFacts): string {
  const { name, legalName, email, phone, address, states, today } = facts;
  return buildDocument("Privacy policy", today, [
    `${legalName} (“${name}”, “we”) runs this website. It tells here what the site learns about its visitors, what that is used for and how to have it deleted.`,
    buildNote(
      "name every company that shares the dealership's data (affiliates, CRM, lenders), and whether any of it is sold or shared in the sense of the law.",
    ),
    "## What the site learns",
    "- **What is typed into a form**: a name, an email address, a phone number, a message, and whatever else the form asks for.",
    "- **What a browser sends with every page**: an IP address, the address of the page, and the kind of browser.",
    "- **What is chosen on the site**: a store, saved cars, searches with an alert, terms for payment estimates, and the choice about cookies.",
    "## What it is used for",
    "- To answer a request and to keep what was agreed.",
    "- To keep the site running and to stop abuse.",
    "- To count which pages are used, where analytics were allowed.",
    "- To measure advertising, where targeting was allowed.",
    buildNote(
      "add every further use, such as mailing lists, and the retention of sales, credit and service records.",
    ),
    "## Calls and texts",
    "Calls and texts by an automatic system are made only to those who ticked the box for it. Buying a car does not depend on that box. A reply of STOP ends texts.",
    buildNote(
      "check the consent words of leads.json (contactConsent) against 47 CFR 64.1200, the Telemarketing Sales Rule and state rules on calling hours and registration.",
    ),
    "## Who receives it",
    "- The people at the store who answer, and the system they keep customers in.",
    "- Companies that run this site's server, deliver its mail and check phone numbers, for that work alone.",
    "- Advertising networks, only after consent, and then with contact details hashed.",
    "## How long it is kept",
    "{keptData}",
    "## Choices",
    `Anybody may ask what is held about them, and have it corrected, sent or deleted, as far as the law does not require it to be kept. Targeted advertising can be refused in the cookie settings; a Global Privacy Control signal counts as that refusal. Write to [${email}](mailto:${email}) or call ${phone}.`,
    ...states.map((state) =>
      buildNote(
        findPrivacyLaw(state) === null
          ? `${US_STATES[state]} has no general privacy law that we know of; check for rules on security breaches and on the disposal of records.`
          : `${findPrivacyLaw(state)}: say whether it applies, and if so name its rights, the days for an answer, the appeal and, where required, the link to opt out.`,
      ),
    ),
    "## Financial privacy",
    "What is given to get credit is protected by the federal Gramm-Leach-Bliley Act as well.",
    buildNote(
      "attach the dealership's own GLBA notice, and check it against the FTC Safeguards Rule (16 CFR part 314).",
    ),
    "## Who to write to",
    `${legalName}, ${address}, ${phone}.`,
  ]);
}

function buildCookiePolicy({ name, email, today }: DraftFacts): string {
  return buildDocument("Cookie policy", today, [
    `${name} keeps small notes in a visitor's browser: cookies, and what works like them. They come in groups, and each group but the first is a choice. “Cookie Settings” at the foot of every page changes it at any time.`,
    "## The groups",
    "- **Essential**: what the site cannot work without.",
    "- **Functional**: what was typed before, so that it need not be typed again.",
    "- **Analytics**: which pages are used.",
    "- **Targeting**: which advertisement led to a visit. A Global Privacy Control signal turns it off.",
    "## Each one by name",
    "The site writes this list itself.",
    "{storedItems}",
    buildNote(
      "if tags or a chat of another company are turned on in profile.json, name what they keep.",
    ),
    `Questions go to [${email}](mailto:${email}).`,
  ]);
}

function buildTermsOfSale(facts: DraftFacts): string {
  const { legalName, states, today, sellsNew } = facts;
  return buildDocument("Terms of sale", today, [
    `The contract that is signed at the store governs a sale by ${legalName}. What stands here is about this website.`,
    "## Prices",
    "The price of a vehicle holds the vehicle, the document fee of {documentFee} and what has to be bought with it. Sales tax, title and registration come on top.",
    buildNote(
      `check the document fee, its name and its disclosure against the law of ${listStates(states)}, and that no charge that every buyer pays is left out of the price.`,
    ),
    buildNote(
      "say what happens when a price is a plain mistake, how long a price stands, and on what terms a deposit is taken and returned.",
    ),
    "## Availability",
    "A vehicle is for sale until it is sold. A message does not hold it.",
    "## Payments",
    "A payment on this site is an estimate with its terms beside it, and no offer of credit. A lender decides.",
    buildNote(
      "check advertising of credit and leases against Regulations Z and M (12 CFR parts 1026 and 1013).",
    ),
    "## Vehicles that we sell for you",
    "Our costs come off the price, each on a line of its own in the written offer. Advertising is never more than {advertisingMinimum} plus {advertisingPercent}% of the price that the vehicle sells for.",
    "## Condition and warranty",
    "For a used vehicle the Buyers Guide in its window says which warranty it comes with.",
    ...(sellsNew
      ? [
          "A new vehicle comes with its manufacturer's warranty. Figures for mileage and range are the government's estimates.",
        ]
      : []),
    buildNote(
      `name implied warranties, used-car warranties and return rights under the law of ${listStates(states)}, and turn the page on (termsOfSale in pages.json) once all of it is right.`,
    ),
  ]);
}
