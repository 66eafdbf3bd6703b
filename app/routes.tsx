import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageWaiting } from './pages/PageWaiting';
import { RequireSession } from './routing/RequireSession';
import { SCREENS } from './routing/screens';

const ComingSoonPage = lazy(() => import('./pages/ComingSoonPage'));
const ErrorPage = lazy(() => import('./pages/ErrorPage'));
const LoginPage = lazy(() => import('./auth/LoginPage'));
const ForgotPage = lazy(() => import('./auth/ForgotPage'));
const ChangePasswordPage = lazy(() => import('./auth/ChangePasswordPage'));
const Workplace = lazy(() => import('./shell/Workplace'));
const ScreenOutlet = lazy(() => import('./shell/ScreenOutlet'));
const Shell = lazy(() => import('./shell/Shell'));

/** Every address of the application (spec § 2): public pages, then the screens behind a session. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageWaiting />}>
      <Routes>
        <Route index element={<Navigate to="/auth/login" replace />} />
        <Route path="auth/login" element={<LoginPage />} />
        <Route path="auth/forgot" element={<ForgotPage />} />
        <Route path="error/:code" element={<ErrorPage />} />
        <Route path="coming-soon" element={<ComingSoonPage />} />
        <Route element={<Workplace />}>
          <Route path="auth/motdepasse" element={<ChangePasswordPage />} />
          <Route element={<RequireSession />}>
            <Route element={<Shell />}>
              {SCREENS.map((route) => (
                <Route key={route.path} path={route.path} element={<ScreenOutlet route={route} />} />
              ))}
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<ErrorPage code="404" />} />
      </Routes>
    </Suspense>
  );
}
