import { changementPermissions } from '@comptoir/domain/habilitation';
import type { Count } from '@comptoir/domain/units';
import { Alert } from '@comptoir/ui/Alert';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { useLang } from '../frame/i18n/useLang';
import type { Catalogue } from './useCatalogue';

interface ChangementsProps {
  avant: readonly string[];
  apres: readonly string[];
  /** Number of active users with the profile, for whom the change counts from their next request on. */
  nombreutilisateur: Count;
  libelleDe: Catalogue['libelleDe'];
}

/** Shows what saving will change: permissions given, permissions taken away, and how many users are affected. */
export function Changements({ avant, apres, nombreutilisateur, libelleDe }: ChangementsProps) {
  const { t } = useLang();
  const { donnees, retirees } = changementPermissions(avant, apres);
  if (donnees.length + retirees.length === 0) {
    return (
      <Alert data-wide tone="info" title={t('profil.changements')}>
        {t('profil.sanschangement')}
      </Alert>
    );
  }
  const listOf = (noms: string[]) => (noms.length === 0 ? t('profil.aucune') : noms.map(libelleDe).join(', '));
  return (
    <Alert data-wide tone={retirees.length > 0 ? 'warning' : 'info'} title={t('profil.changements')}>
      <DescriptionList
        items={[
          { id: 'donnees', label: t('profil.donnees', { count: donnees.length }), value: listOf(donnees) },
          { id: 'retirees', label: t('profil.retirees', { count: retirees.length }), value: listOf(retirees) },
        ]}
      />
      {nombreutilisateur > 0 && <p>{t('profil.effet', { count: nombreutilisateur })}</p>}
    </Alert>
  );
}
