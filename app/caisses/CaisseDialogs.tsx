import { type Caisse, caisses } from '@comptoir/contract/caisses';
import type { NatureArrete } from '@comptoir/domain/arrete';
import { formatMontant } from '@comptoir/domain/money';
import { withTexts } from '../frame/i18n/rooms';
import { mouvementsPath } from '../frame/routing/recordPaths';
import { type Dialogs, deletion, modal } from '../records/dialogs/dialog';
import { form, formUnder, step } from '../records/dialogs/resumed';

/** What the dialogs of a register are about; `edit` null creates one. */
export interface SujetsCaisse {
  edit: Caisse | null;
  remove: Caisse;
  count: { caisse: Caisse; nature: NatureArrete };
  transfer: Caisse;
  arretes: Caisse;
}

export const CAISSE_DIALOGS: Dialogs<Caisse, SujetsCaisse> = {
  idOf: ({ caisseid }) => caisseid,
  dialogs: {
    edit: modal('CaisseModal', {
      load: withTexts('caisses', () => import('./CaisseModal')),
      ahead: ['caisses.creer', 'caisses.modifier'],
      resume: form('caisse'),
      props: (caisse) => ({ caisse }),
    }),
    count: modal('ArreterModal', {
      load: withTexts('arretes', () => import('../arretes/ArreterModal')),
      ahead: ['caisses.cloturer'],
      resume: formUnder('arrete', (caisse, nature) => ({
        caisse,
        nature: nature === 'controle' ? 'controle' : 'journee',
      })),
      props: (count) => count,
    }),
    transfer: modal('TransfertModal', {
      load: withTexts('transferts', () => import('../transferts/TransfertModal')),
      ahead: ['caisses.transferer'],
      resume: formUnder('transfert', (caisse) => caisse),
      props: (caisse) => ({ caisse }),
    }),
    arretes: modal('ArretesModal', {
      load: withTexts('arretes', () => import('../arretes/ArretesModal')),
      size: 'lg',
      resume: step('arretescaisse'),
      props: (caisse) => ({ caisse }),
    }),
    remove: deletion(caisses.remove, ({ caisseid, libelle, solde }, { t }) => ({
      args: { params: { caisseid } },
      touches: ['caisses'],
      of: ['caisse', { libelle }],
      detail: t('caisse.suppression', { libelle, solde: formatMontant(solde) }),
      way: { code: 'caisse.utilisee', label: t('blocage.mouvements'), to: mouvementsPath(caisseid) },
    })),
  },
};
