import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { balanceIs, movementsAre, opened } from './given';
import { moved } from './given.arretes';
import { ARRETE, ofMouvement, repaid } from './given.contrepassations';
import { restricted } from './given.maison';
import { closedAt, collecting, corrected, notTaken, unpaid } from './given.references';
import { byA1, kept, ofTrop, recollecting, tooMuchBy, wallet } from './given.troppercus';
import { ordered, registered } from './given.ventes';

const { creances, mouvements, reglements } = calls;

type Fields = Readonly<Record<string, unknown>>;

const SELLER = ['commandes', 'commandes.regler'] as const;
const ofSienne = { caisseid: '@sienne.caisseid' };
const ofTiroir = { caisseid: '@tiroir.caisseid' };
const ofKept = { reglementid: '@reglement.reglementid', caisseid: '@caisse.caisseid' };

/** Reads what is held for `@client`, and checks it; what is kept is of `@reglement`. */
const heldAre = (data: readonly Fields[]): Step =>
  ask(reglements.troppercus, { clientid: '@client.clientid' }, { data });

/**
 * Reads the statement of `@client` of one day: what is held at its end is beside the debt, which it leaves as it is.
 */
const statedAt = (day: string, data: Fields): Step =>
  ask(creances.releve, { clientid: '@client.clientid', datedebut: day, datefin: day }, { data });

/** Gives so many of the francs that `@reglement` keeps back, saved as `@mouvement`. */
const givenBack = (fields: Fields, expect: Expectation = {}): Step =>
  moved(expect, { type: 0, montant: 60, reference: 'R1', tropde: '@reglement.reglementid', ...fields });

const byKept = { depenseid: '@suivante.commandeid', caisseid: '@caisse.caisseid', from: 1, date: '@today' };

/** Pays `@suivante` with what `@reglement` keeps, saved as `@used`. */
const used = (fields: Fields, expect: Expectation = {}): Step =>
  ask(reglements.create, { ...byKept, tropde: '@reglement.reglementid', ...fields }, expect, { save: 'used' });

/** Corrects `@used`. */
const reused = (fields: Fields, expect: Expectation = {}): Step =>
  ask(reglements.update, { reglementid: '@used.reglementid', ...byKept, ...fields }, expect);

