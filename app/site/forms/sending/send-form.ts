import { data, isRouteErrorResponse } from "react-router";
import type { FormReply } from "#app/site/forms/form-reply.ts";

/**
 * Every route with a form exports it: `export { sendForm as clientAction } from "./send-form.ts"`.
 * When the network fails, the form stays with all that was typed and says so.
 */
export async function sendForm({
  serverAction,
}: {
  readonly serverAction: () => Promise<unknown>;
}): Promise<unknown> {
  try {
    return await serverAction();
  } catch (error) {
    // This is a redirect, or an answer that has its own page.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error;
    return data(OFFLINE, { status: 503 });
  }
}

const OFFLINE: FormReply = {
  form: "",
  problem: "offline",
  waitSeconds: null,
  toast: null,
  token: null,
  result: null,
};
