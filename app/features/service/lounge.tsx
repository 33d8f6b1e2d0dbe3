import { PromiseList } from "#app/site/sections/promise-list.tsx";
import { Section } from "#app/site/sections/section.tsx";
import { useTexts } from "#app/site/page/use-texts.ts";
import { serviceCopy } from "./copy.ts";

const LOUNGE = ["wifi", "coffee", "children", "shuttle"] as const;

/** Spec §2, service, asks for a lounge section. */
export function Lounge() {
  const t = useTexts(serviceCopy);
  return (
    <Section title={t("loungeTitle")} text={t("loungeText")}>
      <PromiseList
        promises={LOUNGE.map((key) => ({
          title: t(`lounge.${key}`),
          text: null,
        }))}
      />
    </Section>
  );
}
