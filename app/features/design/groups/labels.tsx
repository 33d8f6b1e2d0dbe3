import {
  State,
  type DesignGroup,
} from "#app/features/design/parts/design-group.tsx";
import { Badge, Tag } from "#app/ui/badge.tsx";
import { Stars } from "#app/ui/stars.tsx";

export const LABELS: DesignGroup = {
  title: "Labels",
  parts: [
    {
      title: "Badges and tags",
      note: "A picture has one badge: whether the car can be had, then money, then what it is.",
      content: (
        <>
          <State name="Certified">
            <div className="design-badge">
              <Badge icon="certified">Certified</Badge>
            </div>
          </State>
          <State name="Price drop">
            <div className="design-badge">
              <Badge tone="drop" icon="arrow-down">
                Price drop $1,200
              </Badge>
            </div>
          </State>
          <State name="Quiet">
            <div className="design-badge">
              <Badge tone="quiet">New arrival</Badge>
            </div>
          </State>
          <State name="Tag">
            <Tag>Your store</Tag>
          </State>
        </>
      ),
    },
    {
      title: "Stars",
      content: (
        <>
          <State name="4.6 of 5">
            <Stars rating={4.6} label="4.6 of 5" />
          </State>
          <State name="Small">
            <Stars rating={3} label="3 of 5" isSmall />
          </State>
          <State name="None">
            <Stars rating={0} label="0 of 5" />
          </State>
        </>
      ),
    },
  ],
};
