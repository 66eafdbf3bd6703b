import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageWaiting } from './pages/PageWaiting';

const ComingSoonPage = lazy(() => import('./pages/ComingSoonPage'));
const ErrorPage = lazy(() => import('./pages/ErrorPage'));
const LoginPage = lazy(() => import('./auth/LoginPage'));
const ForgotPage = lazy(() => import('./auth/ForgotPage'));
const ChangePasswordPage = lazy(() => import('./auth/ChangePasswordPage'));
const Workplace = lazy(() => import('./shell/Workplace'));
const ScreenRoutes = lazy(() => import('./shell/ScreenRoutes'));

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
          <Route path="*" element={<ScreenRoutes />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
