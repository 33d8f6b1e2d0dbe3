/** The loan is worked out line by line, with its terms. */
export interface LoanStickerView {
  readonly head: string;
  readonly side: string;
  readonly lines: readonly { readonly name: string; readonly figure: string }[];
  readonly total: { readonly name: string; readonly figure: string };
  readonly terms: string;
}

/** The sticker shows the whole loan that a claim stands for, set as a window sticker. */
export function LoanSticker({
  loan: { head, side, lines, total, terms },
  areTermsElsewhere = false,
}: {
  readonly loan: LoanStickerView;
  /** The terms then stand with the claim on the same page. */
  readonly areTermsElsewhere?: boolean;
}) {
  return (
    <div className="sticker">
      <p className="sticker-head">
        <span>{head}</span>
        <span>{side}</span>
      </p>
      <div className="sticker-body">
        <dl className="ledger ledger--s">
          {lines.map(({ name, figure }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
          <div className="total">
            <dt>{total.name}</dt>
            <dd>{total.figure}</dd>
          </div>
        </dl>
        {!areTermsElsewhere && <p className="terms">{terms}</p>}
      </div>
    </div>
  );
}
