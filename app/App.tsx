import { LabelsProvider } from '@comptoir/ui/labels';
import { GlobalStyle } from '@comptoir/ui/theme';
import { type ReactNode, StrictMode } from 'react';
import { SpeechProvider } from './frame/i18n/SpeechProvider';
import { useLang } from './frame/i18n/useLang';
import { LateUpdateNotice } from './frame/pwa/LateUpdateNotice';
import { PageRouter } from './frame/routing/PageRouter';
import { ErrorBoundary } from './frame/shell/ErrorBoundary';
import { AppRoutes } from './routes';

/** Gives the widgets their own few texts in the page's language. */
function Labelled({ children }: { children: ReactNode }) {
  const { labels } = useLang();
  return <LabelsProvider value={labels}>{children}</LabelsProvider>;
}

export function App() {
  return (
    <StrictMode>
      <SpeechProvider>
        <Labelled>
          <GlobalStyle />
          <ErrorBoundary>
            <PageRouter>
              <AppRoutes />
              <LateUpdateNotice />
            </PageRouter>
          </ErrorBoundary>
        </Labelled>
      </SpeechProvider>
    </StrictMode>
  );
}
