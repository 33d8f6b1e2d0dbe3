const LEADING_WORDS = new Set(
  "manager director directora chief head president owner gerente jefe jefa encargado encargada dueño dueña".split(
    " ",
  ),
);

/** Whether a title, in any language of the site, says by itself that its holder leads: "Sales manager". */
export function isLeadingTitle(title: string): boolean {
  return title
    .toLowerCase()
    .split(/[^\p{Letter}]+/u)
    .some((word) => LEADING_WORDS.has(word));
}
