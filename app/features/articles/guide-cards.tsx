import { sayDay } from "#app/domain/day-words.ts";
import { useSite } from "#app/site/page/site-view.ts";
import { useTexts } from "#app/site/page/use-texts.ts";
import { Portrait } from "#app/site/sections/staff/staff-cards.tsx";
import { articlesCopy } from "./copy.ts";
import { GuideScene } from "./drawings/guide-scene.tsx";
import type { GuideLink } from "./guide-links.server.ts";
import "./guide-cards.css";

interface GuideCardsProps {
  readonly guides: readonly GuideLink[];
  readonly heading: "h2" | "h3";
  /** The first one leads the others. */
  readonly hasLead?: boolean;
  /** On the author's own page the name would stand there again. */
  readonly isAuthorSaid?: boolean;
}

export function GuideCards({
  guides,
  hasLead = false,
  ...props
}: GuideCardsProps) {
  return (
    <ul className={hasLead ? "guide-cards guide-cards--lead" : "guide-cards"}>
      {guides.map((guide, at) => (
        <GuideCard
          key={guide.address}
          guide={guide}
          isFirst={hasLead && at === 0}
          {...props}
        />
      ))}
    </ul>
  );
}

interface GuideCardProps extends Pick<
  GuideCardsProps,
  "heading" | "isAuthorSaid"
> {
  readonly guide: GuideLink;
  readonly isFirst: boolean;
}

/** The whole card is the link of its heading. */
function GuideCard({
  guide: { title, summary, address, topic, author, lang, ...rest },
  heading: Heading,
  isFirst,
  isAuthorSaid = false,
}: GuideCardProps) {
  const t = useTexts(articlesCopy);
  const { language } = useSite();
  return (
    <li className="guide-card">
      <GuideScene
        topic={topic}
        picture={rest.picture}
        isSecond={rest.isSecond}
        isFirst={isFirst}
      />
      <div>
        <p className="guide-topic">{t(`topic.${topic}`)}</p>
        <Heading className={isFirst ? "h2" : "h3"}>
          <a href={address} lang={lang}>
            {title}
          </a>
        </Heading>
        <p lang={lang}>{summary}</p>
        <div className="guide-by">
          {author !== null && !isAuthorSaid && (
            <>
              <Portrait member={author} />
              <p>{t("writtenBy", { name: author.name })}</p>
            </>
          )}
          <p className="meta guide-times">
            <time dateTime={rest.updatedOn}>
              {sayDay(rest.updatedOn, "date", language)}
            </time>
            <span>{t("readingTime", { count: rest.readingMinutes })}</span>
          </p>
        </div>
      </div>
    </li>
  );
}
