import { Icon } from "./icon.tsx";

export interface Crumb {
  readonly label: string;
  /** Null stands for the page itself. */
  readonly href: string | null;
}

interface BreadcrumbProps {
  readonly label: string;
  /** They go from the root down, the page itself last. */
  readonly crumbs: readonly Crumb[];
}

/** On a phone it is one step back: the page's own name stands in its heading. */
export function Breadcrumb({ label, crumbs }: BreadcrumbProps) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {crumbs.map(({ label: name, href }, at) => (
          <li key={name}>
            {at > 0 && <Icon name="chevron-right" size={16} />}
            {at === crumbs.length - 2 && (
              <Icon name="chevron-left" size={16} className="crumb-back" />
            )}
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
