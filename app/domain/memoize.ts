/** After so many answers all are forgotten. Questions with the same key must have the same answer. */
export function memoize<Question, Answer extends NonNullable<unknown> | null>(
  findAnswer: (question: Question) => Answer,
  mostKept = Infinity,
  toKey: (question: Question) => unknown = (question) => question,
): (question: Question) => Answer {
  const kept = new Map<unknown, Answer>();
  return (question) => {
    const key = toKey(question);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= mostKept) kept.clear();
    const answer = findAnswer(question);
    kept.set(key, answer);
    return answer;
  };
}
