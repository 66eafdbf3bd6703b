import { calls } from '@comptoir/contract/calls';
import type { ErrorCode } from '@comptoir/contract/errors';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, typed } from './given';
import {
  APPROVER,
  allowing,
  approved,
  asked,
  askedForMason,
  avanceIs,
  denied,
  givenUp,
  granted,
  HOLDER,
  holder,
  justified,
  MACON,
  ofAvance,
  reminded,
  returned,
  STRANGER,
} from './given.avances';
import { myself } from './given.maison';
import { begun } from './given.projets';

const { organisation, utilisateurs } = calls;

const gone = 2_000_000_000;
const own = { code: 'avance.propre_avance' } as const;
const decided = { code: 'avance.deja_decidee' } as const;
/** Approves, and asks for advances too: those say the own name. */
const DECIDER = [...APPROVER, 'avances.demander'] as const;

/** Asks by who pays advances out: it is for whom the body says. */
const ordered = (body: Record<string, unknown>, code: ErrorCode, path: string): Step =>
  askedForMason(body, refusing([path, code]), { save: 'refused' });

/** Asks for an advance, and is locked later. */
const BOUND = [...HOLDER, 'projets'] as const;

/** Locks the account `@moi`, or lets it in again. */
const locking = (verrouille: boolean): Step =>
  ask(utilisateurs.lock, { utilisateurid: '@moi.0.utilisateurid', verrouille });

