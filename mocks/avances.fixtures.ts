import { PDF } from '@comptoir/conformance/piece';
import type { Avance } from '@comptoir/contract/avance';
import { avances as calls } from '@comptoir/contract/avances';
import type { Call } from '@comptoir/contract/call';
import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import type { RecordId } from '@comptoir/domain/units';
import { auditedResolver } from './audit';
import { shownAvance } from './avance';
import { avancesMocks } from './avances';
import { createStore } from './createStore';
import { etapeidOf } from './etapeprojets.fixtures';
import { inTheirRegisters } from './fixtures';
import { PROFIL, profils } from './profils.fixtures';
import { PROJET } from './projets.fixtures';
import type { Incoming, Resolver } from './resolver';
import { foundRow } from './rows';
import type { Store } from './store';
import { UTILISATEUR_OF_PROFILE, utilisateurRow, utilisateurs } from './utilisateurs.fixtures';

/** Ids of the advances that stories open; the ids of a history end before the next advance. */
export const AVANCE = { OUVERTE: 801, EN_RETARD: 831, JUSTIFIEE: 861, DEMANDEE: 891 } as const;
/** The holder of the open advance: a project manager, who sees no register but their own advance. */
export const CHEF_DE_CHANTIER = 7;

const CHANTIER = 5;
const [AYA, IBRAHIM, YACOUBA, { vendeur: ADJOUA }] = [1, 2, 5, UTILISATEUR_OF_PROFILE];
const [CENTRALE, YOPOUGON, BOUAKE] = [1, 2, 5];
const [CARBURANT, FOURNITURES, MISSION, MATERIAUX] = [1, 2, 3, 5];

/** Overrides of `createStore`: the project manager is signed in. Use it with `avecAvances`. */
export const asChefDeChantier: Partial<Store> = { session: { utilisateurid: CHEF_DE_CHANTIER } };

type Name = 'create' | 'approuver' | 'accorder' | 'refuser' | 'annuler' | 'justifier' | 'rendre' | 'relancer';
type Acte = readonly [age: number, par: RecordId, name: Name, body?: Readonly<Record<string, unknown>>];

/** The history of each advance: acts, people, and days ago. `plus` continues the history of the requested one. */
const historiesOf = (
  day: (age: number) => string,
  plus: readonly Acte[],
): readonly (readonly [avanceid: RecordId, actes: readonly Acte[]])[] => {
  const spent = (age: number, typedepenseid: number, montant: number, libelle: string, more = {}) =>
    [age, 'justifier', { typedepenseid, montant, libelle, date: day(age), ...more }] as const;
  const by = (par: RecordId, [age, name, body]: ReturnType<typeof spent>): Acte => [age, par, name, body];
  const surEtape = { etapeprojetid: etapeidOf(PROJET.COMPLET, 5) };
  return [
    [
      AVANCE.JUSTIFIEE,
      [
        [34, YACOUBA, 'create', avanceDe(YACOUBA, 80_000, 'Mission à Korhogo', { echeance: day(20) })],
        [34, IBRAHIM, 'approuver'],
        [34, AYA, 'accorder', { sourceid: CENTRALE }],
        by(
          YACOUBA,
          spent(31, MISSION, 42_000, 'Hôtel à Korhogo, deux nuits', { beneficiaire: 'Hôtel La Rose Blanche' }),
        ),
        by(YACOUBA, spent(30, CARBURANT, 26_500, 'Gasoil, aller et retour')),
        [30, AYA, 'relancer'],
        [29, YACOUBA, 'rendre', { montant: 11_500, cibleid: BOUAKE }],
      ],
    ],
    [
      AVANCE.EN_RETARD,
      [
        [
          23,
          IBRAHIM,
          'create',
          { ...MACON, montant: 60_000, objet: 'Transport de l’équipe à Dabou', echeance: day(9) },
        ],
        [23, IBRAHIM, 'accorder', { sourceid: YOPOUGON }],
        by(IBRAHIM, spent(15, CARBURANT, 15_000, 'Gbaka, aller')),
        [3, IBRAHIM, 'relancer'],
      ],
    ],
    [
      AVANCE.OUVERTE,
      [
        [
          ...([7, CHEF_DE_CHANTIER, 'create'] as const),
          avanceDe(CHEF_DE_CHANTIER, 150_000, 'Petits achats du chantier', {
            projetid: PROJET.COMPLET,
            echeance: day(-8),
          }),
        ],
        [6, IBRAHIM, 'accorder', { sourceid: CENTRALE }],
        by(CHEF_DE_CHANTIER, spent(5, MATERIAUX, 42_500, 'Clous, fil recuit et pointes', surEtape)),
        by(
          CHEF_DE_CHANTIER,
          spent(2, FOURNITURES, 31_800, 'Brouettes, deux', { beneficiaire: 'Quincaillerie Siporex' }),
        ),
      ],
    ],
    [
      AVANCE.DEMANDEE,
      [
        [1, ADJOUA, 'create', avanceDe(ADJOUA, 250_000, 'Stand au salon de l’habitat', { echeance: day(-20) })],
        ...plus,
      ],
    ],
  ];
};

const avanceDe = (porteurid: RecordId, montant: number, objet: string, more: Readonly<Record<string, unknown>>) => {
  return { porteurid, porteurnom: '', porteurtel: '', montant, objet, projetid: null, ...more };
};

