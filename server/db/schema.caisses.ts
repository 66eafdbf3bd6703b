import type { MouvementSaisi } from '@comptoir/contract/caisses';
import type { EtatArrete, Imputation, NatureArrete } from '@comptoir/domain/arrete';
import type { EtatGarde } from '@comptoir/domain/avance';
import type { MotifEcriture, Nature, Origine } from '@comptoir/domain/caisse';
import type { EtatImprime, ObjetImprime, Serie } from '@comptoir/domain/imprime';
import type { EtatTransfert } from '@comptoir/domain/transfert';
import type { Count, Francs, RecordId } from '@comptoir/domain/units';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Flag, Instant, Sent, Versioned } from './columns';

/**
 * Amounts are in francs. Only ledger/ecritures/repository writes `solde` and the counters. `arretele` is the last
 * closed day, `arreteseq` the ledger line at that closing; `nombrearrete` counts all closings.
 */
export interface CaisseTable extends Versioned {
  caisseid: Generated<RecordId>;
  libelle: string;
  description: string;
  cle: string;
  recherche: string;
  montant: Francs;
  solde: Generated<Francs>;
  seq: Generated<number>;
  nombremouvement: Generated<Count>;
  nombreannule: Generated<Count>;
  nombrereglementdepense: Generated<Count>;
  nombrereglementcommande: Generated<Count>;
  nature: Generated<Nature>;
  code: string;
  arretele: Generated<string | null>;
  arreteseq: Generated<number | null>;
  nombrearrete: Generated<Count>;
  aveugle: Generated<Flag>;
  plafond: Generated<Francs>;
  plafondrefuse: Generated<Flag>;
  decharge: Generated<Flag>;
}

/** `montant` is in francs, unsigned; `date` is the business date. */
export interface MouvementcaisseTable extends Versioned, Sent, MouvementSaisi {
  mouvementcaisseid: Generated<RecordId>;
  caisseid: RecordId;
  isfirst: Generated<Flag>;
  origine: Generated<Origine>;
  reglementid: Generated<RecordId | null>;
  fraisde: Generated<RecordId | null>;
  tropde: Generated<RecordId | null>;
  imputesur: Generated<RecordId | null>;
  arreteid: Generated<RecordId | null>;
  contrepasseid: Generated<RecordId | null>;
  transfertid: Generated<RecordId | null>;
  contrepassele: Generated<string | null>;
}

/** A closing or a surprise count, in francs; only its follow-up changes (migration 0027). */
export interface ArreteTable extends Sent {
  arreteid: Generated<RecordId>;
  caisseid: RecordId;
  numero: Count;
  nature: NatureArrete;
  jusquau: string;
  seq: number;
  attendu: Francs;
  compte: Francs;
  ecart: GeneratedAlways<Francs>;
  motif: string;
  observations: string;
  comptepar: RecordId;
  createdon: Instant;
  etat: Generated<EtatArrete>;
  rouvertpar: Generated<RecordId | null>;
  rouvertle: Generated<Instant | null>;
  motifreouverture: Generated<string>;
  imputation: Generated<Imputation | null>;
  regularisepar: Generated<RecordId | null>;
  version: Generated<number>;
}

/** Money on its way between two registers, in francs; only its answer changes (migrations 0029, 0030). */
export interface TransfertTable extends Sent {
  transfertid: Generated<RecordId>;
  sourceid: RecordId;
  cibleid: RecordId;
  montant: Francs;
  frais: Francs;
  date: string;
  motif: string;
  referencesource: string;
  referencecible: string;
  etat: EtatTransfert;
  envoyepar: RecordId;
  createdon: Instant;
  repondupar: Generated<RecordId | null>;
  datereponse: Generated<string | null>;
  motifreponse: Generated<string>;
  version: Generated<number>;
}

/**
 * An advance, in francs; only its follow-up changes (migration 0032). Its holder is an account, or `porteurnom` and
 * `porteurtel`; `decideurid` paid it out or refused it.
 */
export interface AvanceTable extends Sent {
  avanceid: Generated<RecordId>;
  porteurid: RecordId | null;
  porteurnom: string;
  porteurtel: string;
  montant: Francs;
  objet: string;
  projetid: RecordId | null;
  echeance: string;
  etat: Generated<EtatGarde>;
  caisseid: Generated<RecordId | null>;
  transfertid: Generated<RecordId | null>;
  demandepar: RecordId;
  createdon: Instant;
  approbateurid: Generated<RecordId | null>;
  decideurid: Generated<RecordId | null>;
  motif: Generated<string>;
  relancele: Generated<Instant | null>;
  version: Generated<number>;
}

/**
 * The numbered document of a payment or an order; only its state and its number of prints change (migrations 0034,
 * 0037).
 */
export interface ImprimeTable {
  imprimeid: Generated<RecordId>;
  serie: Serie;
  caisseid: RecordId | null;
  annee: number;
  rang: Count;
  code: string;
  numero: Generated<string>;
  objet: ObjetImprime;
  objetid: RecordId;
  etat: Generated<EtatImprime>;
  remplacepar: Generated<RecordId | null>;
  reprise: Generated<boolean>;
  tirages: Generated<Count>;
  /** Opens the public page (ADR 0046): it is in no log, no list and no line of the audit log. */
  jeton: Generated<string>;
  createdon: Generated<Instant>;
}

export interface EcritureTable {
  caisseid: RecordId;
  seq: number;
  mouvementcaisseid: RecordId;
  motif: MotifEcriture;
  montant: Francs;
  solde_apres: Francs;
  requestid: string;
  createdon: Generated<Instant>;
}
