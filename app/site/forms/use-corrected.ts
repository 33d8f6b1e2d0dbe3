import { useState } from "react";
import type { FormReply } from "./form-reply.ts";

/**
 * The fields that were typed right since the form was last refused. An error goes as soon as it is mended and not when
 * its field is left, which the press on the button does: the button would move away from under it.
 */
export function useCorrected(
  refusedHere: number,
  latest: FormReply | null,
): readonly [
  corrected: ReadonlySet<string>,
  note: (added: readonly string[]) => void,
] {
  const [kept, setKept] = useState<{
    readonly refusedHere: number;
    readonly latest: FormReply | null;
    readonly names: ReadonlySet<string>;
  }>({ refusedHere, latest, names: new Set() });
  const names =
    kept.refusedHere === refusedHere && kept.latest === latest
      ? kept.names
      : new Set<string>();
  return [
    names,
    (added) =>
      setKept({ refusedHere, latest, names: new Set([...names, ...added]) }),
  ];
}