/** A mason without an account. */
const MACON = { ...avanceDe(0, 0, '', {}), porteurid: null, porteurnom: 'Konan Kouadio', porteurtel: '0758204411' };

/** The default values that the schemas give to fields left out of a body. */
const FILLED: Readonly<Record<Name, Readonly<Record<string, unknown>>>> = {
  create: {},
  approuver: {},
  accorder: { frais: 0, referencesource: '' },
  refuser: {},
  annuler: {},
  justifier: { etapeprojetid: null, beneficiaire: '', beneficiairetel: '' },
  rendre: { referencecible: '' },
  relancer: {},
};

/**
 * Overrides of `createStore`: the same organisation with four advances, made by their calls. The project manager has
 * half accounted for one; one is late, of a mason without an account; one is accounted for, its rest given back; one is
 * requested and large enough to need approval. `plus` continues the history of the last one.
 */
export function avecAvances(nowMs: number, plus: readonly Acte[] = []): Partial<Store> {
  const today = todayInAbidjan(nowMs);
  let [id, at] = [0, nowMs];
  const store = createStore(gens(today), { now: () => at, nextId: () => id++ });
  for (const [avanceid, actes] of historiesOf((age) => addDays(today, -age), plus)) {
    id = avanceid;
    for (const [age, par, name, body] of actes) {
      // One second later each, because lists show the newest first.
      at = Date.parse(`${addDays(today, -age)}T10:15:00.000Z`) + id * 1000;
      const resolver = auditedResolver(
        'avances',
        calls[name] as unknown as Call,
        avancesMocks[name] as unknown as Resolver<Call>,
      );
      const proof = { ...PDF, name: `Reçu du ${addDays(today, -age)}.pdf` };
      resolver({
        store,
        utilisateur: foundRow(store, 'utilisateurs', par),
        acces: null,
        lang: 'fr',
        query: {},
        params: name === 'create' ? {} : { avanceid },
        body: { ...FILLED[name], ...body },
        files: [proof],
      } as unknown as Incoming<Call>);
    }
  }
  const { utilisateurs: people, profils: rights, avances, caisses, transferts, depenses, reglements } = store;
  const { fichiers, activites } = store;
  const told = { fichiers, activites, mouvements: inTheirRegisters(store.mouvements) };
  return { utilisateurs: people, profils: rights, avances, caisses, transferts, depenses, reglements, ...told };
}

const REGLE = ['depenses.regler', 'commandes', 'commandes.regler'];

/** Overrides of `createStore`: the same organisation, whose project manager is signed in and also settles debts. */
export function chefQuiRegle(nowMs: number): Partial<Store> {
  const { profils: rights = [], ...told } = avecAvances(nowMs);
  const more = rights.map((row) =>
    row.profilid === CHANTIER ? { ...row, permissions: [...row.permissions, ...REGLE] } : row,
  );
  return { ...told, ...asChefDeChantier, profils: more };
}

/** Overrides of `createStore`: the same, with the requested advance approved, so that it can be paid out. */
export const avecApprouvee = (nowMs: number): Partial<Store> => avecAvances(nowMs, [[1, IBRAHIM, 'approuver']]);

/** Overrides of `createStore`: the same, with the requested advance refused. */
export const avecRefusee = (nowMs: number): Partial<Store> =>
  avecAvances(nowMs, [[1, IBRAHIM, 'refuser', { motif: 'Les caisses ne le permettent pas' }]]);

/** Overrides of `createStore`: the same, with the requested advance given up by the person who asked. */
export const avecAnnulee = (nowMs: number): Partial<Store> =>
  avecAvances(nowMs, [[1, ADJOUA, 'annuler', { motif: 'Plus besoin de cet argent' }]]);

/** An advance of such an organisation, as the calls show it. */
export function avanceOf(overrides: Partial<Store>, avanceid: RecordId): Avance {
  const store = createStore(overrides);
  return shownAvance(store, foundRow(store, 'avances', avanceid));
}

/** The same people, a project manager, and the permissions to ask for advances and pay them out. */
function gens(today: string): Pick<Store, 'profils' | 'utilisateurs'> {
  const more: Readonly<Record<number, readonly string[]>> = {
    [PROFIL.caissier]: ['avances', 'avances.demander', 'avances.accorder'],
    [PROFIL.vendeur]: ['avances', 'avances.demander'],
  };
  const held = profils().map((row) => ({ ...row, permissions: [...row.permissions, ...(more[row.profilid] ?? [])] }));
  const chef = utilisateurRow({
    utilisateurid: CHEF_DE_CHANTIER,
    profilid: CHANTIER,
    prenom: 'Souleymane',
    nom: 'Bamba',
    sexe: 'M',
    username: 'souleymane.bamba',
    contact: '0707451236',
    datenaissance: null,
    caisses: [],
    createdon: `${addDays(today, -60)}T08:00:00.000Z`,
  });
  return {
    profils: [
      ...held,
      {
        profilid: CHANTIER,
        libelle: 'Chantier',
        version: 1,
        permissions: ['tableau de bord', 'projets', 'depenses', 'depenses.creer', 'avances', 'avances.demander'],
      },
    ],
    utilisateurs: [...utilisateurs(today), chef],
  };
}
