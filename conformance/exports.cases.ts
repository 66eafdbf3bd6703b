import { calls } from '@comptoir/contract/calls';
import { exportOf } from '@comptoir/contract/exports';
import { ask, invalid } from './ask';
import { type ConformanceCase, rule } from './case';
import { owing, typed } from './given';

const { activites, depenses } = calls;
const file = exportOf(depenses.search);
const found = { term: '@unique', format: 'csv', colonnes: 'libelle,montant,statut' };

/** The files of lists (PRODUCT L); each list is compared with its file in the server's tests. */
export const exportsCases: readonly ConformanceCase[] = [
  rule('the file of a list has its rows, in its order, and the columns that were asked for', [
    typed,
    owing(900),
    owing(4000),
    ask(
      file,
      { ...found, tri: '-montant' },
      {
        lines: [
          'Libellé;Montant;Statut',
          'Dépense depense @unique;4000;Insoldé',
          'Dépense depense @unique;900;Insoldé',
        ],
      },
    ),
    ask(file, { ...found, statut: 'solde' }, { lines: ['Libellé;Montant;Statut'] }),
    ask(
      file,
      { ...found, colonnes: 'montant' },
      { lines: ['Amount', '4000', '900'] },
      { headers: { 'accept-language': 'en' } },
    ),
  ]),
  rule('a file is for who may read the list, in a format and with columns that exist', [
    ask(file, found, { code: 'auth.session' }, { as: null }),
    ask(file, found, { code: 'auth.permission' }, { as: ['caisses', 'depenses.creer'] }),
    ask(file, { ...found, format: 'ods' }, invalid(['format', 'champ.invalide'])),
    ask(file, { ...found, colonnes: 'libelle,solde' }, invalid(['colonnes', 'champ.invalide'])),
    ask(file, { ...found, page: 2 }, invalid(['page', 'champ.inconnu'])),
  ]),
  rule('the log tells who took a file of which list', [
    ask(file, found),
    ask(
      activites.list,
      { objet: 'export', utilisateurid: '@me.utilisateurid' },
      { first: [{ actiontype: 'Export', libelle: 'Dépenses', apres: { format: 'csv', lignes: 0, term: '@unique' } }] },
    ),
  ]),
];
