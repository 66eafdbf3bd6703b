import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule } from './case';
import { etapeid, stored } from './given.projets';
import { PDF } from './piece';
import { asked, changed, created } from './specification.cases';

const { etapeprojets, fichiers, projets } = calls;

const term = { term: '@unique' };
const page = { page: 1, limit: 6 };
const projetid = '@projet.projetid';
const projet = { libelle: 'École @unique', description: 'Six classes', montant: 100_000, datefin: '2027-06-30' };
const etape = { projetid, libelle: 'Murs', description: 'Parpaings de 15' };

/** A client that follows § 7 of the specification literally is served (CONTRACT "Types"): projects, steps, files. */
export const specificationProjetsCases: readonly ConformanceCase[] = [
  rule('the calls of projects as the specification writes them (spec § 7 Projects)', [
    ...created(
      'projetid',
      ask(
        projets.create,
        { ...projet, listeetape: [{ etapeprojetid: '', libelle: 'Fondations', description: 'Semelles' }] },
        {},
        { save: 'projet' },
      ),
    ),
    ...changed('projetid', projetid, ask(projets.update, { projetid, ...projet })),
    ...asked(
      [projets.all],
      [projets.withSteps],
      [projets.byId, { query: { projetid } }],
      [projets.list, { query: { filter: '', ...page } }],
      [projets.list, { query: { filter: '1', ...page } }],
      [projets.search, { params: term }],
    ),
    ask(projets.remove, { projetid }),
  ]),
  rule('the calls of steps as the specification writes them (spec § 7 Projects)', [
    ask(projets.create, { ...projet, listeetape: [] }, {}, { save: 'projet' }),
    ...created('etapeprojetid', ask(etapeprojets.create, etape, {}, { save: 'etape' })),
    ...changed(
      'etapeprojetid',
      '@etape.etapeprojetid',
      ask(etapeprojets.update, { etapeprojetid: '@etape.etapeprojetid', ...etape }),
    ),
    ...changed(
      'etapeprojetid',
      '@etape.etapeprojetid',
      ask(etapeprojets.changeEtat, { etapeprojetid: '@etape.etapeprojetid', etat: 1 }),
    ),
    ...asked(
      [etapeprojets.list, { query: { projetid, page: 1, limit: 5 } }],
      [etapeprojets.all, { query: { projetid } }],
    ),
    ask(etapeprojets.remove, { etapeprojetid: '@etape.etapeprojetid' }),
  ]),
  rule('the calls of files as the specification writes them (spec § 7 Files)', [
    ask(
      projets.create,
      { ...projet, listeetape: [{ libelle: 'Fondations', description: 'Semelles' }] },
      {},
      { save: 'projet' },
    ),
    stored([PDF]),
    ...asked(
      [fichiers.list, { query: { etapeid: etapeid(), type: 1, page: 1, limit: 10 } }],
      [fichiers.list, { query: { etapeid: etapeid(), type: '', page: 1, limit: 10 } }],
    ),
    ask(fichiers.remove, { documentid: '@medias.0.documentid' }),
  ]),
];
