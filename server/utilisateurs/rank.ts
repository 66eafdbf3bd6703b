import { Refusal } from '#contract/envelope';
import type { Utilisateur } from '#contract/utilisateurs';
import { droitsManquants } from '#domain/habilitation';
import type { Session } from '../auth/session';
import type { Db } from '../db/pool';
import { ouvertesBy } from '../profils/permissions.repository';
import type { UtilisateurRecord } from './repository';

/** Somebody, as far as it counts who may change them. */
type Personne = Pick<UtilisateurRecord, 'utilisateurid' | 'profilid' | 'caisses'>;

/** What somebody has of which the author has none; nothing of what is one's own. */
function manquantsOf(auteur: Session, { utilisateurid, caisses }: Personne, permissions: readonly string[]) {
  if (utilisateurid === auteur.utilisateurid) return { permissions: [], caisses: false };
  return droitsManquants(auteur, { permissions, caisses });
}

/**
 * The one rule of who changes whom, before every change of a user, be it the photo: whoever lacks a right of their
 * profile, or does not reach all of their registers, changes nothing of that person (CONTRACT "Permissions"). What
 * oneself may do to oneself is not its business. Throws 403 `utilisateur.plus_de_droits`, which names what is lacking,
 * or `utilisateur.plus_de_caisses`. Under `lockAdministration`.
 */
export async function checkMayChange(db: Db, session: Session, personne: Personne): Promise<void> {
  const ouvertes = (await ouvertesBy(db, [personne.profilid])).get(personne.profilid) ?? [];
  const { permissions, caisses } = manquantsOf(session, personne, ouvertes);
  if (permissions.length > 0) throw new Refusal('utilisateur.plus_de_droits', { params: { permissions } });
  if (caisses) throw new Refusal('utilisateur.plus_de_caisses');
}

/** Users as the calls show them: each with whether who reads may change them, by the same rule. */
export async function shownTo(session: Session, records: readonly UtilisateurRecord[], db: Db): Promise<Utilisateur[]> {
  const ouvertes = await ouvertesBy(
    db,
    records.map(({ profilid }) => profilid),
  );
  return records.map((record) => {
    const { permissions, caisses } = manquantsOf(session, record, ouvertes.get(record.profilid) ?? []);
    return { modifiable: permissions.length === 0 && !caisses, ...record };
  });
}
