import type { LinkProps } from '@comptoir/ui/foundations';
import { Link, useLocation } from 'react-router-dom';
import { writeFirstParent } from '../frame/device/firstParent';

/**
 * A link to the page of a record; the back arrow there leads here again, with page and search kept (spec § 2 Shell).
 */
export function RecordLink({ href, children, ...rest }: LinkProps) {
  const { pathname, search } = useLocation();
  return (
    <Link {...rest} to={href} onClick={() => writeFirstParent(pathname + search)}>
      {children}
    </Link>
  );
}
