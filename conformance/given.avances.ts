import { calls } from '@comptoir/contract/calls';
import type { Expectation, Step } from './case';
import { opened, typed } from './given';
import { myself } from './given.maison';
import { PDF } from './piece';

type Fields = Readonly<Record<string, unknown>>;

const { avances, caisses, organisation } = calls;

export const ofAvance = { avanceid: '@avance.avanceid' };
/** The register that `@avance` is, once it is paid out. */
export const ofPoche = { caisseid: '@avance.caisseid' };

/** Who asks for an advance and holds it. Who decides is the user of every permission, unless a step says otherwise. */
export const HOLDER = ['avances', 'avances.demander'] as const;
/** Holds advances of their own, and sees no others. */
export const STRANGER = [...HOLDER, 'clients'] as const;
/** Who approves, and pays nothing out. */
export const APPROVER = ['avances', 'avances.approuver'] as const;

/** The holder asks for 500 francs until tomorrow, saved as `@avance`. */
export const asked = (body: Fields = {}, expect: Expectation = {}, more: Partial<Step> = {}): Step => ({
  call: avances.create,
  as: HOLDER,
  body: {
    porteurid: '@me.utilisateurid',
    montant: 500,
    objet: 'Petits achats @unique',
    echeance: '@tomorrow',
    ...body,
  },
  save: 'avance',
  expect,
  ...more,
});

/** A mason without an account. */
export const MACON = { porteurid: null, porteurnom: 'Konan Kouadio', porteurtel: '0707010203' };

/** Who pays advances out asks for the mason, saved as `@avance`. */
export const askedForMason = (body: Fields = {}, expect: Expectation = {}, more: Partial<Step> = {}): Step => {
  const { as: _, ...step } = asked({ ...MACON, ...body }, expect);
  return { ...step, ...more };
};

type Answer = (expect?: Expectation, body?: Fields, more?: Partial<Step>) => Step;

const answering =
  (call: Step['call'], answer: Fields, step: Partial<Step> = {}): Answer =>
  (expect = {}, body = {}, more = {}) => ({
    call,
    params: ofAvance,
    body: { ...answer, ...body },
    expect,
    ...step,
    ...more,
  });

/** Decides about `@avance`. */
export const approved = answering(avances.approuver, { version: '@avance.version' });
/** Pays `@avance` out of `@source`, and saves it again with its register. */
export const granted = answering(avances.accorder, { sourceid: '@source.caisseid' }, { save: 'avance' });
export const denied = answering(avances.refuser, { motif: 'Le chantier est arrêté' });
export const givenUp = answering(avances.annuler, { motif: 'Plus besoin' });
export const reminded = answering(avances.relancer, {});

/** The holder accounts for 200 francs of `@avance`, saved as `@reglement`; the type of the expense is `@type`. */
export const justified = answering(
  avances.justifier,
  { montant: 200, libelle: 'Dépense depense @unique', typedepenseid: '@type.typedepenseid', date: '@today' },
  { as: HOLDER, files: [PDF], save: 'reglement' },
);

/** The holder gives 100 francs of `@avance` back to `@cible`. */
export const returned = answering(avances.rendre, { montant: 100, cibleid: '@cible.caisseid' }, { as: HOLDER });

/** An advance of 500 francs, paid out of `@source`, which had 1000; `@cible` has nothing. */
export const advanced: readonly Step[] = [typed, opened(1000, 'source'), opened(0, 'cible'), asked(), granted()];

/** Saves the id of the holder as `@porteur`, an array of one element. */
export const holder: Step = { ...myself(HOLDER), save: 'porteur' };

/** Reads `@avance`. */
export const avanceIs = (data: Fields, more: Partial<Step> = {}): Step => ({
  call: avances.byId,
  params: ofAvance,
  expect: { data },
  ...more,
});

/** Reads `@avance`: what of its 500 francs was accounted for, was given back and is left, in francs. */
export const accountsAre = (etat: string, justifie: number, rendu: number, solde: number, enroute = 0): Step =>
  avanceIs({ etat, justifie, rendu, solde, enroute, montant: 500 });

/** Reads the balance, in francs, of a register saved under this name. */
export const soldeIs = (name: string, solde: number): Step => ({
  call: caisses.byId,
  params: { caisseid: `@${name}.caisseid` },
  expect: { data: { solde } },
});

/** What the organisation allows, at each call in whole; without anything, one advance of any amount at a time. */
export const allowing = (body: Fields = {}, expect: Expectation = {}): Step => ({
  call: organisation.update,
  body: { compagnie: 'Groupe @unique', avancesmax: 1, avanceplafond: 0, avanceseuil: 0, ...body },
  expect,
});
