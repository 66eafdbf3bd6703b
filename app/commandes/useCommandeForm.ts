import type { ClientChoice } from '@comptoir/contract/clients';
import { commandeIssues } from '@comptoir/contract/commandeRules';
import { type Commande, CommandeEntete, commandes } from '@comptoir/contract/commandes';
import { fieldsOf } from '@comptoir/contract/fields';
import { previewCommande } from '@comptoir/domain/commandePreview';
import { formatMontant } from '@comptoir/domain/money';
import type { RecordId } from '@comptoir/domain/units';
import { useToast } from '@comptoir/ui/Toasts';
import type * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { faitOf } from '../frame/outbox/titleOf';
import { useImprimeOffer } from '../imprimes/ImprimeDialog';
import { imprimeDeCommande } from '../imprimes/imprimable';
import { type EditedForm, useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { TypedCommande } from './commandeFields';

const FORM = 'commande';

export type CommandeForm = EditedForm<typeof TypedCommande>;

/** What happens when its form ends. */
export interface CommandeEnds {
  onClose(): void;
  /** Gets the order as the server has saved it. */
  onSaved(commande: Commande): void;
  /**
   * Gets a new order and its deposit, francs, to open the payment. Without this callback the form asks for no deposit.
   */
  onAcompte?: ((commande: Commande, acompte: number) => void) | undefined;
}

function valuesOf(commande: Commande) {
  const lignes = commande.detailscommande.map(({ libelle, qtecmd, mnttotal }) => ({ libelle, qtecmd, mnttotal }));
  return { ...fieldsOf(CommandeEntete, commande), listdetailscommande: lignes };
}

const NEW = { datelivraison: null, fraissup: 0, typereduction: 1 as const, reduction: 0, listdetailscommande: [] };

/** The form of an order: a new one without `commande`, for `client` when it was opened from a client. */
export function useCommandeForm(
  commande: Commande | null,
  client: ClientChoice | undefined,
  { onSaved, onAcompte, onClose }: CommandeEnds,
) {
  const { t } = useLang();
  const today = useToday();
  const toast = useToast();
  const offerOf = useImprimeOffer();
  const edited = useEdited(commande, 'commandeid', client ? `new.${client.clientid}` : 'new');
  const { base } = edited;
  const takenOf = (acompte: unknown) => (onAcompte && Number(acompte)) || 0;

  const form: CommandeForm = useEditedForm(edited, {
    formName: FORM,
    schema: TypedCommande,
    fresh: { ...NEW, clientid: client?.clientid ?? null },
    valuesOf,
    rules: (typed) => {
      const { datelivraison = null } = base ?? {};
      return commandeIssues({ ...typed, ...totalsOf(typed) }, { datelivraison, today });
    },
    labels: LABELS,
    requiredTexts: { saisie: t('commande.saisieenattente') },
    invalidText: t('commande.verifier'),
    // An order changes what its client owes, and the remainder after each of its payments.
    touches: ['commandes', 'clients', 'reglements'],
    create: (typed) => writeOf(commandes.create, { body: sentOf(typed, null) }),
    update: (typed, { commandeid, version }) =>
      writeOf(commandes.update, { params: { commandeid }, body: { ...sentOf(typed, commandeid), version } }),
    said: (saved, { acompte }) => {
      const { commandeid: numero, montant } = saved;
      // Where a deposit is taken, its own voucher is offered next.
      const imprime = base || takenOf(acompte) > 0 ? null : imprimeDeCommande(saved);
      return [
        faitOf(base ? 'modifie' : 'cree', FORM, { numero, montant }, t),
        offerOf(t('dashboard.imprimer'), imprime),
      ];
    },
    onEnd: (saved, { acompte }) => {
      const taken = takenOf(acompte);
      if (saved && onAcompte && taken > 0) return onAcompte(saved, taken);
      if (saved) return onSaved(saved);
      // Only an order that has a number can be paid, so a toast says that the deposit is not in the register yet.
      if (taken > 0) toast.info(t('commande.acompteattend', { montant: formatMontant(taken) }));
      onClose();
    },
  });
  return { form, today };
}

type Typed = z.output<typeof TypedCommande>;

/** Computes the totals to send along; the server computes them again (CONTRACT "Money calls"). */
function totalsOf({
  listdetailscommande: lignes,
  fraissup,
  typereduction,
  reduction,
}: Omit<Typed, 'saisie' | 'acompte'>) {
  const { quantite, montanttotal } = previewCommande({ lignes, fraissup, typereduction, reduction });
  // Without a total the order is refused for another reason, so the 0 is never compared.
  return { quantite, montanttotal: montanttotal ?? 0 };
}

/** Returns what is sent: neither the line that is being typed nor the deposit, which is a payment. */
const sentOf = ({ saisie: _none, acompte: _paid, ...typed }: Typed, commandeid: RecordId | null) => ({
  commandeid,
  ...typed,
  ...totalsOf(typed),
});

const LABELS = {
  clientid: 'commande.client',
  acompte: 'commande.acompte',
  datelivraison: 'commande.datelivraison',
  saisie: 'commande.article',
  listdetailscommande: 'commande.articles',
  fraissup: 'commande.frais',
  typereduction: 'commande.typereduction',
  reduction: 'commande.reduction',
} as const;
