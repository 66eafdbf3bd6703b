import { checkRoomForFiles as check } from '@comptoir/contract/fichierRules';
import type { Fichier } from '@comptoir/contract/fichiers';
import type { Db } from '../db/pool';
import type { Context } from '../frame/http/context';
import type { Upload } from '../frame/storage/upload';
import { countFichiers, insertFichier, type OwnerOfMany } from './many.repository';

/** Refuses more files than their owner takes; under its lock, so that two uploads never pass the limit together. */
export async function checkRoomForFiles(db: Db, owner: OwnerOfMany, added: number): Promise<void> {
  check(owner.proprietaire, (await countFichiers(db, owner)) + added);
}

/** One more file of its owner: the row, and its entry in the audit log. `told` is said there beside the file. */
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