/** What became of what an operator received too much: given back, or used for the client's other orders (ADR 0052). */
export const troppercusSuitesCases: readonly ConformanceCase[] = [
  rule('what is kept is given back by movements out, from any register, and no franc beyond it (ADR 0052)', [
    ...wallet,
    opened(500, 'tiroir'),
    collecting(kept),
    heldAre([{ ...ofKept, ...byA1, troppercu: 100, tenu: 100, nature: 'wave', date: '@today' }]),
    givenBack({ type: 1 }, notTaken('champ.invalide', 'tropde')),
    givenBack({ montant: 101 }, notTaken('reglement.trop_percu_reste', 'montant')),
    givenBack({ montant: 60 }, { data: { origine: 'manuel', tropde: '@reglement.reglementid', imputesur: null } }),
    heldAre([{ ...ofKept, troppercu: 100, tenu: 40 }]),
    statedAt('@today', { soldefin: 0, troppercu: 40 }),
    corrected({ type: 0, montant: 101, reference: 'R1' }, notTaken('reglement.trop_percu_reste', 'montant')),
    corrected({ type: 1, montant: 60, reference: 'R1' }, notTaken('champ.invalide', 'tropde')),
    corrected({ type: 0, montant: 70, reference: 'R1' }, { data: { tropde: '@reglement.reglementid' } }),
    givenBack({ ...ofTiroir, reference: '', montant: 31 }, notTaken('reglement.trop_percu_reste', 'montant')),
    givenBack({ ...ofTiroir, reference: '', montant: 30 }),
    heldAre([]),
    balanceIs(930),
    balanceIs(470, 'tiroir'),
    ask(mouvements.remove, ofMouvement),
    heldAre([{ ...ofKept, tenu: 30 }]),
  ]),
  rule('a payment whose surplus has left is neither deleted nor lowered below that (ADR 0052)', [
    ...wallet,
    moved({}, { montant: 500, reference: 'S1' }),
    collecting(kept),
    givenBack({ montant: 60 }),
    { ...unpaid, expect: { code: 'reglement.trop_percu_sorti' } },
    recollecting({ montant: 959, troppercu: 59 }, { code: 'reglement.trop_percu_sorti' }),
    recollecting({ montant: 960, troppercu: 60 }, { data: { troppercu: 60 } }),
    heldAre([]),
    ask(mouvements.remove, ofMouvement),
    unpaid,
    balanceIs(500),
  ]),
  rule('what is kept pays another order of the client, and the register receives nothing for it (ADR 0052)', [
    ...wallet,
    collecting(kept),
    ordered(70, 'suivante'),
    used({ montant: 70, reference: 'U1' }, notTaken('champ.invalide', 'reference')),
    used({ montant: 70, frais: 1 }, notTaken('champ.invalide', 'frais')),
    used({ montant: 71 }, tooMuchBy(1)),
    used({ montant: 71, troppercu: 1 }, tooMuchBy(1)),
    used(
      { montant: 70 },
      { data: { montant: 70, montantremis: 70, montantrestant: 0, tropde: '@reglement.reglementid' } },
    ),
    balanceIs(1000),
    movementsAre([
      {
        ...ofTrop,
        type: 0,
        montant: 70,
        imputesur: '@used.reglementid',
        tropde: '@reglement.reglementid',
        soldeapres: 1000,
      },
      {
        origine: 'reglement',
        reglementid: '@used.reglementid',
        type: 1,
        montant: 70,
        reference: '',
        soldeapres: 1070,
      },
      { ...ofTrop, montant: 100, imputesur: null, tropde: '@reglement.reglementid' },
      { origine: 'reglement', reglementid: '@reglement.reglementid', montant: 900 },
      { isfirst: 1 },
    ]),
    heldAre([{ ...ofKept, tenu: 30 }]),
    reused({ montant: 50 }, { data: { montant: 50, montantrestant: 20, tropde: '@reglement.reglementid' } }),
    balanceIs(1000),
    heldAre([{ ...ofKept, tenu: 50 }]),
    ask(reglements.remove, { reglementid: '@used.reglementid' }),
    balanceIs(1000),
    heldAre([{ ...ofKept, tenu: 100 }]),
  ]),
  rule(
    'what is kept pays no more than is held, only the same client’s orders, by the register that holds it (ADR 0052)',
    [
      ...wallet,
      opened(0, 'autre', 'moov'),
      collecting(kept),
      ordered(500, 'suivante'),
      used({ montant: 101 }, notTaken('reglement.trop_percu_reste', 'montant')),
      used({ montant: 50, caisseid: '@autre.caisseid' }, notTaken('champ.invalide', 'caisseid')),
      used({ montant: 50 }),
      used({ montant: 51 }, notTaken('reglement.trop_percu_reste', 'montant')),
      used({ montant: 50, tropde: '@used.reglementid' }, notTaken('champ.invalide', 'tropde')),
      registered('autreclient'),
      ordered(500, 'suivante', {}, { clientid: '@autreclient.clientid' }),
      used({ montant: 10 }, notTaken('champ.invalide', 'tropde')),
    ],
  ),
  rule('what a register out of reach keeps is neither seen nor used (ADR 0052, PRODUCT Q)', [
    ...wallet,
    collecting(kept),
    ordered(70, 'suivante'),
    ...restricted(SELLER),
    { ...heldAre([]), as: SELLER },
    { ...used({ montant: 70, ...ofSienne }, notTaken('champ.invalide', 'tropde')), as: SELLER },
    heldAre([{ ...ofKept, tenu: 100 }]),
  ]),
  rule('a reversed payment by what is kept is held again; what paid it cannot be reversed before (ADR 0052)', [
    ...wallet,
    collecting({ ...kept, date: ARRETE }),
    ordered(70, 'suivante'),
    used({ montant: 70, date: ARRETE }),
    ...closedAt(1000),
    { ...repaid({ code: 'reglement.trop_percu_sorti' }), params: { reglementid: '@reglement.reglementid' } },
    { ...repaid({ data: { montant: 70, type: 0 } }), params: { reglementid: '@used.reglementid' } },
    balanceIs(1000),
    heldAre([{ ...ofKept, tenu: 100 }]),
    statedAt('2026-01-04', { soldefin: 0, troppercu: 0 }),
    statedAt(ARRETE, { soldefin: -970, troppercu: 30 }),
    statedAt('@today', { soldefin: 70, troppercu: 100 }),
    { ...repaid({ data: { montant: 900, type: 0 } }), params: { reglementid: '@reglement.reglementid' } },
    heldAre([]),
    givenBack({ montant: 1 }, notTaken('champ.invalide', 'tropde')),
    balanceIs(0),
  ]),
];
