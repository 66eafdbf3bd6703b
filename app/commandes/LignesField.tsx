import { addLigne, type Detail, ligneOf, removeLigne, replaceLigne, resetOf } from '@comptoir/domain/lignes';
import { MAX_LIGNES } from '@comptoir/domain/limits';
import { Stack } from '@comptoir/ui/Stack';
import { useToast } from '@comptoir/ui/Toasts';
import { useLang } from '../frame/i18n/useLang';
import { LigneEntry } from './lignes/LigneEntry';
import { LignesTable } from './lignes/LignesTable';
import { detailOf, isUntouched, NO_SAISIE, type Saisie } from './lignes/lignes';
import type { CommandeForm } from './useCommandeForm';

/** The lines of an order, which are typed, added, edited and removed before the order is saved (spec § 2 Orders). */
export function LignesField({ form }: { form: CommandeForm }) {
  const { t } = useLang();
  const toast = useToast();
  const detail = detailOf(form.values);
  const saisie: Saisie = form.values.saisie || NO_SAISIE;
  const lignes = form.field('listdetailscommande');
  const setSaisie = (next: Saisie) => form.setValue('saisie', isUntouched(next) ? null : next);
  // A toast tells when a change of the lines resets fees or reduction (PRODUCT 1.8).
  const change = (next: Detail) => {
    form.setValue('listdetailscommande', [...next.lignes]);
    form.setValue('fraissup', next.fraissup);
    form.setValue('reduction', next.reduction);
    const reset = resetOf(detail, next);
    if (reset) toast.info(t(`commande.remis${reset}`));
  };
  const keep = (): boolean => {
    const ligne = ligneOf(saisie);
    if (!ligne) {
      toast.info(t('general.tousleschampserror'));
      return false;
    }
    change(saisie.rank === null ? addLigne(detail, ligne) : replaceLigne(detail, saisie.rank, ligne));
    form.setValue('saisie', null);
    return true;
  };
  const edit = (rank: number) => {
    const ligne = detail.lignes[rank];
    if (ligne) form.setValue('saisie', { ...ligne, rank });
  };

  return (
    <Stack data-wide gap={3} role="group" aria-label={t('commande.articles')} id={lignes.id} tabIndex={-1}>
      <h3>{t('commande.articles')}</h3>
      <LigneEntry
        id={form.field('saisie').id}
        saisie={saisie}
        error={form.field('saisie').error}
        isFull={saisie.rank === null && detail.lignes.length >= MAX_LIGNES}
        onChange={setSaisie}
        onKeep={keep}
        onCancel={() => form.setValue('saisie', null)}
      />
      <LignesTable
        lignes={detail.lignes}
        edited={saisie.rank}
        error={lignes.error}
        onEdit={edit}
        onRemove={(rank) => change(removeLigne(detail, rank))}
      />
    </Stack>
  );
}
