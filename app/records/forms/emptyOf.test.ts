import { DepenseFields } from '@comptoir/contract/depenses';
import { UtilisateurFields } from '@comptoir/contract/utilisateurs';
import { expect, it } from 'vitest';
import { emptyOf } from './emptyOf';

it('texts are empty, what is chosen or counted is null, and a default stands where the schema has one', () => {
  expect(emptyOf(DepenseFields)).toMatchObject({
    libelle: '',
    typedepenseid: null,
    montant: null,
    description: '',
    date: '',
    expenseonstep: 0,
    projetid: null,
    etapeprojetid: null,
  });
  expect(emptyOf(UtilisateurFields)).toMatchObject({ nom: '', email: '', profilid: null, dateexpiration: null });
});
