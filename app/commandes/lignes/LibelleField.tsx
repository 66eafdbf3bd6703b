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
/** Fewer letters are found in nearly every label, and the index that searches the orders holds sequences of three. */
const FEWEST_LETTERS = 3;
const NONE: readonly LigneProposee[] = [];

interface LibelleFieldProps {
  ref: Ref<HTMLInputElement>;
  id: string;
  saisie: Saisie;
  error: string | undefined;
  onChange(saisie: Saisie): void;
}

/** The label of a line, as free text; it proposes labels of earlier lines with their last price. */
export function LibelleField({ ref, id, saisie, error, onChange }: LibelleFieldProps) {
  const { t } = useLang();
  const proposed = usePropositions(saisie.libelle);
  // The last proposals stay in the list during the next search, and can still be chosen.
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

/** Returns the proposals, undefined while the search runs; after an error there are none, and the user types on. */
function usePropositions(libelle: string): readonly LigneProposee[] | undefined {
  const term = libelle.trim();
  const search = useDebounced(term, SEARCH_MS);
  const isAsked = search.length >= FEWEST_LETTERS;
  const { data, error, isValidating } = useRoute(commandes.lignes, isAsked ? { params: { term: search } } : null);
  if (term.length < FEWEST_LETTERS || error) return NONE;
  return search === term && !isValidating ? (data ?? NONE) : undefined;
}
