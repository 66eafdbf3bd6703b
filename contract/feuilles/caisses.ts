import { Arrete } from '../arretes';
import { Avance } from '../avance';
import { Caisse } from '../caisses';
import { MouvementListe } from '../mouvements';
import { Situation } from '../situation';
import { Transfert } from '../transferts';
import { extra, feuilleDe, identifiant, instant, jour, montant, nombre, solde, texte } from './feuille';
import { ETATS_AVANCES, ETATS_TRANSFERTS, NATURES_ARRETES, NATURES_CAISSE, ORIGINES_MOUVEMENT } from './mots';

export const feuilleCaisses = feuilleDe(Caisse, 'caisses', ['Caisses', 'Cash registers'], {
  libelle: texte('Libellé', 'Label'),
  code: texte('Code', 'Code'),
  nature: texte('Nature', 'Kind', ({ nature }) => NATURES_CAISSE[nature]),
  montant: solde('Montant d’ouverture', 'Opening amount'),
  solde: montant('Solde', 'Balance'),
  description: texte('Description', 'Description'),
  arretele: jour('Arrêtée au', 'Closed up to'),
  caisseid: identifiant(),
});

export const feuilleSituation = feuilleDe(Situation, 'situation', ['Situation des caisses', 'Cash position'], {
  libelle: texte('Caisse', 'Cash register'),
  code: extra(texte('Code', 'Code')),
  nature: texte('Nature', 'Kind', ({ nature }) => NATURES_CAISSE[nature]),
  ouverture: montant('Solde au départ', 'Opening balance'),
  entrees: montant('Entrées', 'In'),
  sorties: montant('Sorties', 'Out'),
  recus: montant('Transferts reçus', 'Transfers in'),
  envoyes: montant('Transferts envoyés', 'Transfers out'),
  solde: montant('Solde à la fin', 'Closing balance'),
  caisseid: identifiant(),
});

/** Money in and money out stand apart, so that Excel adds up each. */
export const feuilleMouvements = feuilleDe(MouvementListe, 'mouvements', ['Mouvements', 'Movements'], {
  createdon: instant('Saisi le', 'Entered on'),
  date: jour('Date', 'Date'),
  caisse: texte('Caisse', 'Register'),
  entree: montant('Entrée', 'Money in', ({ type, montant: francs, annule }) => (type === 1 && !annule ? francs : null)),
  sortie: montant('Sortie', 'Money out', ({ type, montant: francs, annule }) =>
    type === 0 && !annule ? francs : null,
  ),
  soldeapres: solde('Solde après', 'Balance after'),
  origine: texte('Nature', 'Kind', ({ origine }) => ORIGINES_MOUVEMENT[origine]),
  description: texte('Description', 'Description'),
  autrecaisse: texte('Autre caisse', 'Other register'),
  reference: extra(texte('Référence', 'Reference')),
  beneficiaire: extra(texte('Remis à', 'Handed to')),
  beneficiairetel: extra(texte('Téléphone du bénéficiaire', 'Beneficiary’s phone')),
  contrepassele: jour('Contre-passé le', 'Reversed on'),
  annule: solde('Montant annulé', 'Cancelled amount', ({ annule, montant: francs }) => (annule ? francs : null)),
  mouvementcaisseid: identifiant(),
});

export const feuilleArretes = feuilleDe(Arrete, 'arretes', ['Arrêtés', 'Closings'], {
  numero: nombre('Arrêté', 'Closing'),
  pv: texte('Procès-verbal', 'Report'),
  caisse: texte('Caisse', 'Register'),
  nature: texte('Nature', 'Kind', ({ nature }) => NATURES_ARRETES[nature]),
  jusquau: jour('Arrêtée au', 'Closed up to'),
  attendu: solde('Attendu', 'Expected'),
  compte: solde('Compté', 'Counted'),
  ecart: montant('Écart', 'Variance'),
  motif: extra(texte('Motif de l’écart', 'Reason for the variance')),
  observations: extra(texte('Observations', 'Remarks')),
  utilisateur: texte('Compté par', 'Counted by'),
  createdon: instant('Date', 'Date'),
  rouvertle: instant('Rouvert', 'Reopened', ({ reouverture }) => reouverture?.createdon ?? null),
  arreteid: identifiant(),
});

export const feuilleTransferts = feuilleDe(Transfert, 'transferts', ['Transferts', 'Transfers'], {
  date: jour('Date', 'Date'),
  numero: texte('Bordereau', 'Slip'),
  source: texte('De la caisse', 'From register'),
  cible: texte('Vers la caisse', 'To register'),
  montant: montant('Montant', 'Amount'),
  frais: montant('Frais', 'Fee'),
  etat: texte('État', 'State', ({ etat }) => ETATS_TRANSFERTS[etat]),
  motif: texte('Motif', 'Reason'),
  referencesource: extra(texte('Référence au départ', 'Reference when sent')),
  referencecible: extra(texte('Référence à l’arrivée', 'Reference when received')),
  datereponse: extra(jour('Date de la réponse', 'Date of the answer')),
  repondeur: extra(texte('Réponse de', 'Answered by')),
  motifreponse: extra(texte('Motif de la réponse', 'Reason of the answer')),
  transfertid: identifiant(),
});

export const feuilleAvances = feuilleDe(Avance, 'avances', ['Avances', 'Advances'], {
  objet: texte('Objet', 'Purpose'),
  porteur: texte('Porteur', 'Holder'),
  montant: montant('Montant', 'Amount'),
  justifie: extra(montant('Justifié', 'Accounted for')),
  rendu: extra(montant('Rendu', 'Given back')),
  solde: montant('Reste', 'Left'),
  echeance: jour('À justifier avant le', 'To account for before'),
  etat: texte('État', 'State', ({ etat }) => ETATS_AVANCES[etat]),
  porteurtel: extra(texte('Téléphone', 'Phone')),
  projet: texte('Projet', 'Project'),
  numero: extra(texte('Pièce', 'Voucher')),
  source: extra(texte('De la caisse', 'From register')),
  date: extra(jour('Date', 'Date')),
  motif: extra(texte('Motif', 'Reason')),
  avanceid: identifiant(),
});
