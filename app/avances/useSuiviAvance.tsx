import type { Evenement } from '@comptoir/contract/suivi';
import type { EtatGarde } from '@comptoir/domain/avance';
import { MessageCircle } from 'lucide-react';
import type { OwnItemOf } from '../activites/Suivi';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { ETATS } from './avanceLook';

/** The text for each state that an advance newly has. */
const DEVIENT: Readonly<Record<EtatGarde, TextKey>> = {
  demandee: 'avance.suividemandee',
  approuvee: 'avance.suiviapprouvee',
  decaissee: 'avance.suiviversee',
  refusee: 'avance.refuserfait',
  annulee: 'avance.annulerfait',
};

const isGarde = (etat: Evenement['etat']): etat is EtatGarde => typeof etat === 'string' && etat in DEVIENT;

/** Returns the words for an advance's own events: each is a new state or a reminder. */
export function useSuiviAvance(): OwnItemOf {
  const { t } = useLang();
  return ({ objet, actiontype, etat }) => {
    if (objet !== 'avance') return null;
    const devient = actiontype === 'Insert' ? 'demandee' : etat;
    // The money itself leads to `justifiee`; an event in that state is a reminder.
    if (!isGarde(devient)) {
      return { title: t('avance.suivirelance'), tone: 'info', icon: <MessageCircle aria-hidden /> };
    }
    return { title: t(DEVIENT[devient]), ...ETATS[devient] };
  };
}
