import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { counted, begun as counting, francs, locked } from './given.arretes';
import {
  accountsAre,
  advanced,
  allowing,
  asked,
  askedForMason,
  avanceIs,
  granted,
  HOLDER,
  justified,
  ofAvance,
  ofPoche,
  reminded,
  returned,
  STRANGER,
  soldeIs,
} from './given.avances';
import { confined } from './given.maison';
import { begun, etapeid } from './given.projets';

import { FAKE_PDF } from './piece';

const { avances, depenses, reglements, transferts } = calls;

const gone = 2_000_000_000;
const JOUR = '2026-01-05';
const spent = { code: 'avance.pas_decaissee' } as const;
const notHolder = { code: 'avance.pas_porteur' } as const;
/** The holder, who also pays expenses. */
const PAYER = [...HOLDER, 'depenses', 'depenses.regler'] as const;

const ofReglement = { reglementid: '@reglement.reglementid' };
/** A payment of `@depense` out of `@source` or out of the advance. */
const fromSource = {
  depenseid: '@depense.depenseid',
  caisseid: '@source.caisseid',
  montant: 100,
  from: 0,
  date: '@today',
};
const fromPoche = { ...fromSource, ...ofPoche };

/** Reads the expense that was accounted for last. */
const depenseIs = (data: Record<string, unknown>): Step =>
  ask(depenses.byId, { depenseid: '@reglement.depenseid' }, { data });

/** What the holder is told was spent of `@avance`. */
const spentIs = (data: readonly unknown[]): Step => ask(avances.depenses, ofAvance, { data }, { as: HOLDER });

