import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Column } from '@comptoir/ui/DataTable';
import { useLang } from '../frame/i18n/useLang';
import { nomComplet } from '../frame/session/nomComplet';
import { AccesBadge, AccesBadges } from './AccesBadges';
import { Contact, DernierUsage } from './UtilisateurCard';

/** The columns of the users' table, which hold what the cards show. */
export function useUtilisateurColumns(): Column<Utilisateur>[] {
  const { t } = useLang();
  return [
    { key: 'nom', header: t('utilisateur.nom'), isPrimary: true, render: nomComplet },
    {
      key: 'username',
      under: 'nom',
      phone: 'meta',
      header: t('utilisateur.username'),
      render: ({ username }) => username,
    },
    { key: 'profil', phone: 'meta', header: t('utilisateur.profil'), render: ({ libelleprofil }) => libelleprofil },
    {
      key: 'contact',
      under: 'profil',
      header: t('utilisateur.contact'),
      render: (row) => <Contact utilisateur={row} />,
      onPaper: ({ contact }) => <small>{contact && formatTelephone(contact)}</small>,
    },
    {
      ...{ key: 'acces', phone: 'badge' },
      header: t('activite.objetacces'),
      render: (row) => <AccesBadges utilisateur={row} />,
      onPhone: (row) => <AccesBadge utilisateur={row} />,
    },
    {
      key: 'dernierusage',
      under: 'acces',
      header: t('utilisateur.dernierusage'),
      render: (row) => <DernierUsage utilisateur={row} />,
    },
  ];
}
