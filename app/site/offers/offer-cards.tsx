import { Tag } from "#app/ui/badge.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { OfferCard } from "./offer-card.ts";
import "./offers.css";

/** Offers stand side by side; each says until when it holds and on what terms. */
export function OfferCards({
  offers,
}: {
  readonly offers: readonly OfferCard[];
}) {
  return (
    <ul className="offers">
      {offers.map(
        ({ id, icon, tags, title, text, until, disclosure, link }) => (
          <li key={id}>
            <p className="offer-kind">
              <Icon name={icon} size={28} />
              {tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </p>
            <h3 className="h3">{title}</h3>
            <p>{text}</p>
            <p className="offer-until">
              <Icon name="calendar" />
              {until}
            </p>
            {disclosure !== null && <p className="terms">{disclosure}</p>}
            {link !== null && (
              <ArrowLink href={link.address}>
                {link.label}
                <span className="vh">: {title}</span>
              </ArrowLink>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
