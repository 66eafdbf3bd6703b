import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase, Step } from './case';
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

const found = (term: string, count: number, filter = ''): Step => ({
  call: projets.search,
  params: { term },
  query: { filter },
  expect: { count },
});

export const projetsCases: readonly ConformanceCase[] = [
  {
    name: 'a project is created with its steps in their order, in progress (spec § 2 Projects, § 3)',
    steps: [
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
    ],
  },
  {
    name: 'a project without steps is in progress (PRODUCT 1.16)',
    steps: [
      {
        call: projets.create,
        body: { ...fields, montant: 0 },
        expect: { data: { statutprojet: 1, nombreetape: 0, nombreetapecloture: 0, montant: 0, etapeliste: [] } },
      },
    ],
  },
  {
    name: 'a project needs its label, end date, amount and description (spec § 5 Project)',
    steps: [
      {
        call: projets.create,
        body: { description: ' ', listeetape: [{ libelle: 'Murs' }], statut: 2 },
        expect: {
          code: 'requete.invalide',
          errors: [
            { path: 'libelle', code: 'champ.requis' },
            { path: 'description', code: 'champ.requis' },
            { path: 'montant', code: 'champ.requis' },
            { path: 'datefin', code: 'champ.requis' },
            { path: 'listeetape.0.description', code: 'champ.requis' },
            { path: 'statut', code: 'champ.inconnu' },
          ],
        },
      },
      begun(
        Array.from({ length: 101 }, (_, index) => `Étape ${index}`),
        'trop',
        { expect: { status: 422, errors: [{ path: 'listeetape', code: 'champ.hors_limites' }] } },
      ),
    ],
  },
  {
    name: 'a project is changed; its steps stay, its body may repeat its own id alone (CONTRACT "Calls")',
    steps: [
      begun(['Fondations']),
      changed(
        { expect: { data: { ...fields, version: 2, nombreetape: 1, etapeliste: [{ libelle: 'Fondations' }] } } },
        { version: 1, projetid: '@projet.projetid' },
      ),
      changed({}, { projetid: null }),
      changed({ expect: { status: 422, errors: [{ path: 'projetid', code: 'champ.invalide' }] } }, { projetid: NONE }),
      changed({ expect: { data: { nombreetape: 1 } } }, { etapeliste: [] }),
    ],
  },
  {
    name: 'two edits of one version: the second gets 409 and the project; steps do not count (RELIABILITY F31)',
    steps: [
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
    ],
  },
  {
    name: 'a project that does not exist is 404, an id that is none 422 (CONTRACT "Envelope")',
    steps: [
      { call: projets.byId, query: { projetid: NONE }, expect: { code: 'introuvable' } },
      changed({ query: { projetid: NONE }, expect: { code: 'introuvable' } }),
      { call: projets.remove, params: { projetid: NONE }, expect: { code: 'introuvable' } },
      { call: projets.byId, query: { projetid: 'newproject' }, expect: { code: 'requete.invalide' } },
      { call: projets.byId, expect: { status: 422, errors: [{ path: 'projetid', code: 'champ.requis' }] } },
    ],
  },
  {
    name: 'a project is finished when all its steps are closed, and in progress again (CONTRACT "Money calls", I20)',
    steps: [
      begun(['Fondations', 'Murs']),
      etatOf(0, 1),
      projetIs({ statutprojet: 1, nombreetape: 2, nombreetapecloture: 1 }),
      etatOf(1, 1),
      projetIs({ statutprojet: 2, nombreetape: 2, nombreetapecloture: 2 }),
      etatOf(0, 0),
      projetIs({ statutprojet: 1, nombreetape: 2, nombreetapecloture: 1 }),
      etatOf(0, 1),
      {
        call: etapeprojets.create,
        body: { projetid: '@projet.projetid', libelle: 'Toit', description: 'Tôles bac' },
        save: 'etape',
      },
      projetIs({ statutprojet: 1, nombreetape: 3, nombreetapecloture: 2, version: 1 }),
      { call: etapeprojets.remove, query: { etapeprojetid: '@etape.etapeprojetid' } },
      projetIs({ statutprojet: 2, nombreetape: 2, nombreetapecloture: 2 }),
      { call: etapeprojets.remove, query: { etapeprojetid: etapeid(0) } },
      { call: etapeprojets.remove, query: { etapeprojetid: etapeid(1) } },
      projetIs({ statutprojet: 1, nombreetape: 0, nombreetapecloture: 0 }),
    ],
  },
  {
    name: 'the filter keeps the projects of one status (spec § 7 Projects)',
    steps: [
      begun(['Fondations'], 'fini'),
      begun(['Fondations']),
      { ...etatOf(0, 1), query: { etapeprojetid: etapeid(0, 'fini') }, body: { etat: 1 } },
      { call: projets.list, query: { filter: '1' }, expect: { first: [{ projetid: '@projet.projetid' }] } },
      { call: projets.list, query: { filter: '2' }, expect: { first: [{ projetid: '@fini.projetid' }] } },
      { call: projets.list, query: { filter: '3' }, expect: { status: 422 } },
      found('@unique', 2),
      found('@unique', 1, '1'),
      found('@unique', 1, '2'),
    ],
  },
  {
    name: 'a project is found by its label and its description, whatever case and accents (CONTRACT "Types")',
    steps: [
      begun([]),
      changed({}, { libelle: 'École 100% @unique', description: 'Près du marché @unique' }),
      found('ecole 100% @unique', 1),
      found('PRES DU MARCHE @unique', 1),
      found('projet @unique', 0),
      found('École 1%_@unique', 0),
    ],
  },
  {
    name: 'the projects come newest first, six on a page (CONTRACT "Types", spec § 9)',
    steps: [
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((save) => begun([], save)),
      {
        call: projets.search,
        params: { term: '@unique' },
        expect: { count: 7, data: [{ projetid: '@g.projetid' }, {}, {}, {}, {}, { projetid: '@b.projetid' }] },
      },
      {
        call: projets.search,
        params: { term: '@unique' },
        query: { page: 2 },
        expect: { count: 7, data: [{ projetid: '@a.projetid' }] },
      },
      { call: projets.list, expect: { first: [{ projetid: '@g.projetid' }, { projetid: '@f.projetid' }] } },
      { call: projets.all, expect: { first: [{ projetid: '@g.projetid' }, { projetid: '@f.projetid' }] } },
    ],
  },
  {
    name: 'the form of an expense gets the projects that have steps, newest first (spec § 7 Projects)',
    steps: [
      begun(['Fondations', 'Murs']),
      begun([], 'vide'),
      {
        call: projets.withSteps,
        query: { projetid: '@vide.projetid' },
        expect: {
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
      },
      { call: etapeprojets.remove, query: { etapeprojetid: etapeid(0) } },
      { call: projets.withSteps, expect: { first: [{ etapeliste: [{ etapeprojetid: etapeid(1) }] }] } },
    ],
  },
  {
    name: 'the budget follows expenses and their payments, per project and per step (PRODUCT I)',
    steps: [
      typed,
      opened(100_000),
      begun(['Fondations', 'Murs']),
      spent(70_000),
      spent(40_000, { save: 'autre' }, { etapeprojetid: etapeid(1) }),
      paid(30_000),
      projetIs({
        ...{ montant: 100_000, engage: 110_000, regle: 30_000 },
        etapeliste: [
          { montant: 10_000, engage: 70_000, regle: 30_000 },
          { montant: 10_000, engage: 40_000, regle: 0 },
        ],
      }),
      {
        call: etapeprojets.list,
        query,
        expect: {
          data: [
            { montant: 10_000, engage: 70_000, regle: 30_000 },
            { montant: 10_000, engage: 40_000, regle: 0 },
          ],
        },
      },
      { call: calls.reglements.remove, params: { reglementid: '@reglement.reglementid' } },
      { call: depenses.remove, params: { depenseid: '@depense.depenseid' } },
      projetIs({ engage: 40_000, regle: 0 }),
    ],
  },
  {
    name: 'a project with expenses cannot be deleted, and the refusal says how many (PRODUCT 1.16)',
    steps: [
      typed,
      begun(['Fondations']),
      spent(70_000, { save: 'un' }),
      spent(40_000, { save: 'deux' }),
      { call: projets.remove, params, expect: { code: 'projet.a_des_depenses', params: { nombre: 2 } } },
      { call: depenses.remove, params: { depenseid: '@un.depenseid' } },
      { call: depenses.remove, params: { depenseid: '@deux.depenseid' } },
      { call: projets.remove, params, expect: { data: null } },
      found('@unique', 0),
      { call: projets.byId, query, expect: { code: 'introuvable' } },
      { call: etapeprojets.list, query, expect: { code: 'introuvable' } },
      etatOf(0, 1, { expect: { code: 'introuvable' } }),
      spent(1, { expect: { status: 422, errors: [{ path: 'projetid', code: 'champ.invalide' }] } }),
    ],
  },
];
