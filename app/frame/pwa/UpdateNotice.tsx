import { Button } from '@comptoir/ui/Button';
import { useSavesData } from '@comptoir/ui/foundations';
import { NoticeBar } from '@comptoir/ui/NoticeBar';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getLanguage } from '../i18n/i18n';
import { useLang } from '../i18n/useLang';
import { keepFirstReads } from './firstReads';
import { joinProgram, keepProgram } from './installation';
import { useNewVersion, useTakeOver } from './useNewVersion';

const reloadPage = () => window.location.reload();

/**
 * Keeps the program and this page's first reads on this device, and tells when a newer version is ready. It reloads the
 * page by itself only if nothing is open.
 */
export default function UpdateNotice() {
  useEffect(() => {
    keepFirstReads();
    joinProgram(getLanguage());
  }, []);
  const savesData = useSavesData();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker reads it from its own address
  useEffect(keepProgram, [savesData]);
  const isReady = useNewVersion();
  useTakeOver(isReady, reloadPage);
  return <VersionBar isReady={isReady} onReload={reloadPage} />;
}

/** Offers to reload the page; what was typed is not lost, because the forms keep it (DESIGN rule 12). */
export function VersionBar({ isReady, onReload }: { isReady: boolean; onReload: () => void }) {
  const { t } = useLang();
  const [isPutOff, setPutOff] = useState(false);
  return (
    <NoticeBar text={isReady && !isPutOff ? t('version.prete') : null} onDismiss={() => setPutOff(true)}>
      <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={onReload}>
        {t('erreur.recharger')}
      </Button>
    </NoticeBar>
  );
}
