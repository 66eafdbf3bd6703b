import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession';
import { loginPath } from './loginPath';

/** Lets in every stored user (spec § 2); a user with a temporary password must change it first (CONTRACT "Session"). */
export function RequireSession() {
  const { user, isTemporaryPassword } = useSession();
  const location = useLocation();
  if (!user) return <Navigate to={loginPath(location)} replace />;
  if (isTemporaryPassword) return <Navigate to="/auth/motdepasse" replace />;
  return <Outlet />;
}
