import type { GuideTopic } from "#app/domain/store-profile/content/document.ts";
import "./guide-scene.css";

interface GuideSceneProps {
  readonly topic: GuideTopic;
  readonly picture: string;
  /** The drawing is the topic's second one, where it has two. */
  readonly isSecond: boolean;
  /** It is seen without scrolling. */
  readonly isFirst?: boolean;
}

/** The vehicle, and beside it what the guide is about: a price sticker, the keys, an inspection sheet. */
export function GuideScene({
  topic,
  picture,
  isSecond,
  isFirst = false,
}: GuideSceneProps) {
  let classes = `guide-scene guide-scene--${topic}`;
  if (isSecond) classes += " guide-scene--second";
  return (
    <div className={classes}>
      <img src={picture} alt="" loading={isFirst ? "eager" : "lazy"} />
    </div>
  );
}
