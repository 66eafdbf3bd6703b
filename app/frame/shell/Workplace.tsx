import { useSavesData } from '@comptoir/ui/foundations';
import { ToastProvider } from '@comptoir/ui/Toasts';
import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { swrConfig } from '../api/swrConfig';

/** Gives the pages of a signed-in user their cache and their toasts. */
export function Workplace() {
  const savesData = useSavesData();
  return (
    <SWRConfig value={{ ...swrConfig, revalidateOnFocus: !savesData }}>
      <ToastProvider>
        <Outlet />
      </ToastProvider>
    </SWRConfig>
  );
}
