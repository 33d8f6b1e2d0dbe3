/** Links of samples lead back to the page. */
export const HERE = "/design";

/** Hyphenation finds no place in it. */
export const LONG_WORD = "Donaudampfschifffahrtsgesellschaftswagen";

export const LONG_NAME =
  "Maximiliana Wolfeschlegelsteinhausen-Bergerdorff y Fernández";
