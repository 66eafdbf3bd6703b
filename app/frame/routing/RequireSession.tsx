import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../session/useSession';
import { loginPath } from './loginPath';

/** Access requires only that a stored user exists (spec § 2), with a password of their own (CONTRACT "Session"). */
export function RequireSession() {
  const { user, isTemporaryPassword } = useSession();
  const location = useLocation();
  if (!user) return <Navigate to={loginPath(location)} replace />;
  if (isTemporaryPassword) return <Navigate to="/auth/motdepasse" replace />;
  return <Outlet />;
}
