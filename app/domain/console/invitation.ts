import * as v from "valibot";
import { getConsoleAddress } from "./console-routes.ts";

const LONGEST_EMAIL = 254;
const emailSchema = v.pipe(v.string(), v.maxLength(LONGEST_EMAIL), v.email());

export function isWorkEmail(text: string): boolean {
  return v.is(emailSchema, text);
}

/** The token is in the query, which no log of ours keeps. */
export function formatInvitationLink(origin: string, token: string): string {
  return `${origin}${getConsoleAddress("welcome")}?link=${token}`;
}
