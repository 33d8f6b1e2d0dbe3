import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { HERE, LONG_WORD } from "#app/features/design/samples/sample-words.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { Accordion, Disclosure } from "#app/ui/disclosure.tsx";
import { LocatorMap } from "#app/ui/map/locator-map.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

const PAGES = { previous: "Previous", next: "Next", page: "Page" };
const NAMES = ["First", "Second", "Third", "Fourth", "Fifth"];

const STORES = [
  { mark: "A", name: "Aurora", latitude: 41.78, longitude: -88.28 },
  { mark: "M", name: "Merrillville", latitude: 41.48, longitude: -87.33 },
  { mark: "R", name: "Rockford", latitude: 42.27, longitude: -89.09 },
];

const LANDSCAPE = [
  {
    kind: "water",
    name: "Lake Michigan",
    points: "42.1,-87.3 43.2,-86.3 43.2,-87.9 42.05,-87.67 41.62,-87.27",
  },
  {
    kind: "river",
    name: null,
    points: "42.27,-89.09 41.5,-90",
  },
  {
    kind: "border",
    name: null,
    points: "41.7,-87.53 40,-87.53",
  },
  {
    kind: "road",
    name: null,
    points: "42.27,-89.09 41.88,-87.63 41.48,-87.33",
  },
  {
    kind: "town",
    name: "Chicago",
    points: "41.88,-87.63",
  },
  {
    kind: "region",
    name: "Illinois",
    points: "41.4,-88.8",
  },
] as const;

export const WAYFINDING: DesignGroup = {
  title: "Finding the way",
  parts: [
    {
      title: "Breadcrumb",
      layout: "plain",
      content: (
        <>
          <State name="Short">
            <Breadcrumb
              label="Breadcrumb"
              crumbs={[
                { label: "Home", href: "/" },
                { label: "Used cars", href: HERE },
                { label: "2021 Honda CR-V", href: null },
              ]}
            />
          </State>
          <State name="Long">
            <Breadcrumb
              label="Breadcrumb of long names"
              crumbs={[
                { label: "Home", href: "/" },
                { label: LONG_WORD, href: HERE },
                {
                  label: `2021 Mercedes-Benz ${LONG_WORD} 4MATIC`,
                  href: null,
                },
              ]}
            />
          </State>
        </>
      ),
    },
    {
      title: "Pages",
      layout: "plain",
      content: [1, 5, 9].map((page) => (
        <State key={page} name={`On page ${page} of 9`}>
          <Pagination
            page={page}
            pageCount={9}
            getAddress={(to) => `${HERE}?page=${to}`}
            words={{ ...PAGES, label: `Pages, on ${page}` }}
          />
        </State>
      )),
    },
    {
      title: "Tabs",
      layout: "plain",
      content: (
        <Tabs
          name="design-tabs"
          legend="Departments"
          tabs={NAMES.slice(0, 4).map((name) => ({
            id: name,
            label: name,
            content: <p>What stands behind the {name.toLowerCase()} tab.</p>,
          }))}
        />
      ),
    },
    {
      title: "Disclosures",
      note: "The browser opens and closes them. Of an accordion one is open at a time.",
      layout: "grid",
      content: (
        <>
          <State name="Open">
            <Disclosure summary="Does it work without JavaScript?" isOpen>
              <p>It does: the browser opens and closes it.</p>
            </Disclosure>
          </State>
          <State name="Closed, focus" force="focus" isWithin>
            <Disclosure summary="Can I bring a mechanic?">
              <p>Any day.</p>
            </Disclosure>
          </State>
          <State name="Accordion">
            <Accordion
              group="design"
              items={NAMES.slice(0, 3).map((name) => ({
                key: name,
                summary: name,
                content: (
                  <p>The answer to the {name.toLowerCase()} question.</p>
                ),
              }))}
            />
          </State>
        </>
      ),
    },
    {
      title: "Carousel",
      note: "It never moves unasked.",
      layout: "plain",
      content: (
        <Carousel
          words={{
            label: "Carousel",
            previous: "Previous",
            next: "Next",
            counter: (at, count) => `${at} of ${count}`,
          }}
          items={NAMES.map((name) => ({
            key: name,
            content: (
              <div className="design-card">
                <a href={HERE}>{name} card</a>
              </div>
            ),
          }))}
        />
      ),
    },
    {
      title: "Map of places",
      layout: "grid",
      content: (
        <>
          <State name="Several">
            <LocatorMap
              places={STORES}
              label="Map of three stores"
              scaleLabel={(miles) => `${miles} miles`}
            />
          </State>
          <State name="With the land around them">
            <LocatorMap
              places={STORES}
              landscape={LANDSCAPE}
              label="Map of three stores and their surroundings"
              scaleLabel={(miles) => `${miles} miles`}
            />
          </State>
          <State name="One chosen">
            <LocatorMap
              places={STORES.map((it, at) => ({ ...it, isChosen: at === 0 }))}
              label="Map of three stores, Aurora chosen"
              scaleLabel={(miles) => `${miles} miles`}
            />
          </State>
          <State name="One alone">
            <LocatorMap
              places={STORES.slice(0, 1)}
              label="Map of one store"
              scaleLabel={(miles) => `${miles} miles`}
            />
          </State>
        </>
      ),
    },
  ],
};
