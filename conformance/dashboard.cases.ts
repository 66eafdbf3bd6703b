import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { begun, etatOf, spent } from './given.projets';
import { collected, ordered, registered } from './given.ventes';

const { dashboard, depenses, mouvements } = calls;

/** A month in which no other case has an expense. */
const MONTH = { datedebut: '2003-05-01', datefin: '2003-05-31' };
/** Days that end before those of other cases. */
const PAST = { datedebut: '2000-01-01', datefin: '2003-12-31' };
const TODAY = { datedebut: '@today', datefin: '@today' };

const OF_PERIOD = [dashboard.periode, dashboard.totaux, dashboard.flux, dashboard.repartition] as const;

const totals = (more: Partial<Step> = {}): Step => ({ call: dashboard.totaux, query: TODAY, ...more });

const waiting = (more: Partial<Step> = {}): Step => ({ call: dashboard.attente, ...more });

const moved = (montant: number, type: 0 | 1, save = 'mouvement'): Step =>
  ask(mouvements.create, { caisseid: '@caisse.caisseid', montant, type, description: 'Monnaie' }, {}, { save });

const dated = (date: string, montant: number, save: string): Step =>
  ask(
    depenses.create,
    { libelle: `Dépense ${save} @unique`, typedepenseid: '@type.typedepenseid', montant, date },
    {},
    { save },
  );

