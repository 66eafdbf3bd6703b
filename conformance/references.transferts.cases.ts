import { type ConformanceCase, rule } from './case';
import { moved } from './given.arretes';
import { ofMouvement } from './given.contrepassations';
import { byChief } from './given.maison';
import { alreadyOf, notTaken } from './given.references';
import {
  accepted,
  apart,
  apartOf,
  balancesAre,
  both,
  bothOf,
  movesAre,
  ofCible,
  ofSource,
  onItsWay,
  refused,
  sent,
  withdrawn,
} from './given.transferts';

const bySource = { referencesource: 'S1' };
const byCible = { referencecible: 'C1' };
const required = (path: 'referencesource' | 'referencecible') => notTaken('champ.requis', path);
const pointless = (path: 'referencesource' | 'referencecible') => notTaken('reference.sans_objet', path);
/** What `moved` put into a register today. */
const first = { ...ofMouvement, date: '@today', montant: 50 };
/** What a transfer moved today, on either side. */
const sentToday = { date: '@today', montant: 200 };

/** References of both sides of a transfer (ADR 0037). */
export const referencesTransfertsCases: readonly ConformanceCase[] = [
  rule('each side of a transfer between wallets has its own reference, its fee has none (ADR 0037)', [
    ...bothOf('wave', 'orange'),
    sent(required('referencesource'), byCible),
    sent(required('referencecible'), bySource),
    sent(
      { data: { etat: 'recu', referencesource: 'S1', referencecible: 'C1' } },
      { frais: 5, referencesource: ' s 1', referencecible: 'c1' },
    ),
    movesAre(ofSource, [
      { origine: 'frais', reference: '', fraisde: null },
      { origine: 'transfert', reference: 'S1', fraisde: null },
    ]),
    movesAre(ofCible, [{ origine: 'transfert', reference: 'C1' }]),
  ]),
  rule('each side of a transfer is refused a bad reference, a cash register any, a bank none (ADR 0037)', [
    ...both,
    sent(pointless('referencesource'), bySource),
    sent(pointless('referencecible'), byCible),
    sent({ data: { referencesource: '', referencecible: '' } }),
    ...bothOf('banque', 'banque'),
    sent({ data: { referencesource: '', referencecible: '' } }),
    sent({ data: { ...bySource, ...byCible } }, { ...bySource, ...byCible }),
  ]),
  rule('a reference is one register’s once on each side of a transfer too (ADR 0037)', [
    ...bothOf('wave', 'wave'),
    moved({}, { ...ofSource, reference: 'S1' }),
    sent(alreadyOf(first, 'referencesource'), { ...bySource, ...byCible }),
    moved({}, { ...ofCible, reference: 'C1' }),
    sent(alreadyOf(first, 'referencecible'), { referencesource: 'S2', ...byCible }),
    ...balancesAre(1050, 50),
    sent({}, { referencesource: 'X1', referencecible: 'X1' }),
    moved(alreadyOf(sentToday), { ...ofSource, reference: 'X1' }),
    moved(alreadyOf(sentToday), { ...ofCible, reference: 'X1' }),
  ]),
  rule('who accepts gives the reference that the sender could not know (ADR 0037)', [
    ...apartOf('wave', 'orange'),
    onItsWay(bySource, { data: { etat: 'envoye', referencesource: 'S1', referencecible: '' } }),
    moved({}, { ...ofCible, reference: 'C1' }),
    accepted(required('referencecible')),
    accepted(alreadyOf(first, 'referencecible'), byCible),
    ...balancesAre(800, 50),
    accepted({ data: { etat: 'recu', referencesource: 'S1', referencecible: 'C2' } }, { referencecible: ' c 2' }),
    movesAre(ofCible, [{ origine: 'transfert', reference: 'C2' }, { reference: 'C1' }]),
  ]),
  rule('who accepts keeps the sender’s reference, or gives another; it must still be free (ADR 0037)', [
    ...apartOf('especes', 'orange'),
    onItsWay(byCible, { data: { etat: 'envoye', ...byCible } }),
    accepted({ data: { etat: 'recu', ...byCible } }),
    onItsWay(byCible),
    accepted(alreadyOf(sentToday, 'referencecible')),
    accepted({ data: { etat: 'recu', referencecible: 'C2' } }, { referencecible: 'C2' }),
    movesAre(ofCible, [{ reference: 'C2' }, { reference: 'C1' }]),
  ]),
  rule('a cash register that money is on its way to has no reference either (ADR 0037)', [
    ...apart,
    onItsWay(byCible, pointless('referencecible')),
    onItsWay(),
    accepted(pointless('referencecible'), byCible),
    accepted({ data: { referencecible: '' } }),
    ...apartOf('especes', 'banque'),
    onItsWay(),
    accepted({ data: { referencecible: '' } }),
  ]),
  rule('money that comes back has no reference; what is undone frees both (ADR 0037)', [
    ...apartOf('wave', 'orange'),
    onItsWay({ ...bySource, ...byCible }),
    refused({ data: { etat: 'refuse', ...bySource } }),
    movesAre(ofSource, [
      { origine: 'transfert', type: 1, reference: '' },
      { origine: 'transfert', type: 0, reference: 'S1' },
    ]),
    onItsWay(bySource, alreadyOf(sentToday, 'referencesource')),
    onItsWay({ referencesource: 'S2' }),
    withdrawn(),
    movesAre(ofSource, [{ type: 1, reference: '' }, { type: 0, reference: 'S2' }, { type: 1 }, { type: 0 }]),
    sent({}, { referencesource: 'S3', ...byCible }),
    byChief(withdrawn()),
    ...balancesAre(1000, 0),
    sent({ data: { etat: 'recu', ...byCible } }, { referencesource: 'S3', ...byCible }),
  ]),
];
