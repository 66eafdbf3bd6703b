import type { Invariant } from './invariant';

const ENDED = `(u.verrouille OR u.supprimele IS NOT NULL
  OR u.dateexpiration < (now() AT TIME ZONE 'Africa/Abidjan')::date)`;

/** Invariants of access: administrators and sessions. Accounts expire by the database's clock. */
export const administration: readonly Invariant[] = [
  {
    id: 'I23',
    rule: 'an active administrator who reaches every register remains, once there are users',
    isTold: true,
    atStart: null,
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
    isTold: true,
    atStart: null,
    // OFFSET 0 looks up the user of each session; a plain join reads all users.
    violations: `
      SELECT s.utilisateurid FROM session s
      CROSS JOIN LATERAL (SELECT FROM utilisateur u
        WHERE u.utilisateurid = s.utilisateurid AND coalesce(${ENDED}, false) OFFSET 0) AS u
      WHERE s.expire > now()`,
  },
];
