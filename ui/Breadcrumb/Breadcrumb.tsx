import { ArrowLeft, House } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { PlainLink, type RenderLink } from '../foundations';
import { useLabels } from '../labels';
import { Description, Root, Texts, Title, Trail } from './Breadcrumb.styles';

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The screen's title, its `h1`; it can take the focus when the route changes (DESIGN rule 21). */
  title: string;
  /** Ref to the heading, to put the focus on it when the screen changes. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** What the title does not say, in a few words below it. */
  description?: ReactNode;
  /** The screens above this one; those with `href` are links. */
  parents: readonly { id: string; label: string; href?: string }[];
  /** Stored parent route that the arrow leads back to (spec § 2 Shell). */
  backHref?: string;
  /** The first screen, to which an icon leads where there is no arrow (spec § 2 Shell). */
  homeHref?: string;
  /** Draws the links, so that the application’s router follows them. */
  renderLink?: RenderLink;
}

/**
 * The line at the top of a screen: its title, and before it the screens above this one. The screen's own controls
 * (children) end the line.
 *
 * Not for the steps of a task: `Checklist`; nor a section within a screen: `PageHeader`.
 *
 * States: `data-deep` where more than one screen is above this one, `data-parent` on each of these, `data-way` on the
 * icon before them.
 */
export function Breadcrumb(props: BreadcrumbProps) {
  const { title, titleRef, description, parents, renderLink: Link = PlainLink, children, ...others } = props;
  const { backHref, homeHref, ...rest } = others;
  const { breadcrumb } = useLabels();
  const way =
    backHref === undefined
      ? { href: homeHref, label: breadcrumb.home, Icon: House }
      : { href: backHref, label: breadcrumb.back, Icon: ArrowLeft };
  return (
    <Root {...rest}>
      {(way.href !== undefined || parents.length > 0) && (
        <nav aria-label={breadcrumb.label} className="no-print" data-deep={parents.length > 1 || undefined}>
          <Trail>
            {way.href !== undefined && (
              <li data-way>
                <Link href={way.href} aria-label={way.label} title={way.label}>
                  <way.Icon aria-hidden />
                </Link>
              </li>
            )}
            {parents.map(({ id, label, href }) => (
              <li key={id} data-parent>
                {href === undefined ? label : <Link href={href}>{label}</Link>}
              </li>
            ))}
            <li aria-current="page" className="visually-hidden">
              {title}
            </li>
          </Trail>
        </nav>
      )}
      <Texts>
        <Title ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        {description !== undefined && <Description>{description}</Description>}
      </Texts>
      {children}
    </Root>
  );
}
