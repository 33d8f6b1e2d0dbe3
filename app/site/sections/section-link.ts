/** A way on from a section: a page, a telephone, a place on the same page. */
export interface SectionLink {
  readonly label: string;
  readonly address: string;
}
