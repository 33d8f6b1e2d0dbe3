/** It says what is wrong, and where; `key` is empty when the whole file is wrong. */
export interface StoreProfileFault {
  readonly file: string;
  readonly key: string;
  readonly message: string;
}

/** A fault reads like `stores.json: [2].zip: must be a ZIP code, as in 60505`. */
export function formatStoreProfileFault({
  file,
  key,
  message,
}: StoreProfileFault): string {
  return [file, key, message].filter((part) => part !== "").join(": ");
}
