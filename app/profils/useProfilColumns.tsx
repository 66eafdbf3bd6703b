import type { Profil } from '@comptoir/contract/profils';
import { Badge } from '@comptoir/ui/Badge';
import type { Column } from '@comptoir/ui/DataTable';
import { UserRound } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { useColumns } from '../records/lists/useColumns';

/** The columns label, number of permissions, number of users. */
export function useProfilColumns(): Column<Profil>[] {
  const { t } = useLang();
  const { user } = useSession();
  const { text } = useColumns<Profil>();
  return [
    text('libelle', 'depense.libelle', {
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
    }),
    text('permissions', 'profil.permissions', {
      phone: 'meta',
      align: 'end',
      render: ({ permissions }) => permissions.length,
    }),
    text('nombreutilisateur', 'profil.utilisateurs', { phone: 'meta', align: 'end' }),
  ];
}
