import { data } from "react-router";
import type { FormSent } from "#app/site/forms/form-reply.ts";
import { hasDialogMark } from "#app/site/dialogs/dialog-address.ts";
import type { FormAnswer } from "./form-answers.server.ts";

/** A dialog learns where its form leads on to, with all that the answer sets; a page goes there. */
export function tellDialog(
  url: URL,
  answer: Response | FormAnswer,
): Response | FormAnswer | ReturnType<typeof data<FormSent>> {
  if (!(answer instanceof Response) || !hasDialogMark(url)) return answer;
  const headers = new Headers();
  for (const line of answer.headers.getSetCookie())
    headers.append("Set-Cookie", line);
  return data<FormSent>(
    { next: answer.headers.get("Location") ?? "/" },
    { headers },
  );
}
