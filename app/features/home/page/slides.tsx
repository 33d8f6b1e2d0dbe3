import { getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { LoanSticker } from "#app/site/offers/loan-sticker.tsx";
import { WarrantyScale } from "#app/site/sections/warranty/warranty-scale.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { homeCopy } from "#app/features/home/copy.ts";
import type { HomePageData } from "./home.server.ts";

/** Spec §2, hero slides: each is there to be read, and none has to be waited or swiped for. */
export function Slides({ page }: { readonly page: HomePageData }) {
  const t = useTexts(homeCopy);
  const { slides, warranty } = page;
  if (slides.length === 0) return null;
  return (
    <section className="section slides-section">
      <div className="wrap">
        <h2 className="vh" id="slides">
          {t("slides")}
        </h2>
        <ul className="slides" aria-labelledby="slides">
          {slides.map((slide) => (
            <li key={slide.id} className={chooseLook(slide)}>
              <Slide slide={slide} warranty={warranty} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function chooseLook({ isWarranty, image }: SlideProps["slide"]): string {
  if (isWarranty) return "slide slide--night night";
  return image === null ? "slide" : "slide slide--floor";
}

interface SlideProps {
  readonly slide: HomePageData["slides"][number];
  readonly warranty: HomePageData["warranty"];
}

function Slide({ slide, warranty }: SlideProps) {
  const t = useTexts(homeCopy);
  const store = getSelectedStore(useSite());
  const { title, text, page, action, loan, disclosure } = slide;
  const { isWarranty, image } = slide;
  return (
    <>
      <div className="slide-copy">
        <h3 className="h2">
          {page === null ? title : <a href={page}>{title}</a>}
        </h3>
        <p>{text}</p>
        <div className="btn-row">
          {action === null ? (
            <LinkButton href={getTelephoneAddress(store.phone)}>
              {t("callUs", { phone: store.phoneText })}
            </LinkButton>
          ) : (
            <LinkButton
              href={action.address}
              look={isWarranty ? "plain" : "ink"}
            >
              {action.label}
            </LinkButton>
          )}
        </div>
      </div>
      {loan !== null && <LoanSticker loan={loan} />}
      {isWarranty && warranty !== null && (
        <>
          <WarrantyScale maxMiles={warranty.maxMiles} />
          <p className="terms">{warranty.disclaimer}</p>
        </>
      )}
      {disclosure !== null && <p className="terms">{disclosure}</p>}
      {image !== null && (
        <img
          className="slide-picture"
          src={image}
          alt=""
          width={1300}
          height={510}
          loading="lazy"
        />
      )}
    </>
  );
}
