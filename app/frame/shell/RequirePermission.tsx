import { checkRoute, type RoutePermissions } from '@comptoir/domain/permission';
import type { ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { RefusalPage } from '../pages/RefusalPage';
import { useSession } from '../session/useSession';

interface RequirePermissionProps {
  permissions: RoutePermissions | undefined;
  children: ReactNode;
}

/** Applies the route permission rule of spec § 5; a denial without a redirect shows the error page here. */
export function RequirePermission({ permissions, children }: RequirePermissionProps) {
  const { held } = useSession();
  const { pathname } = useLocation();
  const params = useParams();
  const decision = checkRoute(permissions, held, { path: pathname, params });
  if (decision.allowed) return children;
  const { redirectTo } = decision;
  if (redirectTo === null) return <RefusalPage code="403" as="div" />;
  return <Navigate to={typeof redirectTo === 'string' ? redirectTo : redirectTo.join('/')} replace />;
}
