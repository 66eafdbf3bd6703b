import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, paid, typed } from './given';
import { begun, etapeid, etatOf, projetIs, spent } from './given.projets';

const { depenses, etapeprojets, projets } = calls;

const query = { projetid: '@projet.projetid' };
const params = query;
const NONE = 2_000_000_000;

const fields = { libelle: 'Autre @unique', description: 'Quatre salles', montant: 250_000, datefin: '2027-09-30' };

const changed = (more: Partial<Step>, body: Record<string, unknown> = {}): Step => ({
  call: projets.update,
  query,
  body: { ...fields, ...body },
  ...more,
});

const found = (term: string, count: number, filter = ''): Step => ask(projets.search, { term, filter }, { count });

export const projetsCases: readonly ConformanceCase[] = [
  rule('a project is created with its steps in their order, in progress (spec § 2 Projects, § 3)', [
    begun(['Fondations', 'Murs', 'Toit'], 'projet', {
      expect: {
        data: {
          libelle: 'Projet projet @unique',
          description: 'Trois salles de classe',
          montant: 100_000,
          engage: 0,
          regle: 0,
          datefin: '2027-06-30',
          statutprojet: 1,
          photo: '',
          nombreetape: 3,
          nombreetapecloture: 0,
          version: 1,
          etapeliste: [
            { libelle: 'Fondations', etat: 0 },
            { libelle: 'Murs', etat: 0 },
            { libelle: 'Toit', etat: 0 },
          ],
        },
      },
    }),
    projetIs({ nombreetape: 3, etapeliste: [{ etapeprojetid: etapeid(0) }, { etapeprojetid: etapeid(1) }, {}] }),
  ]),
  rule('a project without steps is in progress (PRODUCT 1.16)', [
    ask(
      projets.create,
      { ...fields, montant: 0 },
      { data: { statutprojet: 1, nombreetape: 0, nombreetapecloture: 0, montant: 0, etapeliste: [] } },
    ),
  ]),
  rule('a project is changed; its steps stay, its body may repeat its own id alone (CONTRACT "Calls")', [
    begun(['Fondations']),
    changed(
      { expect: { data: { ...fields, version: 2, nombreetape: 1, etapeliste: [{ libelle: 'Fondations' }] } } },
      { version: 1, projetid: '@projet.projetid' },
    ),
    changed({}, { projetid: null }),
    changed({ expect: refusing(['projetid', 'champ.invalide']) }, { projetid: NONE }),
    changed({ query: { projetid: NONE }, expect: { code: 'introuvable' } }),
    changed({ expect: { data: { nombreetape: 1 } } }, { etapeliste: [] }),
  ]),
  rule('two edits of one version: the second gets 409 and the project; steps do not count (RELIABILITY F31)', [
    begun(['Fondations']),
    etatOf(0, 1),
    changed({ expect: { data: { version: 2 } } }, { version: 1 }),
    changed(
      {
        expect: {
          code: 'conflit.version',
          data: { libelle: 'Autre @unique', version: 2, statutprojet: 2, etapeliste: [{ etat: 1 }] },
        },
      },
      { version: 1 },
    ),
  ]),
  rule('a project is finished when all its steps are closed, and in progress again (CONTRACT "Money calls", I20)', [
    begun(['Fondations', 'Murs']),
    etatOf(0, 1),
    projetIs({ statutprojet: 1, nombreetape: 2, nombreetapecloture: 1 }),
    etatOf(1, 1),
    projetIs({ statutprojet: 2, nombreetape: 2, nombreetapecloture: 2 }),
    etatOf(0, 0),
    projetIs({ statutprojet: 1, nombreetape: 2, nombreetapecloture: 1 }),
    etatOf(0, 1),
    ask(
      etapeprojets.create,
      { projetid: '@projet.projetid', libelle: 'Toit', description: 'Tôles bac' },
      {},
      { save: 'etape' },
    ),
    projetIs({ statutprojet: 1, nombreetape: 3, nombreetapecloture: 2, version: 1 }),
    ask(etapeprojets.remove, { etapeprojetid: '@etape.etapeprojetid' }),
    projetIs({ statutprojet: 2, nombreetape: 2, nombreetapecloture: 2 }),
    ask(etapeprojets.remove, { etapeprojetid: etapeid(0) }),
    ask(etapeprojets.remove, { etapeprojetid: etapeid(1) }),
    projetIs({ statutprojet: 1, nombreetape: 0, nombreetapecloture: 0 }),
  ]),
  rule('the filter keeps the projects of one status (spec § 7 Projects)', [
    begun(['Fondations'], 'fini'),
    begun(['Fondations']),
    { ...etatOf(0, 1), query: { etapeprojetid: etapeid(0, 'fini') }, body: { etat: 1 } },
    ask(projets.list, { filter: '1' }, { first: [{ projetid: '@projet.projetid' }] }),
    ask(projets.list, { filter: '2' }, { first: [{ projetid: '@fini.projetid' }] }),
    found('@unique', 2),
    found('@unique', 1, '1'),
    found('@unique', 1, '2'),
  ]),
  rule('a project is found by its label and its description, whatever case and accents (CONTRACT "Types")', [
    begun([]),
    changed({}, { libelle: 'École 100% @unique', description: 'Près du marché @unique' }),
    found('ecole 100% @unique', 1),
    found('PRES DU MARCHE @unique', 1),
    found('projet @unique', 0),
    found('École 1%_@unique', 0),
  ]),
  rule('the projects come newest first, six on a page (CONTRACT "Types", spec § 9)', [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((save) => begun([], save)),
    ask(
      projets.search,
      { term: '@unique' },
      { count: 7, data: [{ projetid: '@g.projetid' }, {}, {}, {}, {}, { projetid: '@b.projetid' }] },
    ),
    ask(projets.search, { term: '@unique', page: 2 }, { count: 7, data: [{ projetid: '@a.projetid' }] }),
    ask(projets.list, {}, { first: [{ projetid: '@g.projetid' }, { projetid: '@f.projetid' }] }),
    ask(projets.all, {}, { first: [{ projetid: '@g.projetid' }, { projetid: '@f.projetid' }] }),
  ]),
  rule('the form of an expense gets the projects that have steps, newest first (spec § 7 Projects)', [
    begun(['Fondations', 'Murs']),
    begun([], 'vide'),
    ask(
      projets.withSteps,
      { projetid: '@vide.projetid' },
      {
        first: [
          {
            projetid: '@projet.projetid',
            libelle: 'Projet projet @unique',
            etapeliste: [
              { etapeprojetid: etapeid(0), libelle: 'Fondations', etat: 0 },
              { etapeprojetid: etapeid(1), libelle: 'Murs', etat: 0 },
            ],
          },
        ],
      },
    ),
    ask(etapeprojets.remove, { etapeprojetid: etapeid(0) }),
    ask(projets.withSteps, {}, { first: [{ etapeliste: [{ etapeprojetid: etapeid(1) }] }] }),
  ]),
  rule('the budget follows expenses and their payments, per project and per step (PRODUCT I)', [
    typed,
    opened(100_000),
    begun(['Fondations', 'Murs']),
    spent(70_000),
    spent(40_000, { save: 'autre' }, { etapeprojetid: etapeid(1) }),
    paid(30_000),
    projetIs({
      montant: 100_000,
      engage: 110_000,
      regle: 30_000,
      etapeliste: [
        { montant: 10_000, engage: 70_000, regle: 30_000 },
        { montant: 10_000, engage: 40_000, regle: 0 },
      ],
    }),
    ask(etapeprojets.list, query, {
      data: [
        { montant: 10_000, engage: 70_000, regle: 30_000 },
        { montant: 10_000, engage: 40_000, regle: 0 },
      ],
    }),
    ask(calls.reglements.remove, { reglementid: '@reglement.reglementid' }),
    ask(depenses.remove, { depenseid: '@depense.depenseid' }),
    projetIs({ engage: 40_000, regle: 0 }),
  ]),
  rule('a project with expenses cannot be deleted, and the refusal says how many (PRODUCT 1.16)', [
    typed,
    begun(['Fondations']),
    spent(70_000, { save: 'un' }),
    spent(40_000, { save: 'deux' }),
    ask(projets.remove, params, { code: 'projet.a_des_depenses', params: { nombre: 2 } }),
    ask(depenses.remove, { depenseid: '@un.depenseid' }),
    ask(depenses.remove, { depenseid: '@deux.depenseid' }),
    ask(projets.remove, params, { data: null }),
    found('@unique', 0),
    ask(projets.byId, query, { code: 'introuvable' }),
    ask(etapeprojets.list, query, { code: 'introuvable' }),
    etatOf(0, 1, { expect: { code: 'introuvable' } }),
    spent(1, { expect: refusing(['projetid', 'champ.invalide']) }),
  ]),
];
