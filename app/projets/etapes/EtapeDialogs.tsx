import { type Etapeprojet, etapeprojets, type Projet, type ProjetDetail } from '@comptoir/contract/projets';
import { autreEtat, statutAfterEtape } from '@comptoir/domain/projet';
import { type Dialogs, deletion, modal, type Opened, question } from '../../records/dialogs/dialog';
import { form, step } from '../../records/dialogs/resumed';

/** What the dialogs of a step are about; `edit` null creates one. */
interface Subjects {
  edit: Etapeprojet | null;
  etat: Etapeprojet;
  remove: Etapeprojet;
  depenses: Etapeprojet;
}
export type OpenedEtape = Opened<Subjects>;

interface OfProjet {
  projet: ProjetDetail;
  /** Called after a step was added at the end. */
  onAdded(): void;
}

function consequenceOf(projet: Projet, { etat }: Etapeprojet) {
  const isChanging = statutAfterEtape(projet, etat, autreEtat(etat)) !== null;
  if (etat === 1) return isChanging ? 'etapeprojet.reprisefin' : 'etapeprojet.reprise';
  return isChanging ? 'etapeprojet.cloturefin' : 'etapeprojet.cloture';
}

export const ETAPE_DIALOGS: Dialogs<Etapeprojet, Subjects, OfProjet> = {
  idOf: ({ etapeprojetid }) => etapeprojetid,
  dialogs: {
    edit: modal('EtapeModal', {
      load: () => import('./EtapeModal'),
      ahead: ['projets.etapes'],
      resume: form('etapeprojet'),
      props: (etape, { projet, onAdded }) => ({ projet, etape, onAdded }),
    }),
    depenses: modal('EtapeDepensesModal', {
      load: () => import('./EtapeDepensesModal'),
      ahead: ['depenses'],
      size: 'xl',
      title: ({ libelle }, { t }) => t('etapeprojet.depenses', { libelle }),
      resume: step('depenses'),
      // Uses the step as it was read last, because each expense changes its budget.
      props: (etape, { rows }) => ({
        etape: rows.find(({ etapeprojetid }) => etapeprojetid === etape.etapeprojetid) ?? etape,
      }),
    }),
    // Says what it does to the project (spec § 4, DESIGN rule 14).
    etat: question(etapeprojets.changeEtat, (etape, { projet, t }) => {
      const { etapeprojetid, libelle, etat } = etape;
      return {
        args: { query: { etapeprojetid }, body: { etapeprojetid, etat: autreEtat(etat) } },
        touches: ['projets'],
        tone: 'primary',
        of: ['etapeprojet', { libelle }],
        fait: { devient: t(etat === 0 ? 'etapeprojet.cloturee' : 'projet.encours') },
        detail: t(consequenceOf(projet, etape), { libelle }),
      };
    }),
    remove: deletion(etapeprojets.remove, (etape, { projet, t, can, onOpen }) => {
      const { etapeprojetid, libelle, etat } = etape;
      const isFinishing = statutAfterEtape(projet, etat, null) === 2;
      return {
        args: { query: { etapeprojetid } },
        touches: ['projets'],
        of: ['etapeprojet', { libelle }],
        detail: t(isFinishing ? 'etapeprojet.suppressionfin' : 'etapeprojet.suppression', { libelle }),
        way: can('depenses') && {
          code: 'etapeprojet.a_des_depenses',
          label: t('blocage.depenses'),
          to: () => onOpen({ depenses: etape }),
        },
      };
    }),
  },
};
