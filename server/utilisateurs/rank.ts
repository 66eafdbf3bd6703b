import { checkMayChange as check, mayChange } from '@comptoir/contract/utilisateurRules';
import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import type { Db } from '../db/pool';
import { droitsOf, type Session } from '../frame/access/session';
import { ouvertesBy } from '../profils/permissions.repository';
import type { UtilisateurRecord } from './repository';

/** The part of a user that decides who may change them. */
type Personne = Pick<UtilisateurRecord, 'utilisateurid' | 'profilid' | 'caisses'>;

/**
 * Refuses to change a user who has a right that the author lacks (`contract/utilisateurRules`). Call it under
 * `lockAdministration`.
 */
export async function checkMayChange(db: Db, session: Session, personne: Personne): Promise<void> {
  const permissions = (await ouvertesBy(db, [personne.profilid])).get(personne.profilid) ?? [];
  check(droitsOf(session), { ...personne, permissions });
}

/** Returns users as the calls show them: `modifiable` says whether the reader may change them, by the same rule. */
export async function shownTo(session: Session, records: readonly UtilisateurRecord[], db: Db): Promise<Utilisateur[]> {
  const ouvertes = await ouvertesBy(
    db,
    records.map(({ profilid }) => profilid),
  );
  const author = droitsOf(session);
  return records.map((record) => {
    const permissions = ouvertes.get(record.profilid) ?? [];
    return { modifiable: mayChange(author, { ...record, permissions }), ...record };
  });
}
