import { ArrowLeft, House } from 'lucide-react';
import type { ComponentPropsWithRef, Ref } from 'react';
import { PlainLink, type RenderLink } from '../foundations';
import { useLabels } from '../labels';
import { Description, Root, Title, Trail } from './Breadcrumb.styles';

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The screen's `h1`; it can take the focus at a change of route (DESIGN rule 21). */
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  /** What the screen is for, in a few words below its title. */
  description?: string;
  /** From the parent to the screen itself; those with `href` are links. */
  items: readonly { id: string; label: string; href?: string }[];
  homeHref: string;
  /** The stored parent route: a back arrow takes the home icon's place (spec § 2 Shell). */
  backHref?: string;
  renderLink?: RenderLink;
}

export function Breadcrumb(props: BreadcrumbProps) {
  const { title, titleRef, description, items, homeHref, backHref, renderLink: Link = PlainLink, ...rest } = props;
  const { breadcrumb } = useLabels();
  return (
    <Root {...rest}>
      <div>
        <Title ref={titleRef} tabIndex={-1}>
          {title}
        </Title>
        {description !== undefined && <Description>{description}</Description>}
      </div>
      <nav aria-label={breadcrumb.label} className="no-print">
        <Trail>
          <li>
            {backHref === undefined ? (
              <Link href={homeHref} aria-label={breadcrumb.home} title={breadcrumb.home}>
                <House aria-hidden />
              </Link>
            ) : (
              <Link href={backHref} aria-label={breadcrumb.back} title={breadcrumb.back}>
                <ArrowLeft aria-hidden />
              </Link>
            )}
          </li>
          {items.map(({ id, label, href }, rank) => (
            <li key={id} aria-current={rank === items.length - 1 ? 'page' : undefined}>
              {href === undefined ? label : <Link href={href}>{label}</Link>}
            </li>
          ))}
        </Trail>
      </nav>
    </Root>
  );
}
