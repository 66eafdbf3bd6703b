import { PERMISSIONS, type Permission } from '@comptoir/domain/permission';
import type { RecordId } from '@comptoir/domain/units';
import { hash } from '@node-rs/argon2';
import { DEMO_PASSWORD } from '../config';
import type { Db } from '../db/pool';
import { inTransaction } from '../db/transaction';
import { insertProfil, insertUtilisateur } from '../frame/access/comptes.repository';
import { hashPassword } from '../frame/access/password';
import { updateMotdepasse } from '../frame/access/repository';

/** An account of the demonstration; its start prints them. */
export interface DemoAccount {
  readonly username: string;
  readonly password: string;
  readonly role: string;
}

const CASHIER: readonly Permission[] = [
  'tableau de bord',
  'caisses',
  ...PERMISSIONS.caisses,
  'depenses',
  ...PERMISSIONS.depenses,
  'paramètre',
  'type de depenses',
  // Clients come to the counter to pay their debts.
  'clients',
  'commandes',
  'commandes.regler',
  'avances',
  'avances.accorder',
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
  'avances',
  'avances.demander',
];
/** Permissions of a person who works with one register only. */
const STOREKEEPER: readonly Permission[] = [
  'tableau de bord',
  'caisses',
  'caisses.mouvements',
  'caisses.transferer',
  'depenses',
  'depenses.creer',
  'depenses.regler',
  'avances',
  'avances.demander',
];
const READER = Object.keys(PERMISSIONS) as Permission[];

export const STAFF = [
  {
    username: 'caisse',
    nom: 'Koné',
    prenom: 'Aïcha',
    role: 'Caissière',
    permissions: CASHIER,
    sexe: 'F',
    contact: '0700006001',
    datenaissance: '1991-05-14',
    picture: { shape: 'woman', tint: '#7a2e2e' },
  },
  {
    username: 'chantier',
    nom: 'Ouattara',
    prenom: 'Mariam',
    role: 'Cheffe de projet',
    permissions: MANAGER,
    sexe: 'F',
    contact: '0500006002',
    datenaissance: '1986-11-02',
    picture: { shape: 'woman', tint: '#1f5f5b' },
  },
  {
    username: 'vente',
    nom: 'Bamba',
    prenom: 'Fatoumata',
    role: 'Vendeuse',
    permissions: SELLER,
    sexe: 'F',
    contact: '0100006003',
    datenaissance: '1998-08-23',
    picture: { shape: 'woman', tint: '#8a5a00' },
  },
  {
    username: 'lecture',
    nom: 'N’Guessan',
    prenom: 'Koffi Serge',
    role: 'Lecteur',
    permissions: READER,
    sexe: 'M',
    contact: '0700006004',
    datenaissance: '1974-01-30',
    picture: { shape: 'man', tint: '#2b3f66' },
  },
  {
    username: 'depot',
    nom: 'Traoré',
    prenom: 'Issouf',
    role: 'Magasinier',
    permissions: STOREKEEPER,
    sexe: 'M',
    contact: '0500006005',
    datenaissance: '1994-03-09',
    picture: { shape: 'man', tint: '#5b3a7a' },
  },
] as const;

/** A member of the staff, as far as the seeding needs them. */
export interface StaffMember {
  utilisateurid: RecordId;
  profilid: RecordId;
  username: string;
  nom: string;
  prenom: string;
}

/** The accounts that the start of the demonstration prints. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'admin', password: DEMO_PASSWORD, role: 'Administrateur' },
  ...STAFF.map(({ username, role }) => ({ username, password: DEMO_PASSWORD, role })),
];

/**
 * The least cost that argon2id accepts: the seeding signs in about two hundred times, which would take half of its
 * time.
 */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;

/** Creates the staff, with password hashes that are cheap to check until `secureStaff`; returns them. */
export async function insertStaff(db: Db): Promise<StaffMember[]> {
  const motdepasse = await hash(DEMO_PASSWORD, CHEAP);
  return inTransaction(db, async (trx) => {
    const staff: StaffMember[] = [];
    for (const { username, nom, prenom, role, permissions } of STAFF) {
      const profilid = await insertProfil(trx, role, permissions);
      const somebody = { username, nom, prenom, profilid };
      const utilisateurid = await insertUtilisateur(trx, { ...somebody, motdepasse, motdepassetemporaire: false });
      staff.push({ ...somebody, utilisateurid });
    }
    return staff;
  });
}

/** Hashes the passwords of the staff at the real cost. */
export async function secureStaff(db: Db, staff: readonly StaffMember[]): Promise<void> {
  for (const { utilisateurid } of staff) await updateMotdepasse(db, utilisateurid, await hashPassword(DEMO_PASSWORD));
}
