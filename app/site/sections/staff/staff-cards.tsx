import { capitalize, getTelephoneAddress } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Tag } from "#app/ui/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { staffCopy } from "#app/site/sections/copy.ts";
import type { StaffView } from "./staff-view.server.ts";
import "./staff.css";

interface StaffCardsProps {
  readonly members: readonly StaffView[];
  /** It is one level below the heading of the section around the cards. */
  readonly heading?: "h3" | "h4";
  /** Whoever answers for the others is told about, and has a larger face. */
  readonly areTold?: boolean;
}

export function StaffCards({
  members,
  heading: Heading = "h3",
  areTold = false,
}: StaffCardsProps) {
  const t = useTexts(staffCopy);
  return (
    <ul className={areTold ? "staff-cards staff-cards--told" : "staff-cards"}>
      {members.map((member) => (
        <li key={member.id} className="staff-card">
          <Portrait member={member} />
          <div>
            <Heading className="h4">
              {member.address === null ? (
                member.name
              ) : (
                <a href={member.address}>{member.name}</a>
              )}
            </Heading>
            <p>{member.title}</p>
            <p className="meta">{member.storeName}</p>
            {member.rating !== null && (
              <p className="meta staff-rating">
                <Stars rating={Number(member.rating)} label={null} isSmall />
                <span aria-hidden="true">
                  {t("ratingOf", { rating: member.rating })}
                </span>
                <span className="vh">
                  {t("ratedBy", { rating: member.rating })}
                </span>
              </p>
            )}
            {member.languages !== null && (
              <p className="meta">{capitalize(member.languages)}</p>
            )}
            {member.isLead && <Tag>{t("lead")}</Tag>}
          </div>
          {areTold && member.about !== null && (
            <p className="staff-card-about">{member.about}</p>
          )}
          <p className="staff-reach">
            <a
              href={getTelephoneAddress(member.phone)}
              aria-label={`${t("call", { name: member.name })}, ${member.phoneText}`}
            >
              <Icon name="phone" />
              <span>{member.phoneText}</span>
              <b>{t("callShort")}</b>
            </a>
            <a href={`mailto:${member.email}`}>
              <Icon name="mail" />
              <span>{t("write", { name: member.firstName })}</span>
              <b aria-hidden="true">{t("writeShort")}</b>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Faces with a name and what they do, where a card would be too much. */
export function StaffFaces({
  members,
  isRow = false,
}: {
  readonly members: readonly StaffView[];
  /** They stand side by side where there is room. */
  readonly isRow?: boolean;
}) {
  return (
    <ul className={isRow ? "staff-faces staff-faces--row" : "staff-faces"}>
      {members.map((member) => (
        <li key={member.id}>
          <Portrait member={member} />
          <span>
            {member.address === null ? (
              <b>{member.name}</b>
            ) : (
              <a href={member.address}>{member.name}</a>
            )}
            <span className="meta">{member.title}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** It is a photo or the initials, never somebody else's face. */
export function Portrait({
  member: { imageUrl, initials },
  isLarge = false,
}: {
  readonly member: Pick<StaffView, "imageUrl" | "initials">;
  readonly isLarge?: boolean;
}) {
  const classes = isLarge ? "portrait portrait--l" : "portrait";
  return imageUrl === null ? (
    <span className={classes} aria-hidden="true">
      {initials}
    </span>
  ) : (
    <img
      className={classes}
      src={imageUrl}
      alt=""
      width={isLarge ? 160 : 72}
      height={isLarge ? 160 : 72}
      loading={isLarge ? "eager" : "lazy"}
    />
  );
}