/** Advances are asked for, approved, refused or given up (ADR 0039). */
export const avancesCases: readonly ConformanceCase[] = [
  rule('an advance is asked for by who will hold it, for a project, until a day (ADR 0039)', [
    begun(['Murs']),
    asked(
      { projetid: '@projet.projetid', objet: ' Petits achats ' },
      {
        data: {
          caisseid: null,
          porteurid: '@me.utilisateurid',
          montant: 500,
          objet: 'Petits achats',
          version: 1,
          projetid: '@projet.projetid',
          projet: 'Projet projet @unique',
          echeance: '@tomorrow',
          retard: 0,
          ...{
            etat: 'demandee',
            sourceid: null,
            source: '',
            date: null,
            justifie: 0,
            rendu: 0,
            enroute: 0,
            solde: 0,
          },
          demandepar: '@me.utilisateurid',
          approbateur: '',
          decideur: '',
          motif: '',
          relance: null,
        },
      },
    ),
    avanceIs({ ...ofAvance, porteur: '@avance.demandeur', createdon: '@avance.createdon' }, { as: HOLDER }),
    asked({ echeance: '@today' }, { data: { projetid: null, projet: '' } }),
  ]),
  rule('who pays advances out asks for others, for a person without an account too (ADR 0039)', [
    holder,
    askedForMason({}, { data: { porteurid: null, porteur: 'Konan Kouadio', porteurtel: '0707010203' } }),
    avanceIs({ demandepar: '@avance.demandepar', demandeur: '@avance.demandeur' }),
    askedForMason(
      { porteurid: '@porteur.0.utilisateurid', porteurnom: '', porteurtel: '' },
      { data: { porteurid: '@porteur.0.utilisateurid', demandepar: '@me.utilisateurid' } },
    ),
    avanceIs(ofAvance, { as: HOLDER }),
    asked({ porteurid: null }, { code: 'avance.pour_autrui' }),
    asked(MACON, { code: 'avance.pour_autrui' }),
    asked({ porteurid: '@porteur.0.utilisateurid' }, { code: 'avance.pour_autrui' }, { as: STRANGER }),
  ]),
  rule('an advance is asked for in one way, of what exists, until a day to come (CONTRACT "Types")', [
    holder,
    ordered({ porteurnom: '' }, 'champ.requis', 'porteurnom'),
    ordered({ porteurtel: '' }, 'champ.requis', 'porteurtel'),
    ordered({ porteurid: '@porteur.0.utilisateurid' }, 'champ.invalide', 'porteurnom'),
    ordered({ porteurid: gone, porteurnom: '', porteurtel: '' }, 'champ.invalide', 'porteurid'),
    ordered({ projetid: gone }, 'champ.invalide', 'projetid'),
    ordered({ echeance: '2026-01-05' }, 'date.passee', 'echeance'),
    ask(utilisateurs.lock, { utilisateurid: '@porteur.0.utilisateurid', verrouille: true }),
    ordered({ porteurid: '@porteur.0.utilisateurid', porteurnom: '', porteurtel: '' }, 'champ.invalide', 'porteurid'),
  ]),
  rule('the organisation says how large an advance is, and how many one holds, who has no account too (ADR 0039)', [
    opened(5000, 'source'),
    allowing({ avanceplafond: 600 }, { data: { avancesmax: 1, avanceplafond: 600, avanceseuil: 0 } }),
    asked({ montant: 601 }, refusing(['montant', 'avance.plafond'])),
    asked({ montant: 600 }, {}, { save: 'autre' }),
    asked(),
    granted(),
    asked({}, { code: 'avance.deja_ouverte' }),
    granted({ code: 'avance.deja_ouverte' }, {}, { params: { avanceid: '@autre.avanceid' } }),
    allowing({ avanceplafond: 400, avancesmax: 2 }),
    granted(refusing(['montant', 'avance.plafond']), {}, { params: { avanceid: '@autre.avanceid' } }),
    allowing({ avancesmax: 2 }),
    granted({}, {}, { params: { avanceid: '@autre.avanceid' } }),
    asked({}, { code: 'avance.deja_ouverte' }),
    allowing(),
    askedForMason({ porteurtel: '0102030406' }),
    granted(),
    askedForMason({ porteurnom: 'Le maçon', porteurtel: '0102030406' }, { code: 'avance.deja_ouverte' }),
    askedForMason({ porteurtel: '0102030407' }),
  ]),
  rule('nothing is approved for or paid out to an account that was locked since; it may still be refused (ADR 0039)', [
    opened(1000, 'source'),
    myself(BOUND),
    allowing({ avanceseuil: 500, avancesmax: 2 }),
    ...['avance', 'autre'].map((save) => asked({}, {}, { as: BOUND, save })),
    locking(true),
    approved({ code: 'avance.porteur_inactif' }),
    locking(false),
    approved(),
    locking(true),
    granted({ code: 'avance.porteur_inactif' }),
    denied({}, {}, { params: { avanceid: '@autre.avanceid' } }),
    locking(false),
    granted(),
    allowing(),
  ]),
  rule('the settings of advances are read and written with the organisation (ADR 0039)', [
    allowing({ avancesmax: 20, avanceplafond: 500_000, avanceseuil: 200_000 }),
    ask(organisation.read, {}, { data: { avancesmax: 20, avanceplafond: 500_000, avanceseuil: 200_000 } }),
    allowing({}, { data: { avancesmax: 1, avanceplafond: 0, avanceseuil: 0 } }),
  ]),
  rule(
    'from its amount on, an advance is approved before it is paid out, by another than who asked for it (ADR 0039)',
    [
      opened(5000, 'source'),
      asked({}, {}, { as: DECIDER, save: 'sienne' }),
      allowing({ avanceseuil: 500 }),
      asked({ montant: 499 }),
      granted({ data: { etat: 'decaissee', approbateur: '' } }),
      askedForMason({ porteurtel: '0102030408' }),
      granted({ code: 'avance.a_approuver' }),
      approved(own),
      approved({ code: 'conflit.version', data: { etat: 'demandee' } }, { version: 2 }, { as: DECIDER }),
      approved({ data: { etat: 'approuvee', decideur: '', version: 2 } }, {}, { as: DECIDER }),
      approved(decided, { version: 2 }, { as: DECIDER }),
      avanceIs({ approbateur: '@sienne.demandeur' }),
      granted({ data: { etat: 'decaissee', approbateur: '@sienne.demandeur' } }),
      askedForMason({ porteurtel: '0102030409' }),
      approved({}, {}, { as: DECIDER }),
      denied({ data: { etat: 'refusee', approbateur: '@sienne.demandeur' } }),
      allowing(),
    ],
  ),
  rule('nobody approves, pays out or refuses their own advance (ADR 0039)', [
    opened(1000, 'source'),
    asked({}, {}, { as: [...APPROVER, 'avances.demander', 'avances.accorder'] }),
    ...[approved, granted, denied].map((acte) =>
      acte(own, {}, { as: [...APPROVER, 'avances.demander', 'avances.accorder'] }),
    ),
    granted({ data: { etat: 'decaissee' } }),
  ]),
  rule('what is refused is refused for good, with its reason, by who decides (ADR 0039)', [
    typed,
    opened(1000, 'source'),
    opened(0, 'cible'),
    asked({}, {}, { as: DECIDER, save: 'sienne' }),
    asked(),
    denied({ code: 'conflit.version', data: { etat: 'demandee', version: 1 } }, { version: 2 }),
    denied(
      { data: { ...ofAvance, etat: 'refusee', motif: 'Le chantier est arrêté', caisseid: null, version: 2 } },
      { version: 1 },
      { as: DECIDER },
    ),
    avanceIs({ etat: 'refusee', decideur: '@sienne.demandeur', approbateur: '' }, { as: HOLDER }),
    ...[approved, granted, denied, givenUp].map((acte) => acte(decided)),
    ...[justified, returned].map((acte) => acte({ code: 'avance.pas_decaissee' })),
    reminded({ code: 'avance.pas_decaissee' }),
  ]),
  rule('an advance is given up before it is paid out, by who asked for it or would hold it (ADR 0039)', [
    holder,
    opened(1000, 'source'),
    asked(),
    givenUp({ code: 'avance.pas_porteur' }),
    givenUp({ code: 'conflit.version', data: { etat: 'demandee' } }, { version: 2 }, { as: HOLDER }),
    givenUp(
      { data: { etat: 'annulee', motif: 'Plus besoin', decideur: '', version: 2 } },
      { version: 1 },
      { as: HOLDER },
    ),
    ...[approved, granted, denied, givenUp].map((acte) => acte(decided)),
    askedForMason({ porteurid: '@porteur.0.utilisateurid', porteurnom: '', porteurtel: '' }),
    givenUp({ data: { etat: 'annulee' } }, {}, { as: HOLDER }),
    askedForMason({ porteurid: '@porteur.0.utilisateurid', porteurnom: '', porteurtel: '' }),
    givenUp({ data: { etat: 'annulee' } }),
    asked(),
    granted(),
    givenUp(decided, {}, { as: HOLDER }),
  ]),
  rule('what was asked for is not yet spent, given back or reminded of (ADR 0039)', [
    opened(0, 'cible'),
    typed,
    asked(),
    ...[justified, returned].map((acte) => acte({ code: 'avance.pas_decaissee' })),
    reminded({ code: 'avance.pas_decaissee' }),
  ]),
];
