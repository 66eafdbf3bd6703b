import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { formatTelephone } from '@comptoir/domain/telephone';
import type { Column } from '@comptoir/ui/DataTable';
import { nomComplet } from '../frame/session/nomComplet';
import { useColumns } from '../records/lists/useColumns';
import { AccesBadge, AccesBadges } from './AccesBadges';
import { Contact, DernierUsage } from './UtilisateurCard';

/** The columns of the users' table, which hold what the cards show. */
export function useUtilisateurColumns(): Column<Utilisateur>[] {
  const { column, text } = useColumns<Utilisateur>();
  return [
    column('nom', 'utilisateur.nom', nomComplet, { isPrimary: true }),
    text('username', 'utilisateur.username', { under: 'nom', phone: 'meta' }),
    text('libelleprofil', 'utilisateur.profil', { phone: 'meta' }),
    column('contact', 'utilisateur.contact', (row) => <Contact utilisateur={row} />, {
      under: 'libelleprofil',
      onPaper: ({ contact }) => <small>{contact && formatTelephone(contact)}</small>,
    }),
    column('acces', 'activite.objetacces', (row) => <AccesBadges utilisateur={row} />, {
      phone: 'badge',
      onPhone: (row) => <AccesBadge utilisateur={row} />,
    }),
    column('dernierusage', 'utilisateur.dernierusage', (row) => <DernierUsage utilisateur={row} />, { under: 'acces' }),
  ];
}
