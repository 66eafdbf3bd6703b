import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase, Step } from './case';
import { opened, typed } from './given';
import {
  advanced,
  asked,
  askedForMason,
  avanceIs,
  granted,
  HOLDER,
  justified,
  ofPoche,
  returned,
  soldeIs,
} from './given.avances';
import { confined } from './given.maison';
import { refusing, sent } from './given.transferts';
import { collected, ordered, registered } from './given.ventes';

const { arretes, caisses, dashboard, mouvements, transferts } = calls;

const closed = { code: 'avance.mouvement' } as const;
const uncounted = { code: 'arrete.avance' } as const;
const hidden = { code: 'introuvable' } as const;
const TODAY = { datedebut: '@today', datefin: '@today' };
/** A holder who also sees registers; who gives registers to users, and sees their names alone. */
const SEER = [...HOLDER, 'caisses', 'tableau de bord'] as const;
const GIVER = ['utilisateurs.creer'] as const;

/** The registers of a select. */
const choicesAre = (as: Step['as'] & object, data: unknown): Step => ({ call: caisses.all, as, expect: { data } });

/** The register that an advance is (ADR 0039). */
export const avancesPocheCases: readonly ConformanceCase[] = [
  {
    name: 'in an advance nothing else is written: no movement, no transfer, no order’s money, no closing (ADR 0039)',
    steps: [
      ...advanced,
      registered(),
      ordered(1000),
      ...([0, 1] as const).map(
        (type): Step => ({
          call: mouvements.create,
          body: { ...ofPoche, montant: 1, type },
          expect: closed,
        }),
      ),
      sent(closed, { sourceid: '@avance.caisseid' }),
      sent(closed, { cibleid: '@avance.caisseid' }),
      collected(100, { expect: refusing(['caisseid', 'avance.commande']) }, ofPoche),
      { call: arretes.ouvrir, params: ofPoche, expect: uncounted },
      {
        call: arretes.create,
        params: ofPoche,
        body: { nature: 'journee', seq: 1, montant: 500 },
        expect: uncounted,
      },
      { call: caisses.update, params: ofPoche, body: { libelle: 'Caisse', description: '' }, expect: closed },
      { call: caisses.remove, params: ofPoche, expect: closed },
      askedForMason({ porteurtel: '0102030412' }, {}, { save: 'autre' }),
      granted({}, {}, { params: { avanceid: '@autre.avanceid' }, save: 'autre' }),
      returned(closed, { cibleid: '@autre.caisseid' }),
      { call: arretes.list, params: ofPoche, expect: { count: 0 } },
      avanceIs({ solde: 500 }),
      soldeIs('source', 0),
    ],
  },
  {
    name: 'advances are not among the registers of lists and choices (ADR 0039)',
    steps: [
      opened(1000, 'source'),
      { call: caisses.all, as: GIVER, save: 'avant' },
      asked(),
      granted(),
      {
        call: caisses.search,
        params: { term: '@unique' },
        expect: { count: 1, data: [{ caisseid: '@source.caisseid' }] },
      },
      { call: caisses.list, expect: { first: [{ caisseid: '@source.caisseid' }] } },
      choicesAre(GIVER, '@avant'),
      { call: transferts.cibles, expect: { among: [{ caisseid: '@source.caisseid' }] } },
    ],
  },
  {
    name: 'an advance is among the registers of its holder, from the next request on, and no other advance is (ADR 0039)',
    steps: [
      typed,
      opened(1000, 'source'),
      opened(0, 'cible'),
      opened(0, 'sienne'),
      ...confined(SEER, 'sienne'),
      askedForMason({ porteurtel: '0102030413' }),
      granted({}, {}, { save: 'autre' }),
      asked({}, {}, { as: SEER }),
      choicesAre(SEER, [{ caisseid: '@sienne.caisseid' }]),
      granted(),
      choicesAre(SEER, [
        { ...ofPoche, nature: 'avance', solde: 500 },
        { caisseid: '@sienne.caisseid', nature: 'especes' },
      ]),
      { call: caisses.list, as: SEER, expect: { count: 1, data: [{ caisseid: '@sienne.caisseid' }] } },
      { call: caisses.byId, as: SEER, params: ofPoche, expect: { data: { nature: 'avance', solde: 500 } } },
      { call: caisses.byId, as: SEER, params: { caisseid: '@autre.caisseid' }, expect: hidden },
      { call: caisses.byId, as: SEER, params: { caisseid: '@source.caisseid' }, expect: hidden },
      justified({}, {}, { as: SEER }),
      {
        call: mouvements.list,
        as: SEER,
        query: ofPoche,
        expect: {
          first: [
            { origine: 'reglement', type: 0, montant: 200 },
            { origine: 'transfert', type: 1, montant: 500 },
          ],
        },
      },
      { call: dashboard.attente, as: SEER, expect: { data: { attitre: true, avances: { nombre: 0, montant: 0 } } } },
    ],
  },
  {
    name: 'the balance of the house contains what its people hold; paying it out is neither income nor expense (ADR 0039, PRODUCT N)',
    steps: [
      typed,
      opened(1000, 'source'),
      opened(0, 'cible'),
      asked(),
      { call: dashboard.totaux, query: TODAY, save: 'avant' },
      granted(),
      {
        call: dashboard.totaux,
        query: TODAY,
        expect: { data: { entrees: '@avant.entrees', sorties: '@avant.sorties', solde: '@avant.solde' } },
      },
      justified(),
      returned(),
      {
        call: dashboard.totaux,
        query: TODAY,
        expect: {
          data: {
            ...{ entrees: '@avant.entrees', sorties: '@avant.sorties+200', solde: '@avant.solde-200' },
            depenses: '@avant.depenses+200',
          },
        },
      },
    ],
  },
];