export const dashboardCases: readonly ConformanceCase[] = [
  rule('entrees and sorties are the live movements of their days, solde the balance at their end (CONTRACT "Calls")', [
    totals({ save: 'avant' }),
    ask(dashboard.totaux, PAST, {}, { save: 'passe' }),
    opened(1000),
    moved(500, 1),
    moved(200, 0, 'sortie'),
    totals({
      expect: {
        data: { entrees: '@avant.entrees+1500', sorties: '@avant.sorties+200', solde: '@avant.solde+1300' },
      },
    }),
    ask(
      dashboard.totaux,
      { datedebut: '@tomorrow', datefin: '@tomorrow' },
      { data: { entrees: 0, sorties: 0, depenses: 0, ouverture: '@avant.solde+1300', solde: '@avant.solde+1300' } },
    ),
    ask(dashboard.totaux, PAST, { data: { entrees: 0, sorties: 0, solde: '@passe.solde' } }),
  ]),
  rule('an edited or deleted movement does not inflate the flow (RELIABILITY I28)', [
    opened(1000),
    moved(500, 1),
    totals({ save: 'avant' }),
    ask(mouvements.update, {
      mouvementcaisseid: '@mouvement.mouvementcaisseid',
      montant: 300,
      type: 1,
      description: 'Monnaie',
    }),
    totals({
      expect: { data: { entrees: '@avant.entrees-200', sorties: '@avant.sorties', solde: '@avant.solde-200' } },
    }),
    ask(mouvements.remove, { mouvementcaisseid: '@mouvement.mouvementcaisseid' }),
    totals({
      expect: { data: { entrees: '@avant.entrees-500', sorties: '@avant.sorties', solde: '@avant.solde-500' } },
    }),
  ]),
  rule('payments flow by their net, the change is no movement (CONTRACT "Money calls")', [
    typed,
    opened(5000),
    owing(600),
    registered(),
    ordered(900),
    totals({ save: 'avant' }),
    paid(1000),
    collected(2000, { save: 'encaisse' }),
    totals({
      expect: {
        data: { entrees: '@avant.entrees+900', sorties: '@avant.sorties+600', solde: '@avant.solde+300' },
      },
    }),
  ]),
  rule('depenses are the amounts by their date, both days included, without the deleted ones (CONTRACT "Calls")', [
    typed,
    dated('2003-05-01', 100, 'debut'),
    dated('2003-05-31', 20, 'fin'),
    dated('2003-04-30', 3, 'avant'),
    dated('2003-06-01', 4, 'apres'),
    ask(dashboard.totaux, MONTH, { data: { depenses: 120, entrees: 0, sorties: 0 } }),
    ask(depenses.remove, { depenseid: '@debut.depenseid' }),
    ask(dashboard.totaux, MONTH, { data: { depenses: 20 } }),
    ask(depenses.remove, { depenseid: '@fin.depenseid' }),
    ask(dashboard.totaux, MONTH, { data: { depenses: 0 } }),
  ]),
  rule('expenses are shared out by type and by project, the greatest first, those of no project too (PRODUCT N)', [
    typed,
    ask(calls.typedepenses.create, { libelle: 'Autre @unique' }, {}, { save: 'autre' }),
    begun(['Fondations']),
    ...(
      [
        ['2005-02-01', 500, '@type.typedepenseid'],
        ['2005-02-28', 200, '@autre.typedepenseid'],
        ['2005-02-14', 30, '@type.typedepenseid'],
      ] as const
    ).map(
      ([date, montant, typedepenseid]): Step =>
        ask(depenses.create, { libelle: 'Dépense @unique', typedepenseid, montant, date }),
    ),
    spent(600, {}, { date: '2005-02-02' }),
    ask(
      dashboard.repartition,
      { datedebut: '2005-02-01', datefin: '2005-02-28' },
      {
        data: {
          types: [
            { id: '@type.typedepenseid', libelle: 'Type @unique', montant: 1130, nombre: 3 },
            { id: '@autre.typedepenseid', libelle: 'Autre @unique', montant: 200, nombre: 1 },
          ],
          projets: [
            { id: null, libelle: '', montant: 730, nombre: 3 },
            { id: '@projet.projetid', libelle: 'Projet projet @unique', montant: 600, nombre: 1 },
          ],
          autresprojets: null,
        },
      },
    ),
    ask(
      dashboard.repartition,
      { datedebut: '2005-03-01', datefin: '2005-03-31' },
      { data: { types: [], projets: [] } },
    ),
  ]),
  rule('the flow names every period by its first day, also the empty ones (contract/dashboard)', [
    ask(
      dashboard.flux,
      { datedebut: '2001-02-27', datefin: '2001-03-02' },
      {
        data: [
          { periode: '2001-02-27', entrees: 0, sorties: 0, solde: 0 },
          { periode: '2001-02-28' },
          { periode: '2001-03-01' },
          { periode: '2001-03-02', entrees: 0, sorties: 0, solde: 0 },
        ],
      },
    ),
    ask(
      dashboard.flux,
      { datedebut: '2001-02-07', datefin: '2001-02-19', pas: 'semaine' },
      { data: [{ periode: '2001-02-07' }, { periode: '2001-02-12' }, { periode: '2001-02-19' }] },
    ),
    ask(
      dashboard.flux,
      { datedebut: '2001-01-15', datefin: '2001-03-01', pas: 'mois' },
      { data: [{ periode: '2001-01-15' }, { periode: '2001-02-01' }, { periode: '2001-03-01' }] },
    ),
  ]),
  rule('the flow of a day is its totals, with the balance at its end (RELIABILITY I28)', [
    opened(1000),
    moved(400, 0),
    totals({ save: 'totaux' }),
    ...(['jour', 'semaine', 'mois'] as const).map(
      (pas): Step =>
        ask(
          dashboard.flux,
          { ...TODAY, pas },
          {
            data: [
              {
                periode: '@today',
                entrees: '@totaux.entrees',
                sorties: '@totaux.sorties',
                solde: '@totaux.solde',
              },
            ],
          },
        ),
    ),
    ask(
      dashboard.flux,
      { datedebut: '@today', datefin: '@tomorrow' },
      {
        data: [
          { periode: '@today', solde: '@totaux.solde' },
          { periode: '@tomorrow', entrees: 0, sorties: 0, solde: '@totaux.solde' },
        ],
      },
    ),
  ]),
  rule('what waits: orders and expenses by what remains of them (PRODUCT N)', [
    waiting({ save: 'avant' }),
    typed,
    opened(5000),
    owing(600),
    registered(),
    ordered(900),
    waiting({
      expect: {
        data: {
          commandes: { nombre: '@avant.commandes.nombre+1', montant: '@avant.commandes.montant+900' },
          depenses: { nombre: '@avant.depenses.nombre+1', montant: '@avant.depenses.montant+600' },
          livraisons: { nombre: '@avant.livraisons.nombre' },
        },
      },
    }),
    paid(150),
    collected(900, { save: 'encaisse' }),
    waiting({
      expect: {
        data: {
          commandes: { nombre: '@avant.commandes.nombre', montant: '@avant.commandes.montant' },
          depenses: { nombre: '@avant.depenses.nombre+1', montant: '@avant.depenses.montant+450' },
        },
      },
    }),
    paid(450, { save: 'reste' }),
    waiting({ expect: { data: { depenses: { nombre: '@avant.depenses.nombre' } } } }),
  ]),
  rule('a project that should be over waits until its steps are closed (PRODUCT N)', [
    waiting({ save: 'avant' }),
    begun(['Fondations'], 'projet', {
      body: {
        libelle: 'Projet @unique',
        description: 'En retard',
        montant: 5,
        datefin: '2020-01-31',
        listeetape: [{ libelle: 'Seule', description: 'Étape', montant: 0 }],
      },
    }),
    waiting({ expect: { data: { projets: { nombre: '@avant.projets.nombre+1' } } } }),
    etatOf(0, 1),
    waiting({ expect: { data: { projets: { nombre: '@avant.projets.nombre' } } } }),
  ]),
  rule('a period has both its days, in order (CONTRACT "Calls")', [
    ...OF_PERIOD.map((call) =>
      ask(call, { datedebut: '@tomorrow', datefin: '@today' }, refusing(['datefin', 'champ.invalide'])),
    ),
    ask(dashboard.totaux, { datedebut: '@today' }, refusing(['datefin', 'champ.requis'])),
  ]),
];
