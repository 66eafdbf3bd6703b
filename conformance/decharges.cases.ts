import { calls } from '@comptoir/contract/calls';
import { MAX_SIGNATURE_BYTES } from '@comptoir/domain/limits';
import { ask, invalid } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened, owing, typed } from './given';
import { ofCaisse } from './given.arretes';
import { asked, granted, HOLDER, justified } from './given.avances';
import { paidClosed, repaid } from './given.contrepassations';
import { restricted } from './given.maison';
import { collecting, paying, repaying, unpaid } from './given.references';
import { ordered, registered } from './given.ventes';
import { heavyImage, PHOTO, SIGNATURE, signatureOf } from './media';
import { FAKE_PDF, PDF } from './piece';

type Fields = Readonly<Record<string, unknown>>;

const { activites, caisses, fichiers, imprimes, reglements } = calls;

const PAYER = ['depenses.regler'] as const;
/** Who holds an advance and pays expenses. */
const BEARER = [...HOLDER, ...PAYER] as const;
const HIDDEN: Expectation = { code: 'introuvable' };

/** The beneficiary of `@reglement` signs the document that they saw; the answer is saved as `@signe`. */
const signed = (expect: Expectation = {}, more: Partial<Step> = {}): Step => ({
  call: reglements.signer,
  params: { reglementid: '@reglement.reglementid' },
  body: { numero: '@reglement.numero' },
  files: [SIGNATURE],
  save: 'signe',
  expect,
  ...more,
});

/** What is refused. */
const unsigned = (expect: Expectation, more: Partial<Step> = {}): Step => signed(expect, { save: 'refused', ...more });

/** Reads the payments of `@depense`. */
const paymentsAre = (...data: readonly Fields[]): Step =>
  ask(reglements.ofDette, { id: '@depense.depenseid' }, { data });

/** Reads the bytes of the signature that was saved as `@signe`. */
const read = (expect: Expectation = {}, more: Partial<Step> = {}): Step => ({
  call: fichiers.read,
  params: { documentid: '@signe.decharge.3', filename: 'signature.png' },
  expect,
  ...more,
});

/** 900 francs of `@depense` are to be paid from `@caisse`, which has 1000; 100 of them are. */
const given: readonly Step[] = [typed, opened(1000), owing(900), paying({}, { data: { decharge: '' } })];

