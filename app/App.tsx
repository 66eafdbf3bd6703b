import { type ReactNode, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { en, fr, LabelsProvider } from '#ui/labels';
import { ToastProvider } from '#ui/Toasts';
import { GlobalStyle } from '#ui/theme';
import { swrConfig } from './api/swrConfig';
import { useLang } from './i18n/useLang';
import { AppRoutes } from './routes';
import { ErrorBoundary } from './shell/ErrorBoundary';

/** The widgets' own few texts follow the page's language. */
function Labelled({ children }: { children: ReactNode }) {
  const { lang } = useLang();
  return <LabelsProvider value={lang === 'en' ? en : fr}>{children}</LabelsProvider>;
}

export function App() {
  return (
    <StrictMode>
      <Labelled>
        <GlobalStyle />
        <ErrorBoundary>
          <SWRConfig value={swrConfig}>
            <ToastProvider>
              <BrowserRouter>
                <AppRoutes />
              </BrowserRouter>
            </ToastProvider>
          </SWRConfig>
        </ErrorBoundary>
      </Labelled>
    </StrictMode>
  );
}
