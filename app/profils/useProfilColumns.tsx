import type { Profil } from '@comptoir/contract/profils';
import { Badge } from '@comptoir/ui/Badge';
import type { Column } from '@comptoir/ui/DataTable';
import { UserRound } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';

/** The columns label, number of permissions, number of users. */
export function useProfilColumns(): Column<Profil>[] {
  const { t } = useLang();
  const { user } = useSession();
  return [
    {
      key: 'libelle',
      header: t('depense.libelle'),
      isPrimary: true,
      render: ({ libelle }) => (
        <>
          {libelle}{' '}
          {user?.libelleprofil === libelle && (
            <Badge tone="primary" icon={<UserRound aria-hidden />}>
              {t('profil.levotre')}
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'permissions',
      phone: 'meta',
      header: t('profil.permissions'),
      align: 'end',
      render: ({ permissions }) => permissions.length,
    },
    {
      key: 'utilisateurs',
      phone: 'meta',
      header: t('profil.utilisateurs'),
      align: 'end',
      render: ({ nombreutilisateur }) => nombreutilisateur,
    },
  ];
}
