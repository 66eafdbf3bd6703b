import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { balanceIs, movementsAre, opened, owing, paid, typed } from './given';
import { collected, ordered, refusedCollection, registered } from './given.ventes';

const { mouvements, reglements } = calls;

const koffi = { beneficiaire: 'Koffi Yao', beneficiairetel: '0708091011' };
const nobody = { beneficiaire: '', beneficiairetel: '' };

type Fields = Readonly<Record<string, unknown>>;

const payment = { depenseid: '@depense.depenseid', caisseid: '@caisse.caisseid', montant: 100, date: '@today' };
const handed = (fields: Fields, expect: Expectation): Step =>
  paid(100, { body: { ...payment, ...fields }, expect, ...(expect.data ? {} : { save: 'refused' }) });
const repaid = (fields: Fields, expect: Expectation): Step =>
  ask(reglements.update, { reglementid: '@reglement.reglementid', ...payment, ...fields }, expect);

const moved = (fields: Fields, expect: Expectation): Step =>
  ask(mouvements.create, { caisseid: '@caisse.caisseid', montant: 400, type: 0, ...fields }, expect, {
    save: expect.data ? 'mouvement' : 'refused',
  });
const corrected = (fields: Fields, expect: Expectation): Step =>
  ask(
    mouvements.update,
    { mouvementcaisseid: '@mouvement.mouvementcaisseid', montant: 400, type: 0, ...fields },
    expect,
  );

const has = (data: unknown): Expectation => ({ data });
const refused = (path: keyof typeof koffi, code: 'beneficiaire.entree' | 'champ.requis'): Expectation => ({
  code,
  errors: [{ path, code }],
});
const alone = { beneficiairetel: koffi.beneficiairetel };

/** Who took the cash (CONTRACT "Money calls"). */
export const beneficiairesCases: readonly ConformanceCase[] = [
  rule('an expense’s payment says who took the cash, its movement does not (CONTRACT "Money calls")', [
    typed,
    opened(1000),
    owing(900),
    handed(koffi, has(koffi)),
    ask(reglements.ofDette, { id: '@depense.depenseid', from: 0 }, has([koffi])),
    movementsAre([
      { origine: 'reglement', ...nobody },
      { isfirst: 1, ...nobody },
    ]),
    handed({}, has(nobody)),
  ]),
  rule('a change of a payment keeps who took the cash; an empty text is nobody (CONTRACT "Money calls")', [
    typed,
    opened(1000),
    opened(1000, 'autre'),
    owing(900),
    handed(koffi, has(koffi)),
    repaid({ montant: 200 }, has({ montant: 200, ...koffi })),
    repaid({ caisseid: '@autre.caisseid' }, has(koffi)),
    repaid({ beneficiairetel: '' }, has({ ...koffi, beneficiairetel: '' })),
    repaid({ beneficiaire: ' Awa Koné ' }, has({ beneficiaire: 'Awa Koné', beneficiairetel: '' })),
    repaid(nobody, has(nobody)),
  ]),
  rule('a movement out says who took the cash; a correction keeps it unless it says so (CONTRACT "Money calls")', [
    opened(1000),
    moved(koffi, has({ type: 0, ...koffi })),
    movementsAre([koffi, { isfirst: 1, ...nobody }]),
    corrected({ montant: 300 }, has({ montant: 300, ...koffi })),
    corrected({ beneficiairetel: '' }, has({ ...koffi, beneficiairetel: '' })),
    corrected(nobody, has(nobody)),
    moved({}, has(nobody)),
  ]),
  rule('a movement that is corrected to money in forgets who took the cash (CONTRACT "Money calls")', [
    opened(1000),
    moved(koffi, has(koffi)),
    corrected({ type: 1 }, has({ type: 1, ...nobody })),
    movementsAre([{ type: 1, ...nobody }, { isfirst: 1 }]),
    corrected({}, has({ type: 0, ...nobody })),
    corrected(koffi, has(koffi)),
    corrected({ type: 1, ...nobody }, has({ type: 1, ...nobody })),
  ]),
  rule('money that comes in has no beneficiary (CONTRACT "Money calls")', [
    opened(1000),
    registered(),
    ordered(900),
    moved({ type: 1, ...koffi }, refused('beneficiaire', 'beneficiaire.entree')),
    moved({ type: 1, ...alone }, refused('beneficiairetel', 'beneficiaire.entree')),
    refusedCollection(100, refused('beneficiaire', 'beneficiaire.entree'), koffi),
    refusedCollection(100, refused('beneficiairetel', 'beneficiaire.entree'), alone),
    moved({}, has(nobody)),
    corrected({ type: 1, ...koffi }, refused('beneficiaire', 'beneficiaire.entree')),
    collected(100, { expect: has(nobody) }, nobody),
    {
      ...collected(100, { files: [] }, koffi),
      call: reglements.update,
      params: { reglementid: '@reglement.reglementid' },
      save: 'refused',
      expect: refused('beneficiaire', 'beneficiaire.entree'),
    },
    balanceIs(700),
  ]),
  rule('a phone needs the name of its owner (CONTRACT "Money calls")', [
    typed,
    opened(1000),
    owing(900),
    handed(alone, refused('beneficiaire', 'champ.requis')),
    moved(alone, refused('beneficiaire', 'champ.requis')),
    handed(koffi, has(koffi)),
    moved(koffi, has(koffi)),
    repaid({ beneficiaire: '' }, refused('beneficiaire', 'champ.requis')),
    corrected({ beneficiaire: '' }, refused('beneficiaire', 'champ.requis')),
    balanceIs(500),
  ]),
];
