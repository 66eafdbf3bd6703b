import { calls } from '@comptoir/contract/calls';
import { MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule } from './case';
import { balanceIs, opened, owing, paid, refusedPayment, remainderIs, typed } from './given';

import { EMPTY_PDF, EXECUTABLE, FAKE_PDF, heavyPdf, OTHER_PDF } from './piece';

const { reglements } = calls;

const key = { 'idempotency-key': 'reglement-cle-@unique' };

/** The request of a payment: its proof, its idempotency key, its permissions, the lists that show it. */
export const paiementCases: readonly ConformanceCase[] = [
  rule('the proof of an expense payment is required (spec § 5 Payment)', [
    typed,
    opened(1000),
    owing(900),
    ask(
      reglements.create,
      { depenseid: '@depense.depenseid', caisseid: '@caisse.caisseid', montant: 1, date: '@today' },
      refusing(['file', 'fichier.requis']),
    ),
    balanceIs(1000),
  ]),
  rule('a proof is judged by its bytes and its last extension (CONTRACT "Envelope", RELIABILITY F47, F51, F54)', [
    typed,
    opened(1000),
    owing(900),
    refusedPayment(1, { code: 'fichier.type' }, { files: [FAKE_PDF] }),
    refusedPayment(1, { code: 'fichier.type' }, { files: [EXECUTABLE] }),
    refusedPayment(1, { code: 'fichier.vide' }, { files: [EMPTY_PDF] }),
    balanceIs(1000),
    remainderIs(900),
  ]),
  rule('a proof weighs 5 MB at most (spec § 9, RELIABILITY F48)', [
    typed,
    opened(1000),
    owing(900),
    refusedPayment(1, { code: 'fichier.trop_grand' }, { files: [heavyPdf(MAX_PIECE_BYTES)] }),
    balanceIs(1000),
  ]),
  rule('a correction without a file keeps the proof (PRODUCT 1.18)', [
    typed,
    opened(1000),
    owing(900),
    paid(400),
    ask(
      reglements.update,
      {
        reglementid: '@reglement.reglementid',
        depenseid: '@depense.depenseid',
        caisseid: '@caisse.caisseid',
        montant: 300,
        date: '@today',
      },
      { data: { file: '@reglement.file', filename: 'Reçu no 12' } },
    ),
  ]),
  rule('one key pays once; the retry gets the first answer (CONTRACT "Types", RELIABILITY F26)', [
    typed,
    opened(1000),
    owing(900),
    paid(400, { headers: key }),
    paid(400, {
      headers: key,
      save: 'encore',
      expect: {
        data: { reglementid: '@reglement.reglementid', montantrestant: 500 },
        headers: { 'idempotent-replayed': 'true' },
      },
    }),
    balanceIs(600),
    remainderIs(500),
  ]),
  rule('one key with another amount or another proof is refused, a short one too (RELIABILITY F27, F29)', [
    typed,
    opened(1000),
    owing(900),
    paid(400, { headers: key }),
    refusedPayment(401, { code: 'idempotence.conflit' }, { headers: key }),
    refusedPayment(400, { code: 'idempotence.conflit' }, { headers: key, files: [OTHER_PDF] }),
    refusedPayment(400, refusing(['idempotency-key', 'champ.hors_limites']), {
      headers: { 'idempotency-key': 'courte' },
    }),
    balanceIs(600),
  ]),
  rule('a refused payment may be sent again with its key once the money is there (RELIABILITY F30)', [
    typed,
    opened(100),
    owing(900),
    refusedPayment(400, { code: 'caisse.solde_insuffisant' }, { headers: key }),
    ask(calls.mouvements.create, { caisseid: '@caisse.caisseid', montant: 300 }),
    paid(400, { headers: key }),
    balanceIs(0),
  ]),
  rule('one key of two users makes two payments (RELIABILITY F28)', [
    typed,
    opened(1000),
    owing(900),
    paid(100, { headers: key }),
    paid(100, { headers: key, as: ['depenses.regler'], save: 'autre' }),
    balanceIs(800),
  ]),
  rule('the payments of expenses are hidden from who holds the orders’ permissions (CONTRACT "Permissions")', [
    typed,
    opened(1000),
    owing(900),
    paid(100),
    ask(reglements.search, { term: 'caisse @unique' }, { count: 0 }, { as: ['commandes'] }),
    ask(reglements.ofCaisse, { id: '@caisse.caisseid' }, { data: [] }, { as: ['commandes'] }),
    ask(reglements.ofDette, { id: '@depense.depenseid', from: 0 }, { code: 'auth.permission' }, { as: ['commandes'] }),
    refusedPayment(1, { code: 'auth.permission' }, { as: ['commandes.regler'] }),
    ask(
      reglements.remove,
      { reglementid: '@reglement.reglementid' },
      { code: 'introuvable' },
      { as: ['commandes.regler'] },
    ),
    balanceIs(900),
  ]),
  rule('payments are listed by register, by expense, by search and unpaged (CONTRACT "Calls")', [
    typed,
    opened(1000),
    opened(1000, 'autre'),
    owing(900),
    paid(100),
    paid(50, { save: 'second' }),
    ask(
      reglements.ofCaisse,
      { id: '@caisse.caisseid', limit: 1 },
      { count: 2, data: [{ reglementid: '@second.reglementid' }] },
    ),
    ask(reglements.ofCaisse, { id: '@autre.caisseid' }, { count: 0, data: [] }),
    ask(reglements.search, { term: 'depense depense @unique' }, { count: 2 }),
    ask(reglements.search, { term: 'caisse caisse @unique' }, { count: 2 }),
    ask(reglements.all),
  ]),
];
