import { calls } from '@comptoir/contract/calls';
import type { Expectation, Step } from './case';
import { opened } from './given';
import { PDF } from './piece';

type Fields = Readonly<Record<string, unknown>>;

const { arretes, caisses, mouvements } = calls;

export const ofCaisse = { caisseid: '@caisse.caisseid' };
export const ofArrete = { arreteid: '@arrete.arreteid' };

/** Someone other than who counts, and who may book a variance and reopen a day. */
export const CHEF = ['caisses', 'caisses.regulariser', 'caisses.rouvrir'] as const;

/** So many francs, counted one by one. */
export const francs = (nombre: number): Fields => ({ comptage: [{ forme: 'appoint', coupure: 1, nombre }] });

/** Opens a register that is counted blind, saved as `@caisse`. */
export const blind = (montant: number): Step => ({
  ...opened(montant),
  body: { libelle: 'Caisse caisse @unique', montant, aveugle: 1 },
  expect: { data: { aveugle: 1 } },
});

/** Begins a count of `@caisse`, saved as `@ouverture`; `expected` is what it must tell. */
export const begun = (expected: Fields = {}): Step => ({
  call: arretes.ouvrir,
  params: ofCaisse,
  save: 'ouverture',
  expect: { data: expected },
});

/** Counts `@caisse` as it was begun and closes it up to today, saved as `@arrete`, unless `body` says otherwise. */
export const counted = (body: Fields, expect: Expectation = {}, more: Partial<Step> = {}): Step => ({
  call: arretes.create,
  params: ofCaisse,
  body: { nature: 'journee', seq: '@ouverture.seq', ...body },
  save: 'arrete',
  expect,
  ...more,
});

/** A count that must be refused for these fields. */
export const miscounted = (body: Fields, ...errors: NonNullable<Expectation['errors']>): Step =>
  counted(body, { status: 422, errors });

/** Opens `@caisse` again for a count, and counts it. */
export const recounted = (body: Fields, expect: Expectation = {}): Step[] => [begun(), counted(body, expect)];

/** Says why `@arrete` has a variance. */
export const explained = (expect: Expectation, motif = 'Erreur de rendu', more: Partial<Step> = {}): Step => ({
  call: arretes.expliquer,
  params: ofArrete,
  body: { motif },
  expect,
  ...more,
});

/** Attaches a proof to `@arrete`. */
export const proven = (expect: Expectation, more: Partial<Step> = {}): Step => ({
  call: arretes.joindre,
  params: ofArrete,
  body: {},
  files: [PDF],
  expect,
  ...more,
});

/** Somebody else books the variance of `@arrete`. */
export const booked = (expect: Expectation, more: Partial<Step> = {}): Step => ({
  call: arretes.regulariser,
  as: CHEF,
  params: ofArrete,
  body: { motif: 'Manquant constaté' },
  expect,
  ...more,
});

/** Somebody else reopens the days that `@arrete` locked. */
export const reopened = (expect: Expectation, more: Partial<Step> = {}): Step => ({
  call: arretes.rouvrir,
  as: CHEF,
  params: ofArrete,
  body: { motif: 'Une pièce restait à saisir' },
  expect,
  ...more,
});

/** Puts 50 francs into `@caisse`, saved as `@mouvement`. */
export const moved = (expect: Expectation = {}, body: Fields = {}): Step => ({
  call: mouvements.create,
  body: { ...ofCaisse, montant: 50, type: 1, ...body },
  save: 'mouvement',
  expect,
});

/** What a write of a day up to `jusquau` is answered: it names the closing of that day, `@arrete`. */
export const locked = (jusquau: string): Expectation => ({
  code: 'caisse.jour_arrete',
  data: { jusquau, ...ofArrete, numero: '@arrete.numero' },
});

/** Reads the last closed day of `@caisse`. */
export const closedUpTo = (arretele: string | null): Step => ({
  call: caisses.byId,
  params: ofCaisse,
  expect: { data: { arretele } },
});

/** Reads the closings of `@caisse`, newest first. */
export const closingsAre = (data: readonly Fields[], more: Expectation = {}, query: Fields = {}): Step => ({
  call: arretes.list,
  params: ofCaisse,
  query,
  expect: { count: data.length, data, ...more },
});
