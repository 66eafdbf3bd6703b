import { expect, it } from 'vitest';
import { schemaIssues } from './issues';
import { UtilisateurFields } from './utilisateurs';

const fields = { nom: 'Koné', prenom: 'Aminata', profilid: 2, username: 'aminata.kone' };
const codesOf = (datenaissance: unknown) => {
  const { error } = UtilisateurFields.safeParse({ ...fields, datenaissance }, { reportInput: true });
  return error ? schemaIssues(error.issues).map(({ path, code }) => [path, code]) : [];
};

it('spec § 3 User: somebody may be born before business days begin, on a day that exists', () => {
  expect(codesOf('1985-02-28')).toEqual([]);
  expect(codesOf(null)).toEqual([]);
  for (const day of ['1985-02-29', '1899-12-31', '28/02/1985', 1985]) {
    expect(codesOf(day), String(day)).toEqual([['datenaissance', 'date.invalide']]);
  }
});
