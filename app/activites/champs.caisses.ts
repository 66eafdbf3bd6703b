import type { Objet } from '@comptoir/contract/objets';
import type { EtatAvance } from '@comptoir/domain/avance';
import type { EtatImprime } from '@comptoir/domain/imprime';
import { NATURES_TENUES } from '@comptoir/domain/natures';
import type { EtatTransfert } from '@comptoir/domain/transfert';
import type { TextKey } from '../frame/i18n/translate';
import { type Champs, type Codes, CREE, champ, hidden } from './champ';

const NATURES_CAISSE: Codes = Object.fromEntries(NATURES_TENUES.map((nature) => [nature, `caisse.${nature}` as const]));
const ETATS: Readonly<Record<EtatTransfert, TextKey>> = {
  envoye: 'transfert.envoye',
  recu: 'transfert.recu',
  refuse: 'transfert.refuse',
  annule: 'transfert.annule',
};
const ETATS_AVANCE: Readonly<Record<EtatAvance, TextKey>> = {
  demandee: 'avance.demandee',
  approuvee: 'avance.approuvee',
  decaissee: 'avance.decaissee',
  justifiee: 'avance.justifiee',
  refusee: 'avance.refusee',
  annulee: 'avance.annulee',
};
const ETATS_IMPRIME: Readonly<Record<EtatImprime, TextKey>> = {
  valide: 'activite.valide',
  annule: 'mouvement.annule',
  remplace: 'activite.remplace',
};
const BENEFICIAIRE: Champs = {
  beneficiaire: champ('reglement.beneficiaire'),
  beneficiairetel: champ('reglement.beneficiairetel'),
};

