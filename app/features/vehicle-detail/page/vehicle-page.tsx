import type { ReactNode } from "react";
import {
  getSelectedStore,
  type SiteView,
  type StoreView,
  useSite,
} from "#app/site/page/site-view.ts";
import type { Translate } from "#app/site/page/copy.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { PriceSticker } from "#app/site/vehicles/price/price-sticker.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { BuyActions, TrustLines } from "./buy-actions.tsx";
import {
  vehicleCopy,
  type VehicleText,
} from "#app/features/vehicle-detail/copy.ts";
import { Details } from "./details.tsx";
import { Gallery } from "#app/features/vehicle-detail/gallery/gallery.tsx";
import { PreApprovalBox } from "./pre-approval-box.tsx";
import { PriceHistory } from "#app/features/vehicle-detail/price-history/price-history.tsx";
import { Similar } from "#app/features/vehicle-detail/similar.tsx";
import { StickyBar } from "./sticky-bar.tsx";
import type { VehicleForSale } from "#app/features/vehicle-detail/vehicle-page-data.ts";
import { VehicleTop } from "./vehicle-top.tsx";
import { Whereabouts } from "./whereabouts.tsx";
import "./vehicle-page.css";

export interface VehiclePageProps {
  readonly page: VehicleForSale;
  /** Other features bring these parts; one is absent while it is off. */
  readonly payment?: ReactNode;
  readonly testDrive?: ReactNode;
}

/** This is the page at `/used-vehicle/{type}/{slug}/{vin}` and its siblings, while the vehicle is for sale. */
export function VehiclePage({ page, payment, testDrive }: VehiclePageProps) {
  const t = useTexts(vehicleCopy);
  const site = useSite();
  const store = getStore(site, page.storeId);
  return (
    <div className="wrap vehicle">
      <VehicleTop page={page} t={t} />
      <div className="vdp">
        {/* Another vehicle starts at its own first picture. */}
        <Gallery key={page.vin} pictures={page.pictures} t={t} />
        <div className="vdp-side">
          <Title page={page} t={t} />
          <PriceSticker sticker={page.sticker} phoneText={store.phoneText}>
            <Payment page={page} />
          </PriceSticker>
          <BuyActions page={page} store={store} testDrive={testDrive} t={t} />
          <TrustLines page={page} store={store} t={t} />
        </div>
        <div className="vdp-main">
          <Tiles page={page} t={t} />
          <Highlights page={page} t={t} />
          <PreApprovalBox page={page} t={t} />
          {payment}
          {testDrive != null && (
            <section className="vdp-block" id="test-drive">
              {testDrive}
            </section>
          )}
          <Details page={page} t={t} />
          <PriceHistory key={page.vin} page={page} />
          <WarrantyStrip page={page} t={t} />
          <Whereabouts page={page} store={store} t={t} />
        </div>
      </div>
      <Similar similar={page.similar} more={page.moreLikeThis} t={t} />
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

/** This is the vehicle's own store, else the one this visitor chose. */
function getStore(site: SiteView, storeId: string): StoreView {
  return site.stores.find(({ id }) => id === storeId) ?? getSelectedStore(site);
}

/** The figure and its terms stand in one box. */
function Payment({ page: { payment } }: Pick<SectionProps, "page">) {
  if (payment === null) return null;
  return (
    <div className="pay-box">
      <p>
        <b>{payment.monthly}</b>
        <a className="text-btn" href="#payment">
          {payment.personalize}
        </a>
      </p>
      <p className="terms num">{payment.terms}</p>
    </div>
  );
}

function Title({ page: { title, idLine, vin }, t }: SectionProps) {
  return (
    <div className="vdp-title">
      {/* A dealer's words may run the other way. */}
      <h1 dir="auto">{title}</h1>
      <ul className="id-line">
        {idLine.map((text) => (
          <li key={text}>
            <bdi>{text}</bdi>
          </li>
        ))}
        <li>{t("vin", { vin })}</li>
      </ul>
    </div>
  );
}

function Tiles({ page: { tiles }, t }: SectionProps) {
  if (tiles.length === 0) return null;
  return (
    <section aria-label={t("facts")}>
      <dl className="tiles-facts">
        {tiles.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Highlights({ page: { highlights }, t }: SectionProps) {
  if (highlights.length === 0) return null;
  return (
    <section className="vdp-block">
      <h2>{t("highlights")}</h2>
      <ul className="high">
        {highlights.map(({ icon, label }) => (
          <li key={label}>
            <Icon name={icon} size={24} />
            <b>{label}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function WarrantyStrip({ page: { warranty }, t }: SectionProps) {
  if (warranty === null) return null;
  return (
    <section className="vdp-block">
      <div className="strip">
        <div>
          <h2 className="h3">{warranty.name}</h2>
          <p>{warranty.text}</p>
        </div>
        {warranty.address !== null && (
          <a className="arrow" href={warranty.address}>
            {t("warrantyLink")}
            <Icon name="arrow-right" />
          </a>
        )}
      </div>
    </section>
  );
}
