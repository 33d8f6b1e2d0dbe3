/** Our longest form has some thirty fields. */
const MOST_FIELDS = 200;

/** The answer is null for what is no form: another content type, a broken body, or hundreds of fields. */
export async function readFormData(request: Request): Promise<FormData | null> {
  const contentType = request.headers.get("Content-Type") ?? "";
  try {
    if (contentType.startsWith("multipart/form-data")) {
      const form = await request.formData();
      return countFields(form) > MOST_FIELDS ? null : form;
    }
    if (!contentType.startsWith("application/x-www-form-urlencoded"))
      return null;
    // The fields are counted before parsing, because a million empty fields take long.
    const text = await request.text();
    return hasTooMany(text) ? null : parseFields(text);
  } catch {
    return null;
  }
}

function countFields(form: FormData): number {
  return [...form.keys()].length;
}

function hasTooMany(text: string): boolean {
  let at = -1;
  for (let count = 0; count <= MOST_FIELDS; count++) {
    at = text.indexOf("&", at + 1);
    if (at === -1) return false;
  }
  return true;
}

function parseFields(text: string): FormData {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text))
    form.append(name, value);
  return form;
}
