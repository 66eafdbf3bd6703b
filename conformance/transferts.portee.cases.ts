import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened } from './given';
import { begun, counted } from './given.arretes';
import { asked, granted } from './given.avances';
import { confined } from './given.maison';
import { SENDER, sent } from './given.transferts';

const { caisses } = calls;

const JOUR = '2026-01-05';
/** All that a register out of reach says of what it does not take. */
const bare: Expectation = { code: 'transfert.autre_caisse' };
const unpayable = refusing(['montant', 'caisse.solde_insuffisant']);
const toCaisse = { cibleid: '@caisse.caisseid' };

/** Sends what `@source` holds to `@caisse`, which its sender does not see, and what it does not hold. */
const unseen = (expect: Expectation, body: Step['body']): Step[] => [
  sent(unpayable, { ...toCaisse, ...body, montant: 2000 }, { as: SENDER }),
  sent(expect, { ...toCaisse, ...body }, { as: SENDER }),
];

/** What a transfer tells of a register out of reach: nothing (ADR 0035). */
export const transfertsPorteeCases: readonly ConformanceCase[] = [
  rule('a register out of reach refuses without a reason, after the source’s own refusals (ADR 0035)', [
    opened(1000, 'source'),
    opened(0, 'caisse', 'wave'),
    sent({}, { ...toCaisse, referencecible: 'PP1' }),
    ...confined(SENDER, 'source'),
    ...unseen(bare, { referencecible: 'PP1' }),
    ask(caisses.update, { caisseid: '@caisse.caisseid', libelle: 'Wave @unique', plafond: 300, plafondrefuse: 1 }),
    ...unseen(bare, { referencecible: 'PP2' }),
    begun(),
    counted({ montant: 200, jusquau: JOUR }),
    ...unseen(bare, { referencecible: 'PP3', date: JOUR }),
    sent({ data: { etat: 'recu' } }, { ...toCaisse, montant: 100, referencecible: 'PP3' }, { as: SENDER }),
  ]),
  rule('an advance out of reach is no target (ADR 0035, 0039)', [
    opened(1000, 'source'),
    asked(),
    granted(),
    ...confined(SENDER, 'source'),
    sent(refusing(['cibleid', 'champ.invalide']), { cibleid: '@avance.caisseid' }, { as: SENDER }),
  ]),
];
