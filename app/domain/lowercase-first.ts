/**
 * In a sentence, "Heated seats" and "Motor V6" lose their capital; "SUVs", "V8 engine" and "Apple CarPlay", which has
 * another name within it, keep theirs.
 */
export function lowercaseFirst(label: string): string {
  const isWord = /^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*(?![-\p{L}\p{N}])/u.test(label);
  const hasNames = / \p{Lu}\p{Ll}/u.test(label);
  return isWord && !hasNames
    ? label.charAt(0).toLowerCase() + label.slice(1)
    : label;
}
