type Shared = "shared" | "copied" | "failed";

/** Without the device's own way of sharing, the link is copied. */
export async function shareLink(link: {
  readonly url: string;
  readonly title: string;
}): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(link);
      return "shared";
    } catch (error) {
      // The visitor closed the dialog.
      if (error instanceof DOMException && error.name === "AbortError")
        return "shared";
    }
  }
  return (await copyText(link.url)) ? "copied" : "failed";
}

/** False where the browser refuses to copy. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