/** The signature of who took the cash of a payment (ADR 0048). */
export const dechargesCases: readonly ConformanceCase[] = [
  rule('the beneficiary of a payment signs its document once; the payment says where the signature is (ADR 0048)', [
    ...given,
    signed({ data: { reglementid: '@reglement.reglementid', numero: '@reglement.numero', version: 1 } }),
    paymentsAre({ decharge: '@signe.decharge', version: 1 }),
    read({ headers: { 'content-type': 'image/png' } }, { as: ['depenses'] }),
    unsigned({ code: 'reglement.deja_signe' }),
    paymentsAre({ decharge: '@signe.decharge' }),
    ask(imprimes.pdf, { imprimeid: '@reglement.imprimeid' }),
  ]),
  rule('a signature is of the document that was seen: a new number is not signed (ADR 0048)', [
    ...given,
    signed(),
    { ...repaying({ montant: 50 }, { data: { remplace: '@reglement.numero', decharge: '' } }), save: 'corrige' },
    paymentsAre({ numero: '@corrige.numero', decharge: '' }),
    unsigned({ code: 'reglement.numero_change' }),
    read(),
    signed({}, { body: { numero: '@corrige.numero' }, save: 'encore' }),
    paymentsAre({ decharge: '@encore.decharge' }),
    // The same amount again: it is another document all the same.
    repaying({ montant: 100 }, { data: { remplace: '@corrige.numero', decharge: '' } }),
    read(),
  ]),
  rule('a correction that keeps the number keeps its signature (ADR 0048)', [
    typed,
    opened(1000, 'caisse', 'wave'),
    owing(900),
    paying({ reference: 'A1' }),
    signed(),
    repaying({ reference: 'A2' }, { data: { numero: '@reglement.numero', decharge: '@signe.decharge' } }),
    { ...repaying({ reference: 'A2' }, { data: { decharge: '@signe.decharge' } }), files: [PDF] },
  ]),
  rule('what is no payment of an expense any more is not signed, and keeps what was signed (ADR 0048)', [
    ...given,
    signed(),
    unpaid,
    unsigned(HIDDEN),
    read(),
    ask(imprimes.pdf, { imprimeid: '@reglement.imprimeid' }),
    unsigned(HIDDEN, { params: { reglementid: 2_000_000_000 } }),
    registered(),
    ordered(900),
    collecting({}, { data: { decharge: '' } }),
    unsigned({ code: 'beneficiaire.entree' }),
    unsigned(HIDDEN, { as: PAYER }),
  ]),
  rule('a payment of a closed day is signed, a reversed one is not, and keeps its signature (ADR 0048)', [
    ...paidClosed(300),
    signed(),
    repaid(),
    paymentsAre({ contrepassele: '@today', decharge: '@signe.decharge' }),
    unsigned({ code: 'reglement.contrepasse' }),
    read(),
  ]),
  rule('a signature is a small PNG by its bytes (ADR 0048, RELIABILITY F51)', [
    ...given,
    ...[PHOTO, PDF, FAKE_PDF, { ...FAKE_PDF, name: 'signature.png' }, { ...PHOTO, name: 'signature.png' }].map(
      (piece) => unsigned({ code: 'fichier.type' }, { files: [piece] }),
    ),
    unsigned({ code: 'fichier.trop_lourd', params: { ko: 64 } }, { files: [heavyImage(MAX_SIGNATURE_BYTES)] }),
    unsigned({ code: 'fichier.dimensions' }, { files: [signatureOf(1201, 40)] }),
    unsigned({ code: 'fichier.dimensions' }, { files: [signatureOf(80, 601)] }),
    unsigned(invalid(['signature', 'fichier.aucun']), { files: [] }),
    paymentsAre({ decharge: '' }),
    signed({}, { files: [signatureOf(1200, 54)] }),
  ]),
  rule('who pays expenses has them signed, by the registers in reach; others see no payment (ADR 0048, PRODUCT Q)', [
    ...restricted([...PAYER, 'depenses']),
    typed,
    owing(900),
    paying({ caisseid: '@sienne.caisseid' }),
    unsigned({ code: 'auth.session' }, { as: null }),
    unsigned({ code: 'auth.permission' }, { as: ['depenses', 'commandes.regler'] }),
    signed({ data: { numero: '@reglement.numero' } }, { as: [...PAYER, 'depenses'] }),
    read({}, { as: [...PAYER, 'depenses'] }),
    read(HIDDEN, { as: ['commandes', 'caisses', 'clients'] }),
    paying({ caisseid: '@autre.caisseid' }),
    unsigned(HIDDEN, { as: [...PAYER, 'depenses'] }),
    signed(),
    read(HIDDEN, { as: [...PAYER, 'depenses'] }),
  ]),
  rule(
    'what is paid out of an advance is signed before its holder, and read by who sees the advance (ADR 0048, 0039)',
    [
      typed,
      opened(1000, 'source'),
      asked({}, {}, { as: BEARER }),
      granted(),
      justified({}, {}, { as: BEARER }),
      unsigned({ code: 'avance.pas_porteur' }),
      unsigned({ code: 'auth.permission' }, { as: HOLDER }),
      signed({}, { as: BEARER }),
      read({}, { as: BEARER }),
      read(HIDDEN, { as: HOLDER }),
    ],
  ),
  rule('the audit log tells a signature of its document, to who sees the register (ADR 0048, PRODUCT G, Q)', [
    ...restricted(['utilisateurs']),
    typed,
    owing(900),
    paying({ caisseid: '@autre.caisseid' }),
    signed(),
    ask(
      activites.list,
      { objet: 'imprime', objetid: '@reglement.imprimeid' },
      {
        count: 1,
        data: [
          {
            actiontype: 'Update',
            libelle: '@reglement.numero · décharge signée',
            avant: { imprimeid: '@reglement.imprimeid', tirages: 0, caisseid: '@autre.caisseid', decharge: '' },
            apres: { etat: 'valide', numero: '@reglement.numero', tirages: 0, decharge: '@signe.decharge' },
          },
        ],
      },
    ),
    ask(
      activites.list,
      { objet: 'reglement', objetid: '@reglement.reglementid' },
      { count: 1, data: [{ actiontype: 'Insert' }] },
    ),
    ask(
      activites.list,
      { objet: 'imprime', objetid: '@reglement.imprimeid' },
      { count: 0, data: [] },
      { as: ['utilisateurs'] },
    ),
  ]),
  rule('a register asks for signatures unless it is told not to, which stays where a change leaves it out (ADR 0048)', [
    { ...opened(1000), expect: { data: { decharge: 1 } } },
    ask(caisses.update, { ...ofCaisse, libelle: 'Caisse caisse @unique', decharge: 0 }, { data: { decharge: 0 } }),
    ask(caisses.update, { ...ofCaisse, libelle: 'Caisse caisse @unique' }, { data: { decharge: 0 } }),
    ask(caisses.all, {}, { among: [{ ...ofCaisse, decharge: 0 }] }),
    ask(caisses.search, { term: 'Caisse caisse @unique' }, { count: 1, data: [{ decharge: 0 }] }),
    ask(caisses.create, { libelle: 'Caisse tiroir @unique', montant: 0, decharge: 0 }, { data: { decharge: 0 } }),
    // It refuses nothing.
    typed,
    owing(900),
    paying({}),
    signed(),
  ]),
];
