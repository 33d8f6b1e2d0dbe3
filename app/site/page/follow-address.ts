/** Goes where a form led on to, as by a press on a link to it: to the page, or to the dialog that opens for it. */
export function followAddress(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.hidden = true;
  link.dataset["toasts"] = "keep";
  document.body.append(link);
  link.click();
  link.remove();
}
