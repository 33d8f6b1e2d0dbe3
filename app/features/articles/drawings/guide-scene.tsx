import type { GuideTopic } from "#app/domain/store-profile/content/document.ts";
import "./guide-scene.css";

interface GuideSceneProps {
  readonly topic: GuideTopic;
  readonly picture: string;
  /** It is seen without scrolling. */
  readonly isFirst?: boolean;
}

/** The vehicle, and beside it what the guide is about: a price sticker, the keys, an inspection sheet. */
export function GuideScene({
  topic,
  picture,
  isFirst = false,
}: GuideSceneProps) {
  return (
    <div className={`guide-scene guide-scene--${topic}`}>
      <img src={picture} alt="" loading={isFirst ? "eager" : "lazy"} />
    </div>
  );
}
