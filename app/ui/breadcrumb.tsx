import { Icon } from "./icon.tsx";

export interface Crumb {
  readonly label: string;
  /** It is null for the page itself. */
  readonly href: string | null;
}

/** The crumbs lead over the pages above, as far as they are on, to the page itself. */
export function crumbsTo(
  here: string,
  ...above: readonly Crumb[]
): readonly Crumb[] {
  return [
    ...above.filter(({ href }) => href !== null),
    { label: here, href: null },
  ];
}

interface BreadcrumbProps {
  /** This is the accessible name: "Breadcrumb". */
  readonly label: string;
  /** The crumbs go from the root down, the page itself last. */
  readonly crumbs: readonly Crumb[];
}

export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ label: name, href }, at) => (
          <li key={name}>
            {at > 0 && <Icon name="chevron-right" size={16} />}
            {href === null ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={href}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
