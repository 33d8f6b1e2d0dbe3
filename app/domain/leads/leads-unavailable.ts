/** Nothing was stored, so the visitor keeps the form and gets the phone number. */
export class LeadsUnavailable extends Error {
  constructor(cause: unknown) {
    super("The lead could not be stored.", { cause });
  }
}
