import { calls } from '@comptoir/contract/calls';
import type { Nature } from '@comptoir/domain/caisse';
import type { Expectation, Step } from './case';
import { opened } from './given';
import { confined } from './given.maison';

type Fields = Readonly<Record<string, unknown>>;

const { caisses, mouvements, transferts } = calls;

export const ofTransfert = { transfertid: '@transfert.transfertid' };
export const ofSource = { caisseid: '@source.caisseid' };
export const ofCible = { caisseid: '@cible.caisseid' };

/** Who sends and who accepts, each seeing one register alone once `apart` has run. */
export const SENDER = ['caisses', 'caisses.transferer'] as const;
export const RECEIVER = ['caisses', 'caisses.transferer', 'caisses.mouvements'] as const;

/** Opens `@source` with 1000 francs and `@cible` with nothing. */
export const bothOf = (source: Nature, cible: Nature): readonly Step[] => [
  opened(1000, 'source', source),
  opened(0, 'cible', cible),
];

/** The same two registers; the sender sees the first alone, and the receiver the second alone. */
export const apartOf = (source: Nature, cible: Nature): readonly Step[] => [
  ...bothOf(source, cible),
  ...confined(SENDER, 'source'),
  ...confined(RECEIVER, 'cible'),
];

/** Two registers of cash. */
export const both = bothOf('especes', 'especes');
export const apart = apartOf('especes', 'especes');

/** Sends 200 francs from `@source` to `@cible`, saved as `@transfert`; who sees both registers receives it at once. */
export const sent = (expect: Expectation = {}, body: Fields = {}, more: Partial<Step> = {}): Step => ({
  call: transferts.create,
  body: { sourceid: '@source.caisseid', cibleid: '@cible.caisseid', montant: 200, ...body },
  save: 'transfert',
  expect,
  ...more,
});

/** The sender sends 200 francs: they are on their way to `@cible`. */
export const onItsWay = (body: Fields = {}, expect: Expectation = { data: { etat: 'envoye' } }): Step =>
  sent(expect, body, { as: SENDER });

type Answer = (expect?: Expectation, body?: Fields, more?: Partial<Step>) => Step;

const answering =
  (call: Step['call'], as: Step['as'] & object, answer: Fields): Answer =>
  (expect = {}, body = {}, more = {}) => ({
    call,
    as,
    params: ofTransfert,
    body: { ...answer, ...body },
    expect,
    ...more,
  });

/** The receiver accepts or refuses `@transfert`, the sender withdraws it, unless another user is named. */
export const accepted = answering(transferts.accepter, RECEIVER, {});
export const refused = answering(transferts.refuser, RECEIVER, { motif: 'Il manque 50 francs' });
export const withdrawn = answering(transferts.annuler, SENDER, { motif: 'Mauvaise caisse' });

/** Reads the balances of `@source` and `@cible`, in francs. */
export const balancesAre = (source: number, cible: number): Step[] => [
  { call: caisses.byId, params: ofSource, expect: { data: { solde: source } } },
  { call: caisses.byId, params: ofCible, expect: { data: { solde: cible } } },
];

/** Reads the movements of one register besides its opening, newest first. */
export const movesAre = (register: Fields, data: readonly Fields[], historique: 0 | 1 = 0): Step => ({
  call: mouvements.list,
  query: { ...register, historique },
  expect: { count: data.length + 1, data: [...data, { isfirst: 1, transfertid: null }] },
});

/** Reads the transfers of a register, newest first; `count` is the number on all pages. */
export const transfersAre = (
  register: Fields,
  data: readonly Fields[],
  { count = data.length, ...query }: Fields & { count?: number } = {},
): Step => ({
  call: transferts.list,
  query: { ...register, ...query },
  expect: { count, data },
});
