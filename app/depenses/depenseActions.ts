import type { Depense } from '@comptoir/contract/depenses';
import { formatDateShort } from '@comptoir/domain/dates';
import { depensePath } from '../frame/routing/recordPaths';
import type { Actions, Viewed } from '../records/actions';
import { detteActions } from '../reglements/detteActions';
import type { OpenedDepense } from './DepenseDialogs';

/** The actions of one expense: pay it while something is owed, open its payments, edit, delete (DESIGN rule 7). */
export function depenseActions(row: Depense, { t, lang, can, isHead }: Viewed): Actions<OpenedDepense> {
  const { depenseid: id, libelle } = row;
  const named = { libelle, date: formatDateShort(row.date, lang) };
  return {
    of: { objet: 'depense', id, libelle: `${libelle} · ${named.date}` },
    page: depensePath(id),
    dette: id,
    ...detteActions({
      isOwed: row.montantrestant > 0 && can('depenses.regler'),
      isHead,
      regler: { text: 'reglement.regler', label: t('depense.reglerligne', named), open: { regler: row } },
      reglements: { label: t('depense.reglementsligne', named), open: { reglements: row } },
    }),
    edit: { needs: 'depenses.modifier', open: { edit: row } },
    remove: { needs: 'depenses.supprimer', open: { remove: row } },
  };
}
