import type { FormReply } from "#app/site/forms/form-reply.ts";
import { CallToAction, Section } from "#app/site/sections/section.tsx";
import {
  LockedOffers,
  NoOffers,
  OfferCards,
} from "#app/site/offers/offer-cards.tsx";
import { FaqSection } from "#app/site/sections/faq-section.tsx";
import {
  FeatureCards,
  PromiseList,
} from "#app/site/sections/section-lists.tsx";
import { PageHero } from "#app/site/sections/page-hero.tsx";
import { ReviewSection } from "#app/site/sections/review-section.tsx";
import { StaffCards } from "#app/site/sections/staff/staff-cards.tsx";
import { PageTitle } from "#app/site/page/page-title.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { REQUEST_ID } from "#app/site/store/service-address.ts";
import { serviceCopy } from "./copy.ts";
import { PopularServices } from "./popular-services.tsx";
import { hasServiceMenu, ServiceMenu } from "./service-menu.tsx";
import { useServiceForm } from "./service-form.tsx";
import { ServiceRequest } from "./service-request.tsx";
import type { ServicePageData } from "./service.server.ts";
import "./service.css";

/** On a phone the sheet of the page's head stands for it (service.css). */
const SERVICES_ID = "popular-services";
const LOUNGE = ["wifi", "coffee", "children", "shuttle"] as const;

/** Spec §2, service: it belongs to what a visit is like. */
function Lounge() {
  const t = useTexts(serviceCopy);
  return (
    <section className="service-lounge">
      <div>
        <h3 className="h3">{t("loungeTitle")}</h3>
        <p>{t("loungeText")}</p>
      </div>
      <PromiseList
        promises={LOUNGE.map((key) => ({
          title: t(`lounge.${key}`),
          text: null,
        }))}
      />
    </section>
  );
}

interface ServicePageProps {
  readonly page: ServicePageData;
  readonly reply: FormReply | undefined;
}

const PROMISES = ["warranty", "price", "inspection"] as const;
const FEATURES = [
  ["wait", "seat"],
  ["see", "camera"],
  ["any", "car"],
] as const;

/** Spec §2, service. */
export function ServicePage({ page, reply }: ServicePageProps) {
  const t = useTexts(serviceCopy);
  const form = useServiceForm(page, reply);
  const isBookable = page.bookingAddress !== null;
  const request = <ServiceRequest of={form} page={page} />;
  return (
    <>
      <PageTitle title={form.formatTitle(t("title"))} />
      <PageHero
        hero={page.hero}
        isAsideLow
        promises={PROMISES.map((key) => ({
          title: t(`promise.${key}.title`),
          text: t(`promise.${key}.text`),
        }))}
      >
        {hasServiceMenu(page) && <ServiceMenu page={page} />}
      </PageHero>
      <Section title={t("featuresTitle")}>
        <FeatureCards
          features={FEATURES.map(([key, icon]) => ({
            icon,
            title: t(`feature.${key}.title`),
            text: t(`feature.${key}.text`),
            link: null,
          }))}
        />
        <Lounge />
      </Section>
      <Section
        id={SERVICES_ID}
        title={t("servicesTitle")}
        text={t("servicesText")}
        aside={
          isBookable && (
            <ArrowLink href={`#${REQUEST_ID}`}>{t("callMe")}</ArrowLink>
          )
        }
        isOnSurface
      >
        <PopularServices page={page} />
      </Section>
      <Specials page={page} />
      {!isBookable && request}
      <ReviewSection section={page.reviews} isOnSurface={isBookable} />
      {page.staff.length > 0 && (
        <Section
          title={t("staffTitle")}
          aside={
            page.teamAddress !== null && (
              <ArrowLink href={page.teamAddress}>{t("team")}</ArrowLink>
            )
          }
        >
          <div
            className={
              page.teamAddress === null ? undefined : "service-team--more"
            }
          >
            <StaffCards members={page.staff} />
          </div>
        </Section>
      )}
      <FaqSection section={page.faqs} line={page.line} />
      {/* Whoever can book does so above: being called is for who read on and still wants to talk. */}
      {isBookable && request}
      {page.financingAddress !== null && (
        <CallToAction
          title={t("financingTitle")}
          text={t("financingText")}
          links={[{ label: t("financing"), address: page.financingAddress }]}
        />
      )}
    </>
  );
}

function Specials({
  page: { specials, lockedTitle, offersAddress, line },
}: Pick<ServicePageProps, "page">) {
  const t = useTexts(serviceCopy);
  return (
    <Section
      title={t("specialsTitle")}
      id="specials"
      aside={
        offersAddress !== null && (
          <ArrowLink href={offersAddress}>{t("specialsAll")}</ArrowLink>
        )
      }
    >
      {specials === null ? (
        <LockedOffers heading="h3" title={lockedTitle} line={line} />
      ) : specials.length === 0 ? (
        <NoOffers />
      ) : (
        <OfferCards offers={specials} isRow />
      )}
    </Section>
  );
}