/** What becomes of the money of an advance: it is paid out and spent with proofs (ADR 0039). */
export const avancesSuitesCases: readonly ConformanceCase[] = [
  rule('an advance is paid out of a register into one of its own, received at once (ADR 0039)', [
    opened(1000, 'source'),
    opened(1000, 'banque', 'banque'),
    asked({ objet: 'Petits achats' }),
    granted(
      {
        data: {
          ...{ ...ofAvance, etat: 'decaissee', sourceid: '@banque.caisseid', source: 'Caisse banque @unique' },
          date: JOUR,
          version: 2,
          justifie: 0,
          rendu: 0,
          enroute: 0,
          solde: 500,
          retard: 0,
          approbateur: '',
        },
      },
      { sourceid: '@banque.caisseid', frais: 10, referencesource: 'vir 12', date: JOUR, version: 1 },
    ),
    soldeIs('banque', 490),
    soldeIs('source', 1000),
    ask(calls.caisses.byId, ofPoche, {
      data: { nature: 'avance', solde: 500, arretele: null, libelle: 'Avance · @avance.porteur · Petits achats' },
    }),
    ask(transferts.list, ofPoche, {
      count: 1,
      data: [
        {
          sourceid: '@banque.caisseid',
          cibleid: '@avance.caisseid',
          montant: 500,
          frais: 10,
          date: JOUR,
          etat: 'recu',
          referencesource: 'VIR12',
          referencecible: '',
          expediteur: '@avance.decideur',
        },
      ],
    }),
  ]),
  rule('what a register does not give is not paid out (ADR 0039, CONTRACT "Money calls")', [
    opened(499, 'source'),
    opened(1000, 'wave', 'wave'),
    opened(1000),
    counting(),
    counted({ ...francs(1000), jusquau: JOUR }),
    asked(),
    granted({ code: 'conflit.version', data: { etat: 'demandee' } }, { version: 2 }),
    granted({ code: 'caisse.solde_insuffisant' }),
    granted(refusing(['sourceid', 'champ.invalide']), { sourceid: gone }),
    granted(refusing(['date', 'date.future']), { date: '@tomorrow' }),
    granted(refusing(['referencesource', 'champ.requis']), { sourceid: '@wave.caisseid' }),
    granted(refusing(['referencesource', 'reference.sans_objet']), { referencesource: 'T1' }),
    granted(locked(JOUR), { sourceid: '@caisse.caisseid', date: JOUR }),
    ...confined(['avances', 'avances.accorder'], 'source'),
    granted(
      refusing(['sourceid', 'champ.invalide']),
      { sourceid: '@caisse.caisseid' },
      { as: ['avances', 'avances.accorder'] },
    ),
    avanceIs({ etat: 'demandee', caisseid: null, version: 1 }),
    soldeIs('source', 499),
    soldeIs('caisse', 1000),
    granted({}, { sourceid: '@caisse.caisseid' }),
    askedForMason({ porteurtel: '0102030410' }, {}, { save: 'autre' }),
    granted(
      { code: 'avance.mouvement' },
      { sourceid: '@avance.caisseid' },
      { params: { avanceid: '@autre.avanceid' } },
    ),
  ]),
  rule('an expense is accounted for with its payment and its proof, in one call (ADR 0039)', [
    ...advanced,
    justified(
      {
        data: {
          ...{ ...ofPoche, montant: 200, montantremis: 200, montantRendu: 0, montantrestant: 0, from: 0, date: JOUR },
          beneficiaire: 'Quincaillerie',
          beneficiairetel: '0102030405',
          filename: 'Reçu no 12',
          version: 1,
        },
      },
      { date: JOUR, beneficiaire: 'Quincaillerie', beneficiairetel: '0102030405', filename: 'x' },
    ),
    depenseIs({
      libelle: 'Dépense depense @unique',
      montant: 200,
      montantrestant: 0,
      date: JOUR,
      typedepenseid: '@type.typedepenseid',
      expenseonstep: 0,
      projetid: null,
      etapeprojetid: null,
    }),
    accountsAre('decaissee', 200, 0, 300),
    justified({ data: { montant: 300 } }, { montant: 300 }),
    accountsAre('justifiee', 500, 0, 0),
    justified(spent),
    returned(spent),
    reminded(spent),
  ]),
  rule('an expense stands on a step of the advance’s project, and on no other (ADR 0039, RELIABILITY I19)', [
    typed,
    opened(5000, 'source'),
    begun(['Murs'], 'ailleurs'),
    begun(['Fondations', 'Murs']),
    asked({ projetid: '@projet.projetid' }),
    granted(),
    justified({}, { etapeprojetid: etapeid(1) }),
    depenseIs({ expenseonstep: 1, projetid: '@projet.projetid', etapeprojetid: etapeid(1) }),
    justified(refusing(['etapeprojetid', 'champ.invalide']), { etapeprojetid: etapeid(0, 'ailleurs') }),
    justified(refusing(['etapeprojetid', 'champ.invalide']), { etapeprojetid: gone }),
    accountsAre('decaissee', 200, 0, 300),
    allowing({ avancesmax: 2 }),
    asked(),
    granted(),
    allowing(),
    justified(refusing(['etapeprojetid', 'champ.invalide']), { etapeprojetid: etapeid() }),
  ]),
  rule('what is accounted for is of a type that exists, until today, and has a proof (spec § 5 Payment)', [
    ...advanced,
    justified(refusing(['typedepenseid', 'champ.invalide'], ['date', 'date.future']), {
      typedepenseid: gone,
      date: '@tomorrow',
    }),
    justified(refusing(['beneficiaire', 'champ.requis']), { beneficiairetel: '0102030405' }),
    justified(refusing(['file', 'fichier.requis']), {}, { files: [] }),
    justified({ code: 'fichier.type' }, {}, { files: [FAKE_PDF] }),
    accountsAre('decaissee', 0, 0, 500),
  ]),
  rule('what an advance does not hold any more stays owed, and is paid from a till (ADR 0039)', [
    ...advanced,
    justified({ data: { montant: 500, montantremis: 500, montantRendu: 0, montantrestant: 200 } }, { montant: 700 }),
    depenseIs({ montant: 700, montantrestant: 200 }),
    accountsAre('justifiee', 500, 0, 0),
    paid(200, {
      body: {
        depenseid: '@reglement.depenseid',
        caisseid: '@source.caisseid',
        montant: 200,
        from: 0,
        date: '@today',
        beneficiaire: '@avance.porteur',
      },
    }),
    depenseIs({ montantrestant: 0 }),
  ]),
  rule('its holder alone spends from an advance; who pays advances out, for whom has no account (ADR 0039)', [
    ...advanced,
    justified(notHolder, {}, { as: ['avances', 'avances.accorder'] }),
    askedForMason({ porteurtel: '0102030411' }),
    granted(),
    justified({ data: { montant: 200 } }, {}, { as: ['avances', 'avances.accorder'] }),
    returned({ data: { rendu: 100, solde: 200 } }, {}, { as: ['avances', 'avances.accorder'] }),
  ]),
  rule('what was spent of an advance stands with its proof before its holder, who reads no expenses (ADR 0039)', [
    ...advanced,
    spentIs([]),
    justified({}, { montant: 600, beneficiaire: 'Quincaillerie du Plateau' }),
    spentIs([
      {
        reglementid: '@reglement.reglementid',
        depenseid: '@reglement.depenseid',
        date: '@today',
        ...{
          libelle: 'Dépense depense @unique',
          typedepense: '@type.libelle',
          montant: 500,
          depense: 600,
          reste: 100,
        },
        beneficiaire: 'Quincaillerie du Plateau',
        file: '@reglement.file',
        filename: '@reglement.filename',
      },
    ]),
    ask(avances.depenses, ofAvance, { code: 'introuvable' }, { as: STRANGER }),
    ask(avances.depenses, ofAvance, { code: 'auth.permission' }, { as: ['depenses'] }),
  ]),
  rule('who asks for advances is told what the organisation allows (ADR 0039)', [
    ask(avances.regles, {}, { data: { avancesmax: 1, avanceplafond: 0, avanceseuil: 0 } }, { as: HOLDER }),
    allowing({ avancesmax: 3, avanceplafond: 5000, avanceseuil: 2000 }),
    ask(avances.regles, {}, { data: { avancesmax: 3, avanceplafond: 5000, avanceseuil: 2000 } }, { as: HOLDER }),
    ask(avances.regles, {}, { code: 'auth.permission' }, { as: ['depenses'] }),
    allowing(),
  ]),
  rule('a payment out of an advance is made, corrected and deleted by its holder alone (ADR 0039)', [
    typed,
    owing(400),
    opened(1000, 'source'),
    asked({}, {}, { as: PAYER }),
    granted(),
    paid(100, { body: fromPoche, expect: notHolder }),
    paid(100, { body: fromSource }),
    ask(reglements.update, { ...ofReglement, ...fromPoche }, notHolder),
    paid(100, { body: fromPoche, as: PAYER }),
    ask(reglements.update, { ...ofReglement, ...fromSource }, notHolder),
    ask(reglements.remove, ofReglement, notHolder),
    accountsAre('decaissee', 100, 0, 400),
    ask(reglements.update, { ...ofReglement, ...fromPoche, montant: 150 }, {}, { as: PAYER }),
    accountsAre('decaissee', 150, 0, 350),
    ask(reglements.remove, ofReglement, {}, { as: PAYER }),
    accountsAre('decaissee', 0, 0, 500),
  ]),
];
