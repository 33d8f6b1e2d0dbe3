const LONGEST_ANSWER = 262_144;

/** The text of a service's answer. Throws for one that is longer than any right one. */
export async function readAnswerText(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > LONGEST_ANSWER) throw new Error("The answer is too long.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
}
