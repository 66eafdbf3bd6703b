import type { RecordId } from '@comptoir/domain/units';

interface Person {
  utilisateurid: RecordId;
  permissions?: readonly string[];
}

/** The same people, of whom `utilisateurid` may see the others and do one thing to them: lock, unless another is named. */
export function gardien<Row extends Person>(
  rows: readonly Row[],
  utilisateurid: RecordId,
  permission = 'utilisateurs.verrouiller',
): Row[] {
  const permissions = ['utilisateurs', permission];
  return rows.map((row) => (row.utilisateurid === utilisateurid ? { ...row, permissions } : row));
}

/** The same people, of whom `utilisateurid` holds nothing: everybody may change them. */
export function sansDroit<Row extends Person>(rows: readonly Row[], utilisateurid: RecordId): Row[] {
  return rows.map((row) => (row.utilisateurid === utilisateurid ? { ...row, permissions: [] } : row));
}
