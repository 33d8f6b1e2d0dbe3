/** A section links to a page, a telephone, or a place on the same page. */
export interface SectionLink {
  readonly label: string;
  readonly address: string;
}
