import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, type Expectation, rule, type Step } from './case';
import { opened } from './given';
import { advanced, HOLDER, ofPoche, returned, STRANGER } from './given.avances';
import { documentOf, foundBy, PDF, UNKNOWN } from './given.imprimes';
import { confined } from './given.maison';
import {
  accepted,
  apart,
  both,
  ofTransfert,
  onItsWay,
  RECEIVER,
  refused,
  SENDER,
  sent,
  withdrawn,
} from './given.transferts';

type Fields = Readonly<Record<string, unknown>>;

const { activites, caisses, transferts } = calls;

const ofImprime = { imprimeid: '@transfert.imprimeid' };
/** Sees another register alone. */
const OUTSIDER = [...SENDER, 'caisses.creer'] as const;
const keyed = { headers: { 'idempotency-key': 'transfert-cle-@unique' } };

/** A number of this year: the rank in the series of a register that was saved under this name. */
const tr = (rang: number, caisse = 'source') => `TR-@${caisse}.code-@year-00000${rang}`;
const av = (rang: number, caisse = 'source') => `AV-@${caisse}.code-@year-00000${rang}`;
const has = (numero: string, more: Fields = {}): Expectation => ({ data: { numero, ...more } });

const { seen, printed, read, delivered } = documentOf('transfert');

const registerIs = (name: string): Fields => ({ objet: 'caisse', id: `@${name}.caisseid` });

/** Saves the transfer that granted `@avance`, and the one that gave some of it back, the latest first. */
const saved: Step = ask(transferts.list, ofPoche, {}, { save: 'envois' });

/** The numbers of transfers and advances and their papers (ADR 0047). */
export const transfertsNumerotesCases: readonly ConformanceCase[] = [
  rule('transfers are numbered in the register that the money leaves, received at once or on their way (ADR 0047)', [
    ...apart,
    opened(500, 'autre'),
    sent(has(tr(1), { etat: 'recu' })),
    onItsWay({ frais: 10 }, has(tr(2), { etat: 'envoye' })),
    sent(has(tr(1, 'autre')), { sourceid: '@autre.caisseid' }, { save: 'ailleurs' }),
    ask(transferts.byId, ofTransfert, has(tr(2), ofImprime)),
    ask(
      transferts.list,
      { caisseid: '@source.caisseid' },
      { data: [{ numero: tr(2), ...ofImprime }, { numero: tr(1) }] },
    ),
  ]),
  rule('a refused transfer leaves no hole, and a key that is sent again draws no number (ADR 0047, RELIABILITY I46)', [
    ...both,
    { ...sent(has(tr(1))), ...keyed },
    { ...sent({ ...has(tr(1), ofImprime), headers: { 'idempotent-replayed': 'true' } }), ...keyed },
    sent({ code: 'caisse.solde_insuffisant' }, { montant: 5000 }, { save: 'rien' }),
    sent(has(tr(2))),
  ]),
  rule('a transfer that is accepted keeps its number and its document (ADR 0047)', [
    ...apart,
    onItsWay(),
    accepted(has(tr(1), { etat: 'recu', ...ofImprime })),
    seen(has(tr(1), { etat: 'valide', tirages: 0 })),
  ]),
  rule('what is refused or withdrawn keeps its number, and its document is cancelled (ADR 0047)', [
    ...apart,
    onItsWay(),
    refused(has(tr(1), { etat: 'refuse', ...ofImprime })),
    seen(has(tr(1), { etat: 'annule' })),
    onItsWay(),
    withdrawn(has(tr(2), { etat: 'annule', ...ofImprime })),
    seen(has(tr(2), { etat: 'annule' })),
    sent(has(tr(3), { etat: 'recu' })),
    withdrawn(has(tr(3), { etat: 'annule', ...ofImprime }), {}, { as: ['caisses', 'caisses.transferer', 'clients'] }),
    seen(has(tr(3), { etat: 'annule' })),
    printed(has(tr(3), { etat: 'annule', tirages: 1 })),
    read(),
    onItsWay({}, has(tr(4))),
  ]),
  rule('a transfer is printed by who reads it, on either side, and each print is counted (ADR 0047, PRODUCT Q)', [
    ...apart,
    opened(0, 'ailleurs'),
    ...confined(OUTSIDER, 'ailleurs'),
    onItsWay(),
    printed(has(tr(1), { ...ofImprime, etat: 'valide', tirages: 1 }), { as: SENDER }),
    printed(has(tr(1), { tirages: 2 }), { as: RECEIVER }),
    read(PDF, { as: RECEIVER, query: { langue: 'en', format: '80' } }),
    seen(has(tr(1), { tirages: 2 }), { as: SENDER }),
    seen(UNKNOWN, { as: OUTSIDER }),
    printed(UNKNOWN, { as: OUTSIDER }),
    read(UNKNOWN, { as: OUTSIDER }),
    read(UNKNOWN, { as: ['depenses'] }),
    read(UNKNOWN, { as: ['avances', 'avances.accorder'] }),
    delivered(UNKNOWN),
    ask(
      activites.list,
      { objet: 'imprime', objetid: '@transfert.imprimeid' },
      {
        count: 2,
        data: [
          { libelle: tr(1), avant: { tirages: 1 }, apres: { tirages: 2 } },
          { libelle: tr(1), avant: { tirages: 0 }, apres: { tirages: 1, caisseid: '@source.caisseid' } },
        ],
      },
    ),
  ]),
  rule('an advance is granted in a series of its own, and given back in that of transfers of its register (ADR 0047)', [
    ...advanced,
    returned(),
    ask(caisses.byId, ofPoche, {}, { save: 'poche' }),
    { ...saved, expect: { data: [{ numero: tr(1, 'poche') }, { numero: av(1) }] } },
    sent(has(tr(1))),
  ]),
  rule('the slip of an advance is printed by who reads the advance (ADR 0047)', [
    ...advanced,
    returned(),
    { ...saved, save: 'envois' },
    ...[0, 1].flatMap((rank) => {
      const params = { imprimeid: `@envois.${rank}.imprimeid` };
      return [
        read(PDF, { params, as: HOLDER }),
        printed({ data: { tirages: 1, etat: 'valide' } }, { params, as: HOLDER }),
        printed({ data: { tirages: 2 } }, { params, as: ['avances', 'avances.accorder'] }),
        read(UNKNOWN, { params, as: STRANGER }),
      ];
    }),
  ]),
  rule('the number of a transfer finds its registers, for who sees them (ADR 0047, PRODUCT K)', [
    ...apart,
    onItsWay(),
    foundBy(tr(1), [registerIs('cible'), registerIs('source')]),
    foundBy('tr-@source.code-@year-000001', [registerIs('source')], SENDER),
    foundBy(tr(1), [registerIs('cible')], RECEIVER),
    foundBy(tr(1), [], ['depenses']),
    foundBy(tr(2), []),
    foundBy(av(1), []),
  ]),
  rule('the number of an advance finds the register that paid it out, and no register of an advance (ADR 0047)', [
    ...advanced,
    foundBy(av(1), [registerIs('source')]),
    foundBy(tr(1), []),
  ]),
];
