/** RFC 8058 §3.1: a mail program's own button sends this, and must not be redirected. */
const [KEY, VALUE] = ["List-Unsubscribe", "One-Click"] as const;

export function isOneClick(form: FormData | null): boolean {
  return form?.get(KEY) === VALUE;
}
