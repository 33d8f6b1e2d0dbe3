import type { ConsoleRequest } from "#app/console-ports.ts";
import type { SentUpload } from "#app/ports/picture-ports.ts";

/** The fields that were posted; none where the request is no form. */
export async function readPosted({
  url,
  form,
  upload,
}: Pick<ConsoleRequest, "url" | "form" | "upload">): Promise<FormData> {
  if (upload !== null) return readTexts(upload);
  if (form?.contentType === undefined) return new FormData();
  const request = new Request(url, {
    method: "POST",
    body: form.bytes,
    headers: { "Content-Type": form.contentType },
  });
  try {
    return await request.formData();
  } catch {
    // What is no form has no fields, and each handler says what it misses.
    return new FormData();
  }
}

/** Files are dropped as they come. */
async function readTexts(upload: SentUpload): Promise<FormData> {
  const posted = new FormData();
  try {
    for await (const part of upload.readParts(0))
      if ("text" in part) posted.append(part.name, part.text);
    return posted;
  } catch {
    return new FormData();
  }
}

/** JSON of the console's own script; null for anything else. */
export function readPostedJson({
  form,
}: Pick<ConsoleRequest, "form">): Readonly<Record<string, unknown>> | null {
  if (form === null || !/^application\/json\b/.test(form.contentType ?? ""))
    return null;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(form.bytes));
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value))
      : null;
  } catch {
    return null;
  }
}

/** A text field without the spaces around it; empty where it was not sent. */
export function readText(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === "string" ? value.trim() : "";
}
