import { type Reglement, reglements } from '@comptoir/contract/reglements';
import { formatDateShort } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Francs } from '@comptoir/domain/units';
import { Contrepassation } from '../contrepassations/Contrepassation';
import type { AContrepasser } from '../contrepassations/ContrepasserModal';
import { withTexts } from '../frame/i18n/rooms';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import { type ASigner, aSigner, type Imprimable } from '../imprimes/imprimable';
import { SignerDialog } from '../imprimes/SignerDialog';
import { type Dialogs, deletion, modal, type Opened } from '../records/dialogs/dialog';
import { form, formOf } from '../records/dialogs/resumed';
import { DETTES, type Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';

/** What the dialogs of a payment are about; `edit` null creates one. */
interface Subjects {
  edit: Reglement | null;
  remove: Reglement;
  contrepasser: Reglement;
  imprime: Imprimable;
  signer: ASigner;
}
export type OpenedReglement = Opened<Subjects>;
export type OpenReglement = (opened: OpenedReglement) => void;

interface OfDette {
  dette: Dette;
  /** The amount still owed, francs; undefined until it is known. */
  montantrestant: Francs | undefined;
}

export const REGLEMENT_DIALOGS: Dialogs<Reglement, Subjects, OfDette> = {
  idOf: ({ reglementid }) => reglementid,
  dialogs: {
    edit: modal('ReglementModal', {
      load: withTexts('reglements', () => import('./ReglementModal')),
      ahead: Object.values(DETTES).map(({ permission }) => permission),
      resume: form('reglement'),
      props: (reglement, { dette, montantrestant }) =>
        montantrestant === undefined ? null : { dette, reglement, montantrestant },
    }),
    contrepasser: {
      resume: formOf('contrepasserreglement'),
      draw: (row, { dette, onClose }) => <Contrepassation reverse={reverseOf(dette, row)} onClose={onClose} />,
    },
    imprime: { draw: (imprime, { onClose }) => <ImprimeDialog imprimable={imprime} onClose={onClose} /> },
    signer: {
      resume: { name: 'decharge', subject: (row) => (row && aSigner(row)) ?? undefined },
      draw: (signer, { onClose }) => <SignerDialog aSigner={signer} onClose={onClose} />,
    },
    remove: deletion(reglements.remove, (row, { dette, t, lang }) => {
      const named = { montant: formatMontant(row.montant), date: formatDateShort(row.date, lang), caisse: row.caisse };
      const detail = [
        t(TEXTES_DETTE[dette.from].suppression, named),
        row.troppercu > 0 && t('reglement.suppressiontrop', { trop: formatMontant(row.troppercu) }),
        row.frais > 0 && t('reglement.suppressionfrais', { frais: formatMontant(row.frais) }),
      ];
      return {
        args: { params: { reglementid: row.reglementid } },
        touches: DETTES[dette.from].touches,
        of: ['reglement', { libelle: dette.libelle, montant: row.montant }],
        detail: detail.filter(Boolean).join(' '),
      };
    }),
  },
};

/** What the form of a reversal says of a payment. */
function reverseOf({ from, libelle }: Dette, { reglementid, ...row }: Reglement): AContrepasser {
  return { ...row, of: 'reglement', id: reglementid, type: from, libelle, touches: DETTES[from].touches };
}
