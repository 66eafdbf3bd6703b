import { commandes } from '@comptoir/contract/commandes';
import type { LigneProposee } from '@comptoir/domain/lignes';
import { MAX_LIBELLE } from '@comptoir/domain/limits';
import { formatMontant } from '@comptoir/domain/money';
import { Combobox } from '@comptoir/ui/Combobox';
import { useDebounced } from '@comptoir/ui/foundations';
import { type Ref, useState } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import { useRoute } from '../../frame/reads/useRoute';
import { type Saisie, withProposition } from './lignes';

const SEARCH_MS = 250;
/** Fewer are in nearly every label, and the index that searches orders knows no less. */
const FEWEST_LETTERS = 3;
const NONE: readonly LigneProposee[] = [];

interface LibelleFieldProps {
  ref: Ref<HTMLInputElement>;
  id: string;
  saisie: Saisie;
  error: string | undefined;
  onChange(saisie: Saisie): void;
}

/** What is sold, in any words; the labels of former lines are proposed, with their last price. */
export function LibelleField({ ref, id, saisie, error, onChange }: LibelleFieldProps) {
  const { t } = useLang();
  const proposed = usePropositions(saisie.libelle);
  // What was found stays in the list while more is searched for, and may be chosen there.
  const [listed, setListed] = useState(NONE);
  if (proposed && proposed !== listed) setListed(proposed);
  return (
    <Combobox
      ref={ref}
      id={id}
      label={t('depense.libelle')}
      isFree
      listLabel={t('commande.dejavendus')}
      text={saisie.libelle}
      onTextChange={(libelle) => onChange({ ...saisie, libelle })}
      options={proposed?.map(({ libelle, prixunitaire }) => ({
        key: libelle,
        label: libelle,
        note: formatMontant(prixunitaire),
      }))}
      value={null}
      onChange={(option) => {
        const chosen = listed.find(({ libelle }) => libelle === option?.key);
        if (chosen) onChange(withProposition(saisie, chosen));
      }}
      maxLength={MAX_LIBELLE}
      error={error}
    />
  );
}

/** Undefined while it is searched for; without an answer nothing is proposed, and one types on. */
function usePropositions(libelle: string): readonly LigneProposee[] | undefined {
  const term = libelle.trim();
  const search = useDebounced(term, SEARCH_MS);
  const isAsked = search.length >= FEWEST_LETTERS;
  const { data, error, isValidating } = useRoute(commandes.lignes, isAsked ? { params: { term: search } } : null);
  if (term.length < FEWEST_LETTERS || error) return NONE;
  return search === term && !isValidating ? (data ?? NONE) : undefined;
}
