import type { Avance } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { formatMontant } from '@comptoir/domain/money';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import { type Dialogs, modal, question } from '../records/dialogs/dialog';
import { formOf, type Resumed } from '../records/dialogs/resumed';
import type { SujetsAvance } from './acteOuvert';
import { avanceidIn } from './recordOf';
import { TOUCHES } from './touches';

/** A form that writes a new record out of an advance (`recordOf`). */
const formOutOf = (name: string): Resumed<Avance, Avance> => ({
  name,
  subject: (written, of, rowOf) => (written === null ? rowOf(avanceidIn(of)) : undefined),
});

export const AVANCE_DIALOGS: Dialogs<Avance, SujetsAvance> = {
  idOf: ({ avanceid }) => avanceid,
  dialogs: {
    demander: modal('DemandeModal', {
      load: () => import('./DemandeModal'),
      resume: { name: 'avance', subject: () => true },
      props: () => ({}),
    }),
    accorder: modal('OctroiModal', {
      load: () => import('./OctroiModal'),
      resume: formOf('avanceaccorder'),
      props: (avance) => ({ avance }),
    }),
    justifier: modal('JustifierModal', {
      load: () => import('./JustifierModal'),
      resume: formOutOf('depense'),
      props: (avance) => ({ avance }),
    }),
    rendre: modal('RendreModal', {
      load: () => import('./RendreModal'),
      resume: formOutOf('transfert'),
      props: (avance) => ({ avance }),
    }),
    refuser: modal('DecisionModal', {
      load: () => import('./DecisionModal'),
      resume: formOf('avancerefuser'),
      props: (avance) => ({ avance, acte: 'refuser' as const }),
    }),
    annuler: modal('DecisionModal', {
      load: () => import('./DecisionModal'),
      resume: formOf('avanceannuler'),
      props: (avance) => ({ avance, acte: 'annuler' as const }),
    }),
    imprime: { draw: (imprime, { onClose }) => <ImprimeDialog imprimable={imprime} onClose={onClose} /> },
    // Asks before an advance is approved: then it can be paid out (ADR 0039).
    approuver: question(avances.approuver, ({ avanceid, version, montant, porteur, objet }, { t }) => ({
      args: { params: { avanceid }, body: { version } },
      ...TOUCHES,
      tone: 'primary',
      of: ['avance', { libelle: objet, montant }],
      fait: { devient: t('avance.approuvee') },
      detail: t('avance.approuveraide', { montant: formatMontant(montant), porteur, objet }),
    })),
  },
};
