import { createFormTokens } from "#app/adapters/http/requests/form-tokens.server.ts";
import { must } from "../fault.ts";
import { SECRET_KEY, type SiteProcess } from "./site-process.ts";
import { contactFields } from "./visitor.ts";

/** Without it nothing of a visitor is kept. */
export const ALLOWED =
  "allowCookies=essential%2Cfunctional; displayCookies=hide";
const CATALOGUE = "/api/catalogue/v1/store-group/prairie/website/vehicles";

/** The wizard's five steps, each on the other node; the cookies that open prices then. */
export async function unlockPrices(
  sites: readonly [SiteProcess, SiteProcess],
  nowMs = Date.now(),
): Promise<string> {
  let cookie = ALLOWED;
  for (const [index, [step, fields]] of Object.entries(WIZARD).entries()) {
    const answer = await post(
      index % 2 === 0 ? sites[0] : sites[1],
      `/personalized-pricing/${step}`,
      "personalized-pricing",
      fields,
      { cookie, nowMs },
    );
    must(answer.status === 303, `${step} answered ${answer.status}`);
    const set = readCookies(answer).filter((it) => it.includes("visitor="));
    if (set.length > 0) cookie = [ALLOWED, ...set].join("; ");
  }
  return cookie;
}

const { firstName, lastName, email, phone } = contactFields("");
const WIZARD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "down-payment": { amount: "$2,000" },
  "trade-in": { tradeIn: "yes" },
  "trade-equity": { amount: "4500" },
  "credit-score": { credit: "Good" },
  "contact-details": { firstName, lastName, email, phone },
};

/** Sends a form that was rendered a minute ago. */
export function post(
  { origin }: SiteProcess,
  path: string,
  form: string,
  fields: Readonly<Record<string, string>>,
  { cookie = ALLOWED, nowMs = Date.now() } = {},
): Promise<Response> {
  const clock = { nowMs: () => nowMs - 60_000 };
  const formToken = createFormTokens({ secretKey: SECRET_KEY, clock }).issue(
    form,
  );
  return fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "X-Forwarded-For": "198.51.100.7" },
    body: new URLSearchParams({ ...fields, formToken }),
  });
}

export function readCookies(answer: Response): readonly string[] {
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(";")[0] ?? "")
    .filter((it) => !it.endsWith("="));
}

/** Of every car that this visitor may see. */
export async function priceStates(
  { origin }: SiteProcess,
  cookie: string,
): Promise<readonly string[]> {
  const answer = await fetch(origin + CATALOGUE, {
    headers: { Cookie: cookie },
  });
  const { vehicles }: { vehicles: readonly { price: { state: string } }[] } =
    JSON.parse(await answer.text());
  return vehicles.map(({ price }) => price.state);
}
