import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadBarLine } from "#app/ui/load-bar-line.tsx";
import { LocatorMap } from "#app/ui/map/locator-map.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { CardSkeleton, TextSkeleton } from "#app/ui/skeleton.tsx";
import { DesignPart } from "./design-part.tsx";

const PAGES = {
  label: "Pages",
  previous: "Previous",
  next: "Next",
  page: "Page",
};
const PLACES = [
  { mark: "A", name: "Aurora", latitude: 41.78, longitude: -88.28 },
  { mark: "M", name: "Merrillville", latitude: 41.48, longitude: -87.33 },
];

export function WayfindingAndWaiting() {
  return (
    <>
      <DesignPart title="Breadcrumb, pagination" layout="plain">
        <Breadcrumb
          label="Breadcrumb"
          crumbs={[
            { label: "Home", href: "/" },
            { label: "Used cars", href: "/search-vehicles/used" },
            { label: "2021 Honda CR-V", href: null },
          ]}
        />
        {[1, 5, 9].map((page) => (
          <Pagination
            key={page}
            page={page}
            pageCount={9}
            getAddress={(to) => `/design?page=${to}`}
            words={{ ...PAGES, label: `Pages, on ${page}` }}
          />
        ))}
      </DesignPart>
      <DesignPart title="Load bar: loading, finishing, error" layout="plain">
        <div className="design-line design-half">
          <LoadBarLine state="loading" />
        </div>
        <div className="design-line design-full">
          <LoadBarLine state="finishing" />
        </div>
        <div className="design-line design-full">
          <LoadBarLine state="error" />
        </div>
      </DesignPart>
      <DesignPart title="Progress, skeletons" layout="grid">
        <Progress label="Sending your files" percent={40} />
        <Progress label="Sending your files" percent={null} />
        <CardSkeleton />
        <TextSkeleton lines={4} />
      </DesignPart>
      <DesignPart title="Empty state" layout="plain">
        <EmptyState
          title="No cars match all four filters"
          text="Dropping one of these brings cars back."
        >
          <Button type="button">Tell me when one arrives</Button>
        </EmptyState>
      </DesignPart>
      <DesignPart title="Map of places" layout="grid">
        <LocatorMap
          places={PLACES}
          label="Map of two stores"
          scaleLabel={(miles) => `${miles} miles`}
        />
      </DesignPart>
    </>
  );
}