/** The fields of the records of the cash desk: registers and what is done with the money in them. */
export const CHAMPS_CAISSES: { readonly [Kind in Objet]?: Champs } = {
  caisse: {
    libelle: champ('depense.libelle'),
    code: champ('caisse.code'),
    nature: champ('depense.nature', NATURES_CAISSE),
    montant: champ('caisse.montant', 'francs'),
    solde: champ('caisse.solde', 'francs'),
    description: champ('depense.description'),
    arretele: champ('caisse.arretele', 'jour'),
    aveugle: champ('caisse.aveugle', 'ouinon'),
    plafond: champ('activite.plafond', 'francs'),
    plafondrefuse: champ('activite.plafondrefuse', 'ouinon'),
    decharge: champ('activite.decharge', 'ouinon'),
  },
  arrete: {
    ...hidden('caisseid', 'code', 'numero', 'seq', 'comptepar', 'etat', 'dernier', 'imprimeid'),
    pv: champ('activite.numero'),
    caisse: champ('mouvement.caisse'),
    nature: champ('depense.nature', { journee: 'caisse.arreter', controle: 'caisse.controler' }),
    jusquau: champ('caisse.arretele', 'jour'),
    attendu: champ('caisse.attendu', 'francs'),
    compte: champ('caisse.compte', 'francs'),
    ecart: champ('caisse.ecart', 'francs'),
    motif: champ('activite.code'),
    observations: champ('depense.description'),
    // Two proofs may have the same name, so the path tells whether the file changed.
    file: champ('caisse.justificatif', 'fichier'),
    filename: null,
    comptage: champ('caisse.coupures', 'comptage'),
    utilisateur: champ('activite.par'),
    createdon: champ('depense.date', 'instant'),
    regularisation: champ('module.regulariser', 'acte'),
    reouverture: champ('module.rouvrir', 'acte'),
  },
  transfert: {
    // A line is written before its transfer is numbered (ADR 0047).
    ...hidden('sourceid', 'cibleid', 'envoyepar', 'imprimeid', 'numero'),
    montant: champ('depense.montant', 'francs'),
    frais: champ('transfert.frais', 'francs'),
    date: champ('depense.date', 'jour'),
    motif: champ('activite.code'),
    referencesource: champ('transfert.referencesource'),
    referencecible: champ('transfert.referencecible'),
    etat: champ('transfert.etat', ETATS),
    expediteur: champ('activite.par'),
    createdon: CREE,
    datereponse: champ('transfert.datereponse', 'jour'),
  },
  avance: {
    ...hidden('caisseid', 'sourceid', 'porteurid', 'projetid', 'demandepar', 'enroute', 'retard', 'imprimeid'),
    numero: champ('activite.numero'),
    porteur: champ('avance.porteur'),
    porteurtel: champ('client.tel'),
    montant: champ('depense.montant', 'francs'),
    objet: champ('avance.objet'),
    projet: champ('depense.projet'),
    echeance: champ('avance.echeance', 'jour'),
    etat: champ('avance.etat', ETATS_AVANCE),
    source: champ('reglement.caisse'),
    date: champ('depense.date', 'jour'),
    justifie: champ('avance.justifie', 'francs'),
    rendu: champ('avance.rendu', 'francs'),
    solde: champ('avance.solde', 'francs'),
    demandeur: champ('activite.par'),
    createdon: CREE,
    approbateur: champ('avance.approbateur'),
    decideur: champ('avance.decideur'),
    motif: champ('activite.code'),
    relance: champ('avance.relance', 'instant'),
  },
  mouvementcaisse: {
    caisseid: champ('mouvement.caisse', 'caisses'),
    montant: champ('depense.montant', 'francs'),
    type: champ('mouvement.type', { 0: 'mouvement.sortie', 1: 'mouvement.entree' }),
    isfirst: champ('mouvement.ouverture', 'ouinon'),
    origine: null,
    date: champ('depense.date', 'jour'),
    description: champ('depense.description'),
    ...BENEFICIAIRE,
    reference: champ('reglement.reference'),
    reglementid: champ('activite.objetreglement', 'numero'),
    fraisde: champ('mouvement.fraisde', 'numero'),
    tropde: champ('mouvement.tropde', 'numero'),
    imputesur: champ('mouvement.imputesur', 'numero'),
    arreteid: champ('activite.objetarrete', 'numero'),
    transfertid: champ('activite.objettransfert', 'numero'),
    contrepasseid: champ('mouvement.contrepassation', 'numero'),
    contrepassele: champ('mouvement.contrepasse', 'jour'),
    createdon: champ('mouvement.saisi', 'instant'),
    annule: champ('mouvement.annule', 'ouinon'),
  },
  reglement: {
    depenseid: null,
    caisseid: null,
    caisse: champ('reglement.caisse'),
    montant: champ('depense.montant', 'francs'),
    montantremis: champ('reglement.montantremis', 'francs'),
    montantRendu: champ('reglement.rendu', 'francs'),
    troppercu: champ('reglement.troppercu', 'francs'),
    tropde: champ('mouvement.tropde', 'numero'),
    montantrestant: champ('reglement.restant', 'francs'),
    from: null,
    type: champ('mouvement.type', { '-': 'mouvement.sortie', 1: 'mouvement.entree' }),
    date: champ('depense.date', 'jour'),
    ...BENEFICIAIRE,
    reference: champ('reglement.reference'),
    frais: champ('reglement.frais', 'francs'),
    // Two proofs may have the same name, so the path tells whether the file changed.
    file: champ('reglement.preuve', 'fichier'),
    filename: null,
    arretele: null,
    // Only lines of an older version have this field.
    jourarrete: null,
    contrepassele: champ('mouvement.contrepasse', 'jour'),
    // A line is written before its payment is numbered (ADR 0041).
    imprimeid: null,
    numero: null,
    remplace: null,
    // The line of the signed document tells it (ADR 0048).
    decharge: null,
  },
  imprime: {
    caisseid: null,
    numero: champ('activite.numero'),
    etat: champ('transfert.etat', ETATS_IMPRIME),
    tirages: champ('activite.tirages'),
    decharge: champ('activite.signature', 'fichier'),
    // Anybody with the link can read the document, so no line shows it.
    lien: null,
  },
};
