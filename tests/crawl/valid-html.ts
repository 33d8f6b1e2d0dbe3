import { splitLanguage } from "#app/domain/address/printed-address.ts";
import { HtmlValidate } from "html-validate";

/** The HTML standard alone; what is a matter of taste belongs to the formatter. */
const VALIDATOR = new HtmlValidate({ extends: ["html-validate:standard"] });

/** What the standard does not allow in a page: rule, place and reason. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await VALIDATOR.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, selector, message }) => `${ruleId} at ${selector}: ${message}`,
    );
}

const DETAILS =
  /^(?:\d+|[a-z0-9]{17}|(?:min|max)|[a-z0-9]+(?:-[a-z0-9]+){2,})$/i;

/** Pages of one kind come from one route and differ by what they show: `/used-vehicle/suvs/…/…` → `/used-vehicle/suvs`. */
export function kindOfPage(path: string): string {
  const [address = "", query] = path.split("?");
  const names = splitLanguage(address)
    .address.split("/")
    .slice(0, 4)
    .filter((segment) => !DETAILS.test(segment));
  const keys = [...new URLSearchParams(query).keys()].toSorted();
  return [names.join("/"), ...keys].join("?");
}
