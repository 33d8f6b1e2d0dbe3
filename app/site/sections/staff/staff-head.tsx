import type { ReactNode } from "react";
import { useTexts } from "#app/site/page/use-texts.ts";
import { staffCopy } from "#app/site/sections/copy.ts";
import { Tag } from "#app/ui/badge.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { Portrait } from "./staff-cards.tsx";
import type { StaffView } from "./staff-view.server.ts";

interface StaffHeadProps {
  readonly member: StaffView;
  readonly heading?: "h1" | "h4";
  /** It stands below the face and the words. */
  readonly children?: ReactNode;
}

/** The head of a page about one person: the face, what they do and where, in which languages. */
export function StaffHead({
  member,
  heading: Heading = "h1",
  children,
}: StaffHeadProps) {
  const t = useTexts(staffCopy);
  const { name, title, storeName, rating, languages } = member;
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
        {languages !== null && <p>{t("speaks", { languages })}</p>}
      </div>
      {children}
    </header>
  );
}
