import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { valuationCopy } from "#app/features/valuation/copy.ts";
import type { OfferPageData } from "./offer-page.server.ts";
import { HowTradeGoes } from "./sticker/how-paid.tsx";

/** Before a trade's visit it stands above its form on a phone. */
export function BringWith({
  page,
  className,
}: {
  readonly page: Pick<
    OfferPageData,
    "loanTold" | "accepted" | "storeName" | "storeAddress" | "directionsAddress"
  >;
  readonly className: string;
}) {
  const t = useTexts(valuationCopy);
  return (
    <section className={className}>
      <h2 className="h4">{t("bringWith")}</h2>
      <ul className="offer-bring">
        {(
          [
            [`bring.${page.loanTold}`, "document"],
            ["bring.license", "person"],
            ["bring.keys", "key"],
          ] as const
        ).map(([key, icon]) => (
          <li key={key}>
            <Icon name={icon} />
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
      {/* Once it is accepted, the receipt says where. */}
      {page.accepted === null && (
        <>
          <h2 className="h4 offer-where">{t("bringWhere")}</h2>
          <p>{page.storeName}</p>
          <p className="meta">{page.storeAddress}</p>
          <a className="val-link" href={page.directionsAddress} rel="external">
            {t("directions")}
          </a>
        </>
      )}
    </section>
  );
}

/** How a trade's visit goes, the cars to put it toward meanwhile, and what to bring. */
export function BeforeVisit({ page }: { readonly page: OfferPageData }) {
  const t = useTexts(valuationCopy);
  return (
    <>
      <HowTradeGoes loanTold={page.loanTold} />
      {page.inventoryAddress !== null && (
        <p className="offer-second">
          <ArrowLink href={page.inventoryAddress}>{t("browse")}</ArrowLink>
        </p>
      )}
      <BringWith page={page} className="offer-bring--narrow" />
    </>
  );
}
