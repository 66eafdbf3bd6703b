import type { RecordId } from '@comptoir/domain/units';

interface Person {
  utilisateurid: RecordId;
  permissions?: readonly string[];
}

/**
 * Returns the same users, of whom `utilisateurid` may only see the others and do one thing to them: lock, or
 * `permission`.
 */
export function gardien<Row extends Person>(
  rows: readonly Row[],
  utilisateurid: RecordId,
  permission = 'utilisateurs.verrouiller',
): Row[] {
  const permissions = ['utilisateurs', permission];
  return rows.map((row) => (row.utilisateurid === utilisateurid ? { ...row, permissions } : row));
}

/**
 * Returns the same users, of whom `utilisateurid` holds no permission, so that any user with the right may change them.
 */
export function sansDroit<Row extends Person>(rows: readonly Row[], utilisateurid: RecordId): Row[] {
  return rows.map((row) => (row.utilisateurid === utilisateurid ? { ...row, permissions: [] } : row));
}
