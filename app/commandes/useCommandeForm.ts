import type { ClientChoice } from '@comptoir/contract/clients';
import { commandeIssues } from '@comptoir/contract/commandeRules';
import { type Commande, CommandeEntete, commandes } from '@comptoir/contract/commandes';
import type { FieldCode } from '@comptoir/contract/errors.fields';
import { fieldsOf } from '@comptoir/contract/fields';
import { isLivraisonPassee } from '@comptoir/domain/commande';
import { previewCommande } from '@comptoir/domain/commandePreview';
import { formatMontant } from '@comptoir/domain/money';
import { type Toaster, useToast } from '@comptoir/ui/Toasts';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { faitOf } from '../frame/outbox/titleOf';
import { reloadOf } from '../records/conflict';
import { type CallForm, useCallForm } from '../records/forms/useCallForm';
import { type Saved, useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { bonDe, type Piece, usePieceOffer } from '../reglements/PieceDialog';
import { TypedCommande } from './commandeFields';

const FORM = 'commande';
/** An order changes what its client owes, and the remainder after each of its payments. */
const TOUCHES = { touches: ['commandes', 'clients', 'reglements'] };

export type CommandeForm = CallForm<typeof TypedCommande>;

/** How its form ends. */
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

/** Names the record of a draft: an order and its version, or the client that a new order is for. */
function recordIdOf(base: Commande | null, client: ClientChoice | undefined) {
  if (base) return `${base.commandeid}.${base.version}`;
  return client ? `new.${client.clientid}` : 'new';
}

/** The form of an order: a new one without `commande`, for `client` when it was opened from a client. */
export function useCommandeForm(
  commande: Commande | null,
  client: ClientChoice | undefined,
  { onSaved, onAcompte, onClose }: CommandeEnds,
) {
  const { t } = useLang();
  const today = useToday();
  const toast = useToast();
  const labels = useCommandeLabels();
  const [base, setBase] = useState(commande);
  const recordId = recordIdOf(base, client);
  const create = useMutationOf(commandes.create, TOUCHES);
  const update = useMutationOf(commandes.update, TOUCHES);
  // An order that is saved is reported after the save, below; an order that waits has no number yet.
  const acompteTaken = useRef(0);
  const bon = useRef<Piece | null>(null);
  const waits = (saved: Saved) => {
    if (saved !== 'waiting') return;
    // Only an order that has a number can be paid, so a toast says that the deposit is not in the register yet.
    if (acompteTaken.current > 0) {
      toast.info(t('commande.acompteattend', { montant: formatMontant(acompteTaken.current) }));
    }
    onClose();
  };
  const offerOf = usePieceOffer();
  const made = useRef<Commande | null>(null);
  const success = (): Parameters<Toaster['success']> => {
    const { commandeid: numero, montant } = made.current ?? {};
    const said = faitOf(base ? 'modifie' : 'cree', FORM, { numero, montant }, t);
    return [said, offerOf(t('dashboard.imprimer'), bon.current)];
  };
  const save = useSave(FORM, recordId, waits, { success });

  const form: CommandeForm = useCallForm({
    formName: FORM,
    recordId,
    schema: TypedCommande,
    defaults: {
      acompte: null,
      saisie: null,
      ...(base ? valuesOf(base) : { ...NEW, clientid: client?.clientid ?? null }),
    },
    rules: (typed) => ({
      ...(isLivraisonPassee(typed.datelivraison, base?.datelivraison ?? null, today)
        ? { datelivraison: 'date.passee' }
        : {}),
      ...issuesOf({ ...typed, ...totalsOf(typed) }),
    }),
    labels,
    requiredTexts: { saisie: t('commande.saisieenattente') },
    invalidText: t('commande.verifier'),
    onSubmit: async ({ saisie: _none, acompte, ...typed }) => {
      const body = { commandeid: base?.commandeid ?? null, ...typed, ...totalsOf(typed) };
      let saved: Commande | null = null;
      const taken = onAcompte && acompte ? acompte : 0;
      acompteTaken.current = taken;
      await save({ ...body, version: base?.version }, async (options) => {
        const answer = base
          ? await update.submit(
              { params: { commandeid: base.commandeid }, body: { ...body, version: base.version } },
              options,
            )
          : await create.submit({ body }, options);
        saved = answer.data;
        made.current = saved;
        // Where a deposit is taken, its own voucher is offered next.
        bon.current = base || taken > 0 ? null : bonDe(saved);
      });
      if (saved && onAcompte && taken > 0) onAcompte(saved, taken);
      else if (saved) onSaved(saved);
    },
  });
  return { form, today, onReload: reloadOf(commandes.update, form, [base, setBase], valuesOf) };
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

function issuesOf(sent: Parameters<typeof commandeIssues>[0]): Record<string, FieldCode> {
  return Object.fromEntries(commandeIssues(sent).map(({ path, code }) => [path, code]));
}

function useCommandeLabels() {
  const { t } = useLang();
  return {
    clientid: t('commande.client'),
    acompte: t('commande.acompte'),
    datelivraison: t('commande.datelivraison'),
    saisie: t('commande.article'),
    listdetailscommande: t('commande.articles'),
    fraissup: t('commande.frais'),
    typereduction: t('commande.typereduction'),
    reduction: t('commande.reduction'),
  };
}
