import { ecartOf, sensOf } from '@comptoir/domain/arrete';
import type { Francs } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { Announcer } from '@comptoir/ui/Announcer';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { useLang } from '../frame/i18n/useLang';
import { TONES, useEcart } from './arreteLook';

/** Pause after the last key before the variance is announced to screen readers. */
const TYPING_PAUSE_MS = 1_000;

interface ChiffresProps {
  /** Francs. */
  attendu: Francs;
  /** Francs; null while nothing is counted. */
  compte: Francs | null;
}

/** What was expected and what was counted; the variance in words and colour. */
export function Chiffres({ attendu, compte }: ChiffresProps) {
  const { t } = useLang();
  const wordsOf = useEcart();
  const ecart = compte === null ? null : ecartOf(attendu, compte);
  const words = ecart === null ? '' : wordsOf(ecart);
  const figures = [
    { id: 'attendu', label: t('caisse.attendu'), value: <Amount value={attendu} /> },
    ...(compte === null ? [] : [{ id: 'compte', label: t('caisse.compte'), value: <Amount value={compte} /> }]),
  ];
  return (
    <Alert data-wide role="note" tone={ecart === null ? 'info' : TONES[sensOf(ecart)]} {...(words && { title: words })}>
      <DescriptionList items={figures} minWidth="7.5rem" />
      <Announcer text={words} afterMs={TYPING_PAUSE_MS} />
    </Alert>
  );
}
