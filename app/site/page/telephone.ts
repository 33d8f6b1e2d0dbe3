/** `tel:` address of ten digits of a US number. */
export function getTelephoneAddress(digits: string): string {
  return `tel:+1${digits}`;
}
