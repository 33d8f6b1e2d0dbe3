import type { ReactNode } from "react";
import { getTelephoneAddress } from "#app/site/page/format.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { staffCopy } from "#app/site/sections/copy.ts";
import { Tag } from "#app/ui/badge.tsx";
import { LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { Portrait } from "./staff-cards.tsx";
import type { StaffView } from "./staff-view.server.ts";

interface StaffHeadProps {
  readonly member: StaffView;
  /** Null means that the contact page is off. */
  readonly messageAddress: string | null;
  readonly heading?: "h1" | "h4";
  /** It stands below the ways to reach the person. */
  readonly children?: ReactNode;
}

/** The head of a page about one person: the face, what they do and where, and how to reach them. */
export function StaffHead({
  member,
  messageAddress,
  heading: Heading = "h1",
  children,
}: StaffHeadProps) {
  const t = useTexts(staffCopy);
  const { name, title, storeName, rating } = member;
  return (
    <header className="staff-head">
      <Portrait member={member} isLarge />
      <div>
        <Heading className="h1">{name}</Heading>
        <p className="lead">{`${title}, ${storeName}`}</p>
        {member.isLead && <Tag>{t("lead")}</Tag>}
        {rating !== null && (
          <p className="staff-rating">
            <Stars rating={Number(rating)} label={null} isSmall />
            {t("ratedBy", { rating })}
          </p>
        )}
        <div className="btn-row">
          <LinkButton href={getTelephoneAddress(member.phone)} look="main">
            <Icon name="phone" />
            {member.phoneText}
          </LinkButton>
          {messageAddress !== null && (
            <LinkButton href={messageAddress}>{t("message")}</LinkButton>
          )}
        </div>
        {children}
      </div>
    </header>
  );
}
