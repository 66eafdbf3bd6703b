import { Button } from '@comptoir/ui/Button';
import { SwitchField } from '@comptoir/ui/SwitchField';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useLang } from '../i18n/useLang';
import { isCut, type Line } from '../line/lineModel';
import { countSeen } from '../reads/countSeen';
import { instantWords } from '../reads/instant';
import { refreshSession } from '../session/signing';
import { useSession } from '../session/useSession';
import type { useDataSaving } from './dataSaving';

export interface LinePanelProps {
  line: Line;
  saving: ReturnType<typeof useDataSaving>;
}

/** Explains the state of the line: what it means, since when, what can be read without it, and what to do. */
export function LinePanel({ line, saving }: LinePanelProps) {
  const { t, lang } = useLang();
  const kept = useSeenCount();
  const { state, sinceMs } = line;
  return (
    <>
      <p>{t(`ligne.${state}aide`)}</p>
      {state !== 'online' && <p>{t('ligne.depuis', instantWords(sinceMs, lang))}</p>}
      {kept !== null && <p>{t('ligne.gardees', { count: kept })}</p>}
      {state !== 'online' && <Retry line={line} />}
      <SwitchField
        label={t('ligne.economie')}
        hint={t(saving.isByBrowser ? 'ligne.economienavigateur' : 'ligne.economieaide')}
        checked={saving.isOn}
        disabled={saving.isByBrowser}
        onCheckedChange={saving.choose}
      />
    </>
  );
}

function Retry({ line }: Pick<LinePanelProps, 'line'>) {
  const { t } = useLang();
  const { mutate } = useSWRConfig();
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    // One read shows whether the server answers; if the line was cut, its return makes everything be read again.
    const wasCut = isCut(line);
    try {
      await refreshSession();
      if (!wasCut) await mutate(() => true);
    } catch {
      // A failure is shown where its data should be.
    }
    setIsBusy(false);
  };
  const button = useRef<HTMLButtonElement>(null);
  // The button disappears once the line is back: the focus then stays in its panel.
  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      if (current === document.activeElement) current?.closest<HTMLElement>('[role=dialog]')?.focus();
    };
  }, []);
  return (
    <Button ref={button} variant="secondary" busy={isBusy} onClick={() => void retry()}>
      {t('general.reessayer')}
    </Button>
  );
}

function useSeenCount(): number | null {
  const { user } = useSession();
  const utilisateurid = user?.utilisateurid ?? 0;
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    void countSeen(utilisateurid).then((found) => isWanted && setCount(found));
    return () => {
      isWanted = false;
    };
  }, [utilisateurid]);
  return count;
}
