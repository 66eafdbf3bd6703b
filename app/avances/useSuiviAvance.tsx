import type { Evenement } from '@comptoir/contract/suivi';
import type { EtatGarde } from '@comptoir/domain/avance';
import { MessageCircle } from 'lucide-react';
import type { OwnItemOf } from '../activites/Suivi';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { ETATS } from './avanceLook';

/** What is said of an advance that newly stands somewhere. */
const DEVIENT: Readonly<Record<EtatGarde, TextKey>> = {
  demandee: 'avance.suividemandee',
  approuvee: 'avance.suiviapprouvee',
  decaissee: 'avance.suiviversee',
  refusee: 'avance.refuserfait',
  annulee: 'avance.annulerfait',
};

const isGarde = (etat: Evenement['etat']): etat is EtatGarde => typeof etat === 'string' && etat in DEVIENT;

/** Returns what the timeline of an advance says of its own changes: each newly stands somewhere, or is a reminder. */
export function useSuiviAvance(): OwnItemOf {
  const { t } = useLang();
  return ({ objet, actiontype, etat }) => {
    if (objet !== 'avance') return null;
    const devient = actiontype === 'Insert' ? 'demandee' : etat;
    // `justifiee` is what its money makes of it; a reminder may come at that moment.
    if (!isGarde(devient)) {
      return { title: t('avance.suivirelance'), tone: 'info', icon: <MessageCircle aria-hidden /> };
    }
    return { title: t(DEVIENT[devient]), ...ETATS[devient] };
  };
}
