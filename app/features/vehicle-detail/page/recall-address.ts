/** The agency's own look-up, https://www.nhtsa.gov/recalls, reads the VIN from its address. */
export function getRecallAddress(vin: string): string {
  return `https://www.nhtsa.gov/recalls?vin=${encodeURIComponent(vin)}`;
}
