import { useCallback, useState } from "react";

/**
 * The steps that the dialog has shown, each with an entry of the history. A step that is shown again, with another day
 * or time, drops what came after it.
 */
export function useAddresses(getFirst: () => string) {
  const [addresses, setAddresses] = useState<readonly string[]>(() => [
    getFirst(),
  ]);
  const goTo = useCallback(
    (...ways: readonly string[]) =>
      setAddresses((before) => ways.reduce(showStep, before)),
    [],
  );
  const cutTo = (count: number) => setAddresses(addresses.slice(0, count));
  return { addresses, goTo, cutTo };
}

function showStep(
  before: readonly string[],
  address: string,
): readonly string[] {
  const at = before.findIndex((it) => getPath(it) === getPath(address));
  return at < 0 ? [...before, address] : [...before.slice(0, at), address];
}

function getPath(address: string): string {
  return address.split("?")[0] ?? address;
}
