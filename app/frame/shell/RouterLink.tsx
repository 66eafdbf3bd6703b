import type { LinkProps } from '@comptoir/ui/foundations';
import { Link } from 'react-router-dom';

/** The link that widgets draw: the router's within the application, the browser's for another tab. */
export function RouterLink({ href, target, children, ...rest }: LinkProps) {
  if (target === '_blank') {
    return (
      <a {...rest} href={href} target={target}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}
