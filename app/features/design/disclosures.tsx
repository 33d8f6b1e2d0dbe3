import { Accordion, Disclosure } from "#app/ui/disclosure.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { DesignPart } from "./design-part.tsx";

const NAMES = ["First", "Second", "Third", "Fourth", "Fifth"];

export function Disclosures() {
  return (
    <>
      <DesignPart title="Disclosure, open" layout="plain">
        <Disclosure summary="Does it work without JavaScript?" isOpen>
          <p>It does: the browser opens and closes it.</p>
        </Disclosure>
      </DesignPart>
      <DesignPart title="Accordion: one open at a time" layout="plain">
        <Accordion
          group="design"
          items={NAMES.slice(0, 3).map((name) => ({
            key: name,
            summary: name,
            content: <p>The answer to the {name.toLowerCase()} question.</p>,
          }))}
        />
      </DesignPart>
      <DesignPart title="Tabs" layout="plain">
        <Tabs
          name="design-tabs"
          legend="Departments"
          tabs={NAMES.slice(0, 4).map((name) => ({
            id: name,
            label: name,
            content: <p>What stands behind the {name.toLowerCase()} tab.</p>,
          }))}
        />
      </DesignPart>
      <DesignPart title="Carousel" layout="plain">
        <Carousel
          words={{
            label: "Carousel",
            previous: "Previous",
            next: "Next",
            counter: (at, count) => `${at} of ${count}`,
          }}
          items={NAMES.map((name) => ({
            key: name,
            content: <div className="design-card">{name} card</div>,
          }))}
        />
      </DesignPart>
    </>
  );
}
