import type { Francs } from '@comptoir/domain/units';
import { Reglement } from '../reglements';
import { ReglementListe } from '../reglementsListe';
import { PartReglee } from '../reglementsParType';
import { extra, feuilleDe, identifiant, jour, montant, nombre, solde, texte } from './feuille';
import { NATURES_CAISSE } from './mots';

type Passe = Pick<Reglement, 'type' | 'montant' | 'contrepassele'>;

/** The amount of a payment that still settles a debt, in one direction. */
const passe =
  (sens: Reglement['type']) =>
  ({ type, montant: francs, contrepassele }: Passe): Francs | null =>
    type === sens && contrepassele === null ? francs : null;

/** Money in and money out stand apart, and what was reversed too, so that Excel adds up each. */
const montants = {
  entree: montant<Passe>('Entrée', 'Money in', passe('1')),
  sortie: montant<Passe>('Sortie', 'Money out', passe('-')),
};

const others = {
  montantremis: extra(solde<Reglement>('Montant remis', 'Amount handed over')),
  montantRendu: extra(solde<Reglement>('Montant rendu', 'Amount returned')),
  montantrestant: extra(solde<Reglement>('Montant restant', 'Remaining amount')),
  frais: extra(montant<Reglement>('Frais de l’opérateur', 'Operator’s fee')),
  reference: texte<Reglement>('Référence de l’opération', 'Operation reference'),
  beneficiaire: extra(texte<Reglement>('Remis à', 'Handed to')),
  beneficiairetel: extra(texte<Reglement>('Téléphone du bénéficiaire', 'Beneficiary’s phone')),
  preuve: texte<Reglement>('Preuve de paiement', 'Proof of payment', ({ filename }) => filename),
  contrepassele: jour<Reglement>('Contre-passé le', 'Reversed on'),
  contrepasse: solde<Reglement>('Montant contre-passé', 'Reversed amount', (row) =>
    row.contrepassele === null ? null : row.montant,
  ),
  reglementid: identifiant<Reglement>(),
};

export const feuilleReglements = feuilleDe(Reglement, 'reglements', ['Règlements', 'Payments'], {
  date: jour('Date', 'Date'),
  numero: texte('Pièce', 'Voucher'),
  ...montants,
  caisse: texte('Caisse', 'Cash register'),
  ...others,
});

export const feuilleTousReglements = feuilleDe(ReglementListe, 'reglements', ['Règlements', 'Payments'], {
  date: jour('Date', 'Date'),
  numero: texte('Pièce', 'Voucher'),
  libelle: texte('Libellé', 'Label'),
  tiers: texte('Tiers', 'Third party'),
  ...montants,
  caisse: texte('Caisse', 'Cash register'),
  nature: texte('Nature', 'Kind', ({ nature }) => NATURES_CAISSE[nature]),
  utilisateur: texte('Par', 'By'),
  ...others,
});

export const feuilleParType = feuilleDe(
  PartReglee,
  'reglements-par-type',
  ['Règlements par type', 'Payments by type'],
  {
    libelle: texte('Type', 'Type'),
    nombre: nombre('Règlements', 'Payments'),
    montant: montant('Montant', 'Amount'),
    typedepenseid: identifiant(),
  },
);
