import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS, type Permission } from '@comptoir/domain/permission';
import type { RecordId } from '@comptoir/domain/units';
import type { TestApp } from '../../trials/testing/app';
import type { Answered, Piece, TestClient } from '../../trials/testing/client';

export const EVERYTHING: readonly Permission[] = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];

/** A temporary password that is not among the common ones. */
export const TEMPORARY = 'Neuf calaos sur la lagune';

let serial = 0;

/** A user as the form sends one; the caller must give `profilid`. */
export const utilisateurFields = (change: object = {}): Record<string, unknown> => {
  serial += 1;
  return {
    nom: 'Touré',
    prenom: `Awa ${serial}`,
    email: 'awa@toure.ci',
    contact: '0708091011',
    sexe: 'F',
    datenaissance: '1990-04-12',
    adresse: 'Cocody',
    username: `awa${serial}`,
    ...change,
  };
};

/** Sends a user's form; a null id creates a user. Undefined and null fields are left out. */
export function sendUtilisateur(
  sender: TestClient,
  utilisateurid: RecordId | null,
  fields: object,
  photo?: Piece,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value != null) form.append(name, String(value));
  if (photo) form.append('photo', new Blob([photo.bytes]), photo.name);
  return utilisateurid === null
    ? sender.send('POST', '/api/utilisateurs', form, headers)
    : sender.send('PUT', `/api/utilisateurs/${utilisateurid}`, form, headers);
}

/** Creates a user and returns the record. Throws when the server refuses it. */
export async function newUtilisateur(sender: TestClient, change: object, photo?: Piece): Promise<Utilisateur> {
  const answer = await sendUtilisateur(sender, null, utilisateurFields({ password: TEMPORARY, ...change }), photo);
  if (answer.status !== 201) throw new Error(answer.bytes.toString('utf8'));
  return answer.body.data;
}

/** Returns what the form of a record sends back, with some changes. */
export function fieldsOf(utilisateur: Utilisateur, change: object = {}): Record<string, unknown> {
  const { nom, prenom, email, contact, sexe, datenaissance, adresse, profilid, username, dateexpiration } = utilisateur;
  return {
    nom,
    prenom,
    email,
    contact,
    sexe,
    datenaissance,
    adresse,
    profilid,
    username,
    dateexpiration,
    ...change,
  };
}

/** Creates a profile with exactly these permissions and returns its id. */
export async function newProfil(sender: TestClient, permissions: readonly string[]): Promise<number> {
  serial += 1;
  const answer = await sender.post('profils', { libelle: `Profil no ${serial}`, permissions });
  if (answer.status !== 201) throw new Error(answer.bytes.toString('utf8'));
  return answer.body.data.profilid;
}

/** Returns the audit log's entries about a record, oldest first. */
export function activitesOf({ db }: TestApp, objet: string, objetid: RecordId) {
  return db
    .selectFrom('activite')
    .selectAll()
    .where('objet', '=', objet)
    .where('objetid', '=', objetid)
    .orderBy('activiteid')
    .execute();
}
