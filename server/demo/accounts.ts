import { hash } from '@node-rs/argon2';
import { PERMISSIONS, type Permission } from '#domain/permission';
import { insertProfil, insertUtilisateur } from '../auth/comptes.repository';
import { hashPassword } from '../auth/password';
import { updateMotdepasse } from '../auth/repository';
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

/** The least that argon2id can cost: the story signs in some two hundred times, half of its time otherwise. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Makes the staff, whose passwords cost nothing to check until `secureStaff`; gives their ids. */
export async function insertStaff(db: Db): Promise<number[]> {
  const motdepasse = await hash(DEMO_PASSWORD, CHEAP);
  return inTransaction(db, async (trx) => {
    const ids: number[] = [];
    for (const { username, nom, prenom, role, permissions } of STAFF) {
      const profilid = await insertProfil(trx, role, permissions);
      ids.push(
        await insertUtilisateur(trx, { username, nom, prenom, profilid, motdepasse, motdepassetemporaire: false }),
      );
    }
    return ids;
  });
}

/** Keeps the passwords of the staff as everybody's are kept. */
export async function secureStaff(db: Db, ids: readonly number[]): Promise<void> {
  for (const utilisateurid of ids) await updateMotdepasse(db, utilisateurid, await hashPassword(DEMO_PASSWORD));
}
