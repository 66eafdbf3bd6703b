import { Refusal } from '@comptoir/contract/envelope';
import type { TypeCorbeille } from '@comptoir/contract/objets';
import { checkHeld } from '@comptoir/contract/profilRules';
import { checkRoom } from '@comptoir/contract/projetRules';
import { existingRecord } from '@comptoir/contract/recordRules';
import { ecartEtapes } from '@comptoir/domain/projet';
import type { RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import { lockDepense } from '../depenses/repository';
import { checkRoomForFiles } from '../fichiers/many';
import type { OwnerOfMany } from '../fichiers/many.repository';
import { lockEtape } from '../fichiers/media.repository';
import type { Context } from '../frame/http/context';
import { listPermissions, permissionsOf } from '../profils/permissions.repository';
import { findProfil } from '../profils/repository';
import { checkLibelleFree } from '../profils/rules';
import { countEtapes, projetOfEtape } from '../projets/etapes.repository';
import { lockProjet } from '../projets/repository';
import { checkMayChange } from '../utilisateurs/rank';
import { checkUsernameFree } from '../utilisateurs/rules';
import { bringBack, deletedUtilisateur, etatOfEtape, ownerOfFichier } from './repository';

/** A deleted record: its id, and its label as the trash shows it. */
interface Deleted {
  id: RecordId;
  libelle: string;
}

/** Returns the parent of a record, or refuses while the parent is deleted too. */
function livingParent<Parent>(parent: Parent | undefined): Parent {
  if (parent === undefined) throw new Refusal('corbeille.parent');
  return parent;
}

/** Brings a record back. Throws Refusal `introuvable` when somebody else just did. */
export async function bringRecordBack(type: TypeCorbeille, id: RecordId, { db }: Context): Promise<void> {
  if (!(await bringBack(db, type, id))) throw new Refusal('introuvable');
}

/** Restores a step under the lock of its project, and updates the project's counts (RELIABILITY I20). */
async function restoreEtape({ id }: Deleted, context: Context): Promise<void> {
  const { db } = context;
  const projetid = existingRecord(await projetOfEtape(db, id));
  checkRoom(livingParent(await lockProjet(db, projetid)).nombreetape);
  await bringRecordBack('etapeprojet', id, context);
  await countEtapes(db, projetid, ecartEtapes(null, await etatOfEtape(db, id)));
}

/** Locks the owner of a deleted medium or document. Returns undefined while the owner is deleted too. */
async function lockOwner(db: Db, { proprietaire, proprietaireid }: OwnerOfMany): Promise<OwnerOfMany | undefined> {
  if (proprietaire === 'etapeprojet') return lockEtape(db, proprietaireid);
  return (await lockDepense(db, proprietaireid)) && { proprietaire, proprietaireid };
}

/** Restores a medium of a step, or a document of an expense. */
async function restoreFichier({ id }: Deleted, context: Context): Promise<void> {
  const { db } = context;
  const owner = livingParent(await lockOwner(db, existingRecord(await ownerOfFichier(db, id))));
  await checkRoomForFiles(db, owner, 1);
  await bringRecordBack('fichier', id, context);
}

/** Restores a user, who gets their profile back: nobody gives rights that they do not hold (CONTRACT "Permissions"). */
async function restoreUtilisateur({ id }: Deleted, context: Context): Promise<void> {
  const { db, session } = context;
  const { username, profilid, caisses } = await deletedUtilisateur(db, id);
  livingParent(await findProfil(db, profilid));
  await checkMayChange(db, session, { utilisateurid: id, profilid, caisses });
  await checkUsernameFree(db, username);
  await bringRecordBack('utilisateur', id, context);
}

async function restoreProfil({ id, libelle }: Deleted, context: Context): Promise<void> {
  const { db, session } = context;
  checkHeld({ avant: [], apres: await permissionsOf(db, id) }, session.permissions, await listPermissions(db));
  await checkLibelleFree(db, libelle);
  await bringRecordBack('profil', id, context);
}

/**
 * The types with rules of their own, or that come back only with a live parent (PRODUCT P). For the others, their
 * unique index refuses a label that was taken meanwhile.
 */
export const RESTORE: { readonly [Type in TypeCorbeille]?: (deleted: Deleted, context: Context) => Promise<void> } = {
  etapeprojet: restoreEtape,
  fichier: restoreFichier,
  utilisateur: restoreUtilisateur,
  profil: restoreProfil,
};
