import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Badge, Tag } from "#app/ui/badge.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Chip, RemovableChip } from "#app/ui/chip.tsx";
import { ICON_SHAPES } from "#app/ui/icon-shapes.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { DesignPart } from "./design-part.tsx";

export function Actions() {
  return (
    <>
      <DesignPart title="Buttons">
        <Button type="button" look="main">
          Main action
        </Button>
        <Button type="button" look="main" isBusy>
          Sending
        </Button>
        <Button type="button" look="ink">
          Strong
        </Button>
        <Button type="button">Plain</Button>
        <Button type="button" isSmall>
          Small
        </Button>
        <Button type="button" disabled>
          Not available
        </Button>
        <LinkButton href="/design">Link</LinkButton>
        <ArrowLink href="/design">Arrow link</ArrowLink>
      </DesignPart>
      <DesignPart title="Badges, tags, chips, stars">
        <div className="design-badge">
          <Badge icon="certified">Certified</Badge>
        </div>
        <div className="design-badge">
          <Badge tone="drop" icon="arrow-down">
            Price drop $1,200
          </Badge>
        </div>
        <div className="design-badge">
          <Badge tone="quiet">New arrival</Badge>
        </div>
        <Tag>Your store</Tag>
        <Chip href="/design">Heated seats</Chip>
        <RemovableChip href="/design" removeLabel="Remove">
          Up to 60,000 miles
        </RemovableChip>
        <Stars rating={4.6} label="4.6 of 5" />
        <Stars rating={3} label="3 of 5" isSmall />
      </DesignPart>
      <DesignPart title="Icons" layout="plain">
        <ul className="design-icons">
          {(Object.keys(ICON_SHAPES) as IconName[]).map((name) => (
            <li key={name}>
              <Icon name={name} size={24} />
              <span className="meta">{name}</span>
            </li>
          ))}
        </ul>
      </DesignPart>
    </>
  );
}
