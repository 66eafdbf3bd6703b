import type { Permission } from '@comptoir/domain/permission';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { useSession } from '../frame/session/useSession';
import { RecordLink } from './RecordLink';

interface RecordFactProps {
  href: string;
  /** What its page asks for. */
  permission: Permission;
  /** What the record is called. */
  children: string;
}

/** Another record among a record's facts: it leads to its page, for whoever may read it. */
export function RecordFact({ href, permission, children }: RecordFactProps) {
  const { can } = useSession();
  if (!can(permission)) return children;
  return (
    <LinkButton as={RecordLink} href={href} variant="link">
      {children}
    </LinkButton>
  );
}
