import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { LinkRow } from "#app/site/sections/link-row.tsx";
import { PromiseList } from "#app/site/sections/promise-list.tsx";
import type { FinanceExampleView } from "./finance-example.server.ts";

/** The claim stands beside the whole loan that it describes. */
export function FinanceExample({
  example: { title, text, points, links, loan },
}: {
  readonly example: FinanceExampleView;
}) {
  return (
    <section className="section section--surface">
      <div className="wrap example-grid">
        <div>
          <h2 className="h2">{title}</h2>
          <p className="lead">{text}</p>
          <PromiseList promises={points} />
          <LinkRow links={links} look="ink" />
        </div>
        <LoanSticker loan={loan} />
      </div>
    </section>
  );
}
