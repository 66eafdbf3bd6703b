import type { Invariant } from './invariants';

const ENDED = `(u.verrouille OR u.supprimele IS NOT NULL
  OR u.dateexpiration < (now() AT TIME ZONE 'Africa/Abidjan')::date)`;

/** Who may enter. */
export const administration: readonly Invariant[] = [
  {
    id: 'I23',
    rule: 'an active administrator who reaches every register remains, once there are users',
    violations: `
      SELECT 'no active administrator who reaches every register' AS fault
      WHERE EXISTS (SELECT FROM utilisateur)
        AND NOT EXISTS (
          SELECT FROM utilisateur u JOIN profil f USING (profilid)
          WHERE NOT coalesce(${ENDED}, false) AND f.supprimele IS NULL AND u.caisses IS NULL
            AND (SELECT count(*) FROM permission p WHERE p.profilid = u.profilid
              AND p.nom IN ('profils.gerer', 'utilisateurs.modifier')) = 2)`,
  },
  {
    id: 'I24',
    rule: 'no live session of a locked, deleted or expired user',
    violations: `
      SELECT s.utilisateurid FROM session s JOIN utilisateur u USING (utilisateurid)
      WHERE s.expire > now() AND coalesce(${ENDED}, false)`,
  },
];
