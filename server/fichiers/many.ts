import { checkRoomForFiles as check } from '@comptoir/contract/fichierRules';
import type { Fichier } from '@comptoir/contract/fichiers';
import type { Db } from '../db/pool';
import type { Context } from '../frame/http/context';
import type { Upload } from '../frame/storage/upload';
import { countFichiers, insertFichier, type OwnerOfMany } from './many.repository';

/**
 * Refuses more files than the owner may have. Call it under the owner's lock, so that two uploads never pass the limit
 * together.
 */
export async function checkRoomForFiles(db: Db, owner: OwnerOfMany, added: number): Promise<void> {
  check(owner.proprietaire, (await countFichiers(db, owner)) + added);
}

/** Adds a file to its owner: writes the row and its audit entry, which holds `told` beside the file. */
export async function addFile(
  owner: OwnerOfMany,
  upload: Upload,
  { db, now, audit }: Context,
  told: object = {},
): Promise<Fichier> {
  const { nom, mime, bytes, sha256 } = upload;
  const apres = await insertFichier(db, owner, { cle: upload.claim(), nom, mime, taille: bytes, sha256 }, now);
  const entry = { libelle: nom, objet: 'fichier', objetid: apres.documentid } as const;
  await audit({ actiontype: 'Insert', ...entry, apres: { ...apres, ...told } });
  return apres;
}
