import { Fragment, type ReactNode } from "react";
import {
  getVehicleStore,
  type StoreView,
  useSite,
} from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { StatedFigure } from "#app/site/vehicles/price/stated-figure.tsx";
import { useWorkedOut } from "#app/site/vehicles/price/worked-out-payment.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { renderWholeWords } from "#app/site/vehicles/cards/whole-words.tsx";
import { PRICE_ANCHOR } from "#app/site/vehicles/price/price-anchor.ts";
import { PriceSticker } from "#app/site/vehicles/sticker/price-sticker.tsx";
import { paymentCopy } from "#app/site/vehicles/price/payment-copy.ts";
import { BuyActions, PreApprovalBox } from "./buy-actions.tsx";
import {
  vehicleCopy,
  type VehicleText,
} from "#app/features/vehicle-detail/copy.ts";
import {
  CertifiedProgram,
  FactoryWarranty,
  WarrantyStrip,
} from "./coverage.tsx";
import { Details, Highlights, Tiles } from "./details.tsx";
import { PrintedAddress } from "#app/features/vehicle-detail/printed/printed-address.tsx";
import { Gallery } from "#app/features/vehicle-detail/gallery/gallery.tsx";
import { GoodPrice } from "#app/features/vehicle-detail/good-price/good-price.tsx";
import { PriceHistory } from "#app/features/vehicle-detail/price-history/price-history.tsx";
import { Proofs } from "./proofs.tsx";
import { StickyBar } from "./sticky-bar.tsx";
import { Similar } from "./similar.tsx";
import type { VehicleForSale } from "./vehicle-for-sale.server.ts";
import { VehicleTop } from "./vehicle-top.tsx";
import { TrustLines, Whereabouts } from "./whereabouts.tsx";
import "./vehicle-page.css";

export interface VehiclePageProps {
  readonly page: VehicleForSale;
  /** Other features bring these parts; one that is off is absent. */
  readonly payment?: ReactNode;
  readonly testDrive?: ReactNode;
}

/** `/used-vehicle/{type}/{slug}/{vin}` and its siblings, while the vehicle is for sale. */
export function VehiclePage({ page, payment, testDrive }: VehiclePageProps) {
  const t = useTexts(vehicleCopy);
  const site = useSite();
  const store = getVehicleStore(site, page.storeId);
  const isNew = page.condition === "new";
  return (
    <div className="wrap vehicle">
      <VehicleTop page={page} t={t} />
      <div className="vdp">
        {/* Another vehicle starts at its own first picture. */}
        <Gallery
          key={page.vin}
          pictures={page.pictures}
          paint={page.color}
          t={t}
        />
        <div className="vdp-side">
          <Title page={page} />
          <PriceSticker
            vehicle={page}
            phoneText={store.phoneText}
            id={PRICE_ANCHOR}
            isMonthly={site.priceView === "monthly" && page.payment !== null}
          >
            <Payment page={page} />
          </PriceSticker>
          <BuyActions page={page} store={store} testDrive={testDrive} t={t} />
          <TrustLines page={page} store={store} t={t} />
        </div>
        <div className="vdp-main">
          <Tiles page={page} t={t} />
          {!isNew && <Proofs page={page} t={t} />}
          <Highlights page={page} t={t} />
          <Details page={page} t={t} />
          <CertifiedProgram page={page} t={t} />
          <FactoryWarranty page={page} />
          <WarrantyStrip page={page} t={t} />
          <GoodPrice page={page} t={t} />
          <PriceHistory key={page.vin} page={page} t={t} />
          {/* Other features' parts have keys of their own, and React keeps what shares a key with a sibling. */}
          <Fragment>{payment}</Fragment>
          <PreApprovalBox page={page} t={t} />
          {testDrive != null && (
            <section className="vdp-block" id="test-drive">
              {testDrive}
            </section>
          )}
          <Whereabouts page={page} store={store} t={t} />
        </div>
        <PrintedAddress
          url={site.siteUrl + page.address}
          code={page.addressCode}
          t={t}
        />
      </div>
      <Similar page={page} t={t} />
      <div className="small-print">
        {page.smallPrint.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <StickyBar page={page} store={store} t={t} />
    </div>
  );
}

export interface SectionProps {
  readonly page: VehicleForSale;
  readonly t: Translate<VehicleText>;
}

export interface StoreSectionProps extends SectionProps {
  readonly store: StoreView;
}

/** The figure and every one of its terms stand in one box (12 CFR 1026.24). */
function Payment({ page: { payment: standing } }: Pick<SectionProps, "page">) {
  const t = useTexts(paymentCopy);
  const workedOut = useWorkedOut();
  if (standing === null) return null;
  const stated = workedOut ?? standing;
  return (
    <div className="pay-box">
      <p>
        <StatedFigure of={stated} />
        <a className="text-btn" href="#payment">
          {t("personalize")}
        </a>
      </p>
      <p className="terms num">{stated.terms}</p>
    </div>
  );
}

function Title({ page: { title, idWords } }: Pick<SectionProps, "page">) {
  return (
    <div className="vdp-title">
      {/* A dealer's words may run the other way. */}
      <h1 dir="auto">{renderWholeWords(title)}</h1>
      <ul className="id-line">
        {idWords.map((text) => (
          <li key={text}>
            <bdi>{text}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
