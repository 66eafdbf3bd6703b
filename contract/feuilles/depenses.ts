import { natureDepense, statutDepense } from '@comptoir/domain/depense';
import { Depense } from '../depenses';
import { Typedepense } from '../typedepenses';
import { extra, feuilleDe, identifiant, jour, montant, nombre, texte } from './feuille';
import { NATURES_DEPENSE, STATUTS_DETTE } from './mots';

export const feuilleDepenses = feuilleDe(Depense, 'depenses', ['Dépenses', 'Expenses'], {
  date: jour('Date', 'Date'),
  typedepense: texte('Type', 'Type'),
  libelle: texte('Libellé', 'Label'),
  montant: montant('Montant', 'Amount'),
  montantrestant: montant('Reste à payer', 'Remaining'),
  statut: texte('Statut', 'Status', ({ montantrestant }) => STATUTS_DETTE[statutDepense(montantrestant)]),
  nature: texte('Nature', 'Kind', ({ projetid }) => NATURES_DEPENSE[natureDepense(projetid)]),
  description: extra(texte('Description', 'Description')),
  nombredocument: extra(nombre('Pièces justificatives', 'Supporting documents')),
  depenseid: identifiant(),
});

export const feuilleTypedepenses = feuilleDe(Typedepense, 'typedepenses', ['Types de dépenses', 'Expense types'], {
  libelle: texte('Libellé', 'Label'),
  typedepenseid: identifiant(),
});
