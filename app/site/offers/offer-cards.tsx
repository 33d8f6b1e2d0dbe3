import { splitOfferTitle } from "#app/domain/promotion/offer-figure.ts";
import { UnlockLink } from "#app/site/gate/unlock-link.tsx";
import type { DepartmentLine } from "#app/site/store/department-line.server.ts";
import { formatUnbroken, getTelephoneAddress } from "#app/site/page/format.ts";
import { getSelectedStore, useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { offerPlaceCopy } from "./copy.ts";
import type { OfferCard } from "./offer-card.server.ts";
import "./offers.css";

type OfferLine = Pick<DepartmentLine, "phone" | "phoneText">;

/** Each offer says until when it holds and on what terms. */
export function OfferCards({
  offers,
  isRow = false,
  cars = [],
}: {
  readonly offers: readonly OfferCard[];
  /** On a phone they stand side by side, where a page has more to say than its offers. */
  readonly isRow?: boolean;
  /** They are drawings of no car in particular, one to a card: cards as wide as half a page have room for them. */
  readonly cars?: readonly string[];
}) {
  return (
    <ul className={isRow ? "offers offers--row" : "offers"}>
      {offers.map((offer, at) => (
        <li key={offer.id}>
          <Icon name={offer.icon} size={28} />
          <div className="offer-words">
            <h3 className="offer-title">
              <OfferTitle title={offer.title} />
            </h3>
            <p>{offer.text}</p>
          </div>
          <div className="offer-foot">
            <p className="offer-until">
              <Icon name="calendar" />
              {offer.until}
            </p>
            <Terms offer={offer} />
            <OfferLinks offer={offer} />
            {cars[at] !== undefined && <CardCar picture={cars[at]} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function CardCar({ picture }: { readonly picture: string }) {
  return (
    <img
      className="offer-stand"
      src={picture}
      alt=""
      width={1300}
      height={510}
      loading="lazy"
    />
  );
}

/** The card as a whole leads where the first does. */
function OfferLinks({ offer: { link, action, title } }: { offer: OfferCard }) {
  if (link === null) return null;
  return (
    <p className="offer-links">
      <ArrowLink href={link.address}>
        {link.label}
        <span className="vh">: {title}</span>
      </ArrowLink>
      {action !== null && (
        <a href={action.address}>
          {action.label}
          <span className="vh">: {title}</span>
        </a>
      )}
    </p>
  );
}

/** What the title claims stands out: "$20 off a four-wheel alignment". */
export function OfferTitle({ title }: { readonly title: string }) {
  const { before, figure, after } = splitOfferTitle(title);
  if (figure === null) return after;
  return (
    <>
      {before !== "" && <span className="offer-before">{before}</span>}{" "}
      <span className="offer-figure">{figure}</span>{" "}
      {after !== "" && <span className="offer-after">{after}</span>}
    </>
  );
}

function Terms({ offer: { disclosure, isLoan } }: { offer: OfferCard }) {
  const t = useTexts(offerPlaceCopy);
  if (disclosure === null) return null;
  if (isLoan) return <p className="terms">{disclosure}</p>;
  return (
    <Disclosure summary={t("terms")}>
      <p className="terms">{disclosure}</p>
    </Disclosure>
  );
}

/** Spec §2, empty state of offers. */
export function NoOffers() {
  const t = useTexts(offerPlaceCopy);
  return <p className="lead">{t("empty")}</p>;
}

/** Where offers would be, it says nothing about them but that they are private, and how many where they are of one kind. */
export function LockedOffers({
  heading: Heading,
  title = null,
  line,
}: {
  readonly heading: "h1" | "h2" | "h3";
  /** Null says that all offers are private. */
  readonly title?: string | null;
  /** A department that answers for the page, in place of the store's main line. */
  readonly line?: OfferLine;
}) {
  const t = useTexts(offerPlaceCopy);
  return (
    <div className="offers-locked">
      <Icon name="lock" size={24} />
      <Heading className={Heading}>{title ?? t("lockedTitle")}</Heading>
      <p className="lead">{t("lockedText")}</p>
      <UnlockOffers line={line} />
    </div>
  );
}

/** The unlock, and the telephone for whoever would rather ask. */
export function UnlockOffers({
  line,
}: {
  /** A department that answers for the page, in place of the store's main line. */
  readonly line?: OfferLine | undefined;
}) {
  const t = useTexts(offerPlaceCopy);
  const store = getSelectedStore(useSite());
  const { phone, phoneText } = line ?? store;
  return (
    <p className="btn-row">
      <UnlockLink className="btn btn--main">{t("unlock")}</UnlockLink>
      <LinkButton href={getTelephoneAddress(phone)}>
        <Icon name="phone" />
        {t("call", { phone: formatUnbroken(phoneText) })}
      </LinkButton>
    </p>
  );
}
