/** A number that never breaks between two lines. */
export function unbrokenPhone(phoneText: string): string {
  return phoneText.replaceAll(" ", "\u00a0").replaceAll("-", "\u2060-\u2060");
}

/** `tel:` address of ten digits of a US number. */
export function telephoneAddress(digits: string): string {
  return `tel:+1${digits}`;
}
