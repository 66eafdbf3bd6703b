import type { Permission } from '@comptoir/domain/permission';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { useSession } from '../frame/session/useSession';
import { RecordLink } from './RecordLink';

interface RecordFactProps {
  href: string;
  /** The permission that the other record's page needs. */
  permission: Permission;
  /** Name of the other record. */
  children: string;
}

/** Another record among a record's facts: a link to its page for users who may read it, else only its name. */
export function RecordFact({ href, permission, children }: RecordFactProps) {
  const { can } = useSession();
  if (!can(permission)) return children;
  return (
    <LinkButton as={RecordLink} href={href} variant="link">
      {children}
    </LinkButton>
  );
}
