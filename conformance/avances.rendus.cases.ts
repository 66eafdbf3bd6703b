import { calls } from '@comptoir/contract/calls';
import type { EtatAvance } from '@comptoir/domain/avance';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import { counted, begun as counting, francs, locked } from './given.arretes';
import {
  accountsAre,
  advanced,
  allowing,
  approved,
  asked,
  avanceIs,
  denied,
  givenUp,
  granted,
  HOLDER,
  justified,
  ofAvance,
  ofPoche,
  reminded,
  returned,
  soldeIs,
} from './given.avances';
import { byChief, confined } from './given.maison';
import { accepted, RECEIVER, refused, withdrawn } from './given.transferts';

const { activites, avances, transferts } = calls;

const gone = 2_000_000_000;
const JOUR = '2026-01-05';

/** What is on its way back from `@avance`, saved as `@transfert`. */
const onItsWay: readonly Step[] = [
  ask(transferts.list, { ...ofPoche, etat: 'envoye' }, {}, { save: 'envoyes' }),
  ask(transferts.byId, { transfertid: '@envoyes.0.transfertid' }, {}, { save: 'transfert' }),
];

/** An advance of a holder who sees one register alone; somebody else answers for `@cible`. */
const apart: readonly Step[] = [
  ...advanced,
  opened(0, 'sienne'),
  ...confined(HOLDER, 'sienne'),
  ...confined(RECEIVER, 'cible'),
];

/** Lines of the timeline of an advance: it was asked for, newly stands somewhere, its holder was reminded. */
const demande = { objet: 'avance', actiontype: 'Insert', etat: null } as const;
const devient = (etat: EtatAvance) => ({ ...demande, actiontype: 'Update', etat });
const rappel = { ...demande, actiontype: 'Update' };

/** What its holder reads of what happened to `@avance`, newest first. */
const toldIs = (data: readonly Readonly<Record<string, unknown>>[]): Step =>
  ask(avances.suivi, ofAvance, { count: data.length, data }, { as: HOLDER });

/** What an advance gives back, and what it tells of itself (ADR 0039). */
export const avancesRendusCases: readonly ConformanceCase[] = [
  rule('what is left is given back to a register, at once by who answers for it (ADR 0039)', [
    ...advanced,
    returned({ data: { ...ofAvance, rendu: 100, enroute: 0, solde: 400, etat: 'decaissee' } }, { date: '@today' }),
    soldeIs('cible', 100),
    returned(
      { data: { rendu: 500, solde: 0, etat: 'justifiee' } },
      { montant: 400, cibleid: '@source.caisseid' },
      { as: ['avances', 'avances.accorder'] },
    ),
    soldeIs('source', 900),
    accountsAre('justifiee', 0, 500, 0),
  ]),
  rule(
    'what goes back is on its way until who answers for the register accepts it; refused, it comes back (ADR 0039)',
    [
      ...apart,
      returned({ data: { rendu: 500, enroute: 500, solde: 0, etat: 'decaissee' } }, { montant: 500 }),
      justified({ code: 'avance.pas_decaissee' }),
      returned({ code: 'caisse.solde_insuffisant' }),
      soldeIs('cible', 0),
      ...onItsWay,
      refused({ data: { etat: 'refuse' } }),
      accountsAre('decaissee', 0, 0, 500),
      returned({ data: { rendu: 500, enroute: 500 } }, { montant: 500 }),
      ...onItsWay,
      accepted(),
      soldeIs('cible', 500),
      accountsAre('justifiee', 0, 500, 0),
    ],
  ),
  rule('what was paid out or is given back is not withdrawn (ADR 0039)', [
    ...apart,
    ask(transferts.list, ofPoche, {}, { save: 'verses' }),
    byChief(withdrawn({ code: 'avance.mouvement' }, {}, { params: { transfertid: '@verses.0.transfertid' } })),
    returned(),
    ...onItsWay,
    byChief(withdrawn({ code: 'avance.mouvement' })),
    accountsAre('decaissee', 0, 100, 400, 100),
  ]),
  rule('what an advance does not hold, or a register does not take, is not given back (ADR 0039)', [
    ...advanced,
    opened(0, 'wave', 'wave'),
    opened(1000),
    counting(),
    counted({ ...francs(1000), jusquau: JOUR }),
    returned(refusing(['montant', 'caisse.solde_insuffisant']), { montant: 501 }),
    returned(refusing(['cibleid', 'champ.invalide']), { cibleid: gone }),
    returned(refusing(['date', 'date.future']), { date: '@tomorrow' }),
    returned(refusing(['referencecible', 'champ.requis']), { cibleid: '@wave.caisseid' }),
    returned(refusing(['referencecible', 'reference.sans_objet']), { referencecible: 'T1' }),
    returned(locked(JOUR), { cibleid: '@caisse.caisseid', date: JOUR }),
    accountsAre('decaissee', 0, 0, 500),
    returned({ data: { rendu: 100 } }, { cibleid: '@wave.caisseid', referencecible: 't 1' }),
  ]),
  rule(
    'an advance tells what each holder has, when they were reminded, and what happened to it (ADR 0039, PRODUCT G)',
    [
      ...advanced,
      avanceIs({ relance: null }),
      justified(),
      returned(),
      reminded({ data: { ...ofAvance, etat: 'decaissee' } }, {}, { save: 'rappel' }),
      avanceIs({ relance: '@rappel.relance.0' }),
      ask(
        avances.porteurs,
        {},
        {
          data: [
            {
              porteurid: '@me.utilisateurid',
              porteur: '@avance.porteur',
              porteurtel: '@avance.porteurtel',
              nombre: 1,
              accorde: 500,
              justifie: 200,
              rendu: 100,
              solde: 200,
              retard: 0,
            },
          ],
        },
        { as: HOLDER },
      ),
      ask(avances.porteurs, {}, { among: [{ porteurid: '@avance.porteurid', accorde: 500, solde: 200 }] }),
      toldIs([
        rappel,
        { objet: 'transfert', actiontype: 'Insert', etat: null, utilisateur: '@avance.porteur' },
        { objet: 'reglement', actiontype: 'Insert', etat: null, montant: 200, utilisateur: '@avance.porteur' },
        { ...devient('decaissee'), utilisateur: '@avance.decideur' },
        { ...demande, utilisateur: '@avance.porteur' },
      ]),
      ask(
        activites.list,
        { objet: 'avance', objetid: '@avance.avanceid' },
        {
          among: [
            { actiontype: 'Insert', avant: null, apres: { ...ofAvance, montant: 500, etat: 'demandee' } },
            { actiontype: 'Update', avant: { etat: 'demandee' }, apres: { ...ofAvance, etat: 'decaissee' } },
          ],
        },
      ),
      returned({}, { montant: 200 }),
      ask(avances.porteurs, {}, { data: [] }, { as: HOLDER }),
    ],
  ),
  rule('the timeline of an advance says where it newly stands, and no state of a reminder (ADR 0039, PRODUCT G)', [
    opened(1000, 'source'),
    asked(),
    approved(),
    granted(),
    reminded(),
    toldIs([rappel, devient('decaissee'), devient('approuvee'), demande]),
    allowing({ avancesmax: 2 }),
    asked(),
    denied(),
    toldIs([devient('refusee'), demande]),
    asked(),
    givenUp({}, {}, { as: HOLDER }),
    toldIs([devient('annulee'), demande]),
    allowing(),
  ]),
];
