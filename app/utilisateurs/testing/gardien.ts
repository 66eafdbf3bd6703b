interface Person {
  utilisateurid: number;
  permissions?: readonly string[];
}

/** The same people, of whom `utilisateurid` may see and lock the others, and nothing else. */
export function gardien<Row extends Person>(rows: readonly Row[], utilisateurid: number): Row[] {
  const permissions = ['utilisateurs', 'utilisateurs.verrouiller'];
  return rows.map((row) => (row.utilisateurid === utilisateurid ? { ...row, permissions } : row));
}
