import type { RecordId } from '@comptoir/domain/units';

interface Person {
  utilisateurid: RecordId;
  nom: string;
  username: string;
}

/** Returns the same users and two more, last by name, so that there is one more page. */
export function nombreux<Row extends Person>(rows: readonly Row[]): Row[] {
  const more = rows.slice(1, 3).map((row, index) => ({
    ...row,
    utilisateurid: 51 + index,
    nom: `Zadi ${index + 1}`,
    username: `zadi.${index + 1}`,
  }));
  return [...rows, ...more];
}
