import { PERMISSIONS, type Permission } from '#domain/permission';
import { insertProfil, insertUtilisateur } from '../auth/comptes.repository';
import { hashPassword } from '../auth/password';
import { DEMO_PASSWORD } from '../config';
import type { Db } from '../db/pool';
import { inTransaction } from '../db/transaction';
import type { DemoAccount } from '../lifecycle/banner';

const CASHIER: readonly Permission[] = [
  'tableau de bord',
  'caisses',
  ...PERMISSIONS.caisses,
  'depenses',
  ...PERMISSIONS.depenses,
  'paramètre',
  'type de depenses',
  // Clients come to the counter to pay what they owe.
  'clients',
  'commandes',
  'commandes.regler',
];
const SELLER: readonly Permission[] = [
  'tableau de bord',
  'clients',
  ...PERMISSIONS.clients,
  'commandes',
  ...PERMISSIONS.commandes,
];
const MANAGER: readonly Permission[] = [
  'tableau de bord',
  'projets',
  ...PERMISSIONS.projets,
  'depenses',
  'depenses.creer',
  'depenses.modifier',
  'depenses.regler',
];
const READER = Object.keys(PERMISSIONS) as Permission[];

const STAFF = [
  { username: 'caisse', nom: 'Koné', prenom: 'Aïcha', role: 'Caissière', permissions: CASHIER },
  { username: 'chantier', nom: 'Ouattara', prenom: 'Mariam', role: 'Cheffe de projet', permissions: MANAGER },
  { username: 'vente', nom: 'Bamba', prenom: 'Fatoumata', role: 'Vendeuse', permissions: SELLER },
  { username: 'lecture', nom: 'N’Guessan', prenom: 'Koffi Serge', role: 'Lecteur', permissions: READER },
] as const;

/** Printed at the start of the demonstration. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'admin', password: DEMO_PASSWORD, role: 'Administrateur' },
  ...STAFF.map(({ username, role }) => ({ username, password: DEMO_PASSWORD, role })),
];

/** Makes the staff; gives the cashier's id. */
export async function insertStaff(db: Db): Promise<number> {
  const motdepasse = await hashPassword(DEMO_PASSWORD);
  return inTransaction(db, async (trx) => {
    const ids: number[] = [];
    for (const { username, nom, prenom, role, permissions } of STAFF) {
      const profilid = await insertProfil(trx, role, permissions);
      ids.push(
        await insertUtilisateur(trx, { username, nom, prenom, profilid, motdepasse, motdepassetemporaire: false }),
      );
    }
    return ids[0] as number;
  });
}
