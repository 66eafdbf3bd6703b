import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
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
import { sent } from './given.transferts';
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
const choicesAre = (as: Step['as'] & object, data: unknown): Step => ask(caisses.all, {}, { data }, { as });

/** The register that an advance is (ADR 0039). */
export const avancesPocheCases: readonly ConformanceCase[] = [
  rule('in an advance nothing else is written: no movement, no transfer, no order’s money, no closing (ADR 0039)', [
    ...advanced,
    registered(),
    ordered(1000),
    ...([0, 1] as const).map((type): Step => ask(mouvements.create, { ...ofPoche, montant: 1, type }, closed)),
    sent(closed, { sourceid: '@avance.caisseid' }),
    sent(closed, { cibleid: '@avance.caisseid' }),
    collected(100, { expect: refusing(['caisseid', 'avance.commande']) }, ofPoche),
    ask(arretes.ouvrir, ofPoche, uncounted),
    ask(arretes.create, { ...ofPoche, nature: 'journee', seq: 1, montant: 500 }, uncounted),
    ask(caisses.update, { ...ofPoche, libelle: 'Caisse', description: '' }, closed),
    ask(caisses.remove, ofPoche, closed),
    askedForMason({ porteurtel: '0102030412' }, {}, { save: 'autre' }),
    granted({}, {}, { params: { avanceid: '@autre.avanceid' }, save: 'autre' }),
    returned(closed, { cibleid: '@autre.caisseid' }),
    ask(arretes.list, ofPoche, { count: 0 }),
    avanceIs({ solde: 500 }),
    soldeIs('source', 0),
  ]),
  rule('advances are not among the registers of lists and choices (ADR 0039)', [
    opened(1000, 'source'),
    ask(caisses.all, {}, {}, { as: GIVER, save: 'avant' }),
    asked(),
    granted(),
    ask(caisses.search, { term: '@unique' }, { count: 1, data: [{ caisseid: '@source.caisseid' }] }),
    ask(caisses.list, {}, { first: [{ caisseid: '@source.caisseid' }] }),
    choicesAre(GIVER, '@avant'),
    ask(transferts.cibles, {}, { among: [{ caisseid: '@source.caisseid' }] }),
  ]),
  rule(
    'an advance is among the registers of its holder, from the next request on, and no other advance is (ADR 0039)',
    [
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
      ask(caisses.list, {}, { count: 1, data: [{ caisseid: '@sienne.caisseid' }] }, { as: SEER }),
      ask(caisses.byId, ofPoche, { data: { nature: 'avance', solde: 500 } }, { as: SEER }),
      ask(caisses.byId, { caisseid: '@autre.caisseid' }, hidden, { as: SEER }),
      ask(caisses.byId, { caisseid: '@source.caisseid' }, hidden, { as: SEER }),
      justified({}, {}, { as: SEER }),
      ask(
        mouvements.list,
        ofPoche,
        {
          first: [
            { origine: 'reglement', type: 0, montant: 200 },
            { origine: 'transfert', type: 1, montant: 500 },
          ],
        },
        { as: SEER },
      ),
      ask(dashboard.attente, {}, { data: { attitre: true, avances: { nombre: 0, montant: 0 } } }, { as: SEER }),
    ],
  ),
  rule('the balance of the house contains what its people hold; paying it out changes nothing (ADR 0039, PRODUCT N)', [
    typed,
    opened(1000, 'source'),
    opened(0, 'cible'),
    asked(),
    ask(dashboard.totaux, TODAY, {}, { save: 'avant' }),
    granted(),
    ask(dashboard.totaux, TODAY, {
      data: { entrees: '@avant.entrees', sorties: '@avant.sorties', solde: '@avant.solde' },
    }),
    justified(),
    returned(),
    ask(dashboard.totaux, TODAY, {
      data: {
        entrees: '@avant.entrees',
        sorties: '@avant.sorties+200',
        solde: '@avant.solde-200',
        depenses: '@avant.depenses+200',
      },
    }),
  ]),
];
