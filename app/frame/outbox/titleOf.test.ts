import { expect, it } from 'vitest';
import french from '../../public/assets/i18n/fr-FR.json';
import { createReader, type Translate } from '../i18n/translate';
import { faitOf, titleOf } from './titleOf';

const reader = createReader();
reader.addResourceBundle('fr-FR', 'translation', french);
const t: Translate = reader.getFixedT('fr-FR');

it.each([
  ['depense', { libelle: 'Transport', montant: 45_000 }, 'Dépense · Transport · 45 000 Fcfa'],
  ['reglement', { montant: 60_000, libelle: undefined }, 'Règlement · 60 000 Fcfa'],
  ['commande', { montanttotal: 120_000 }, 'Commande · 120 000 Fcfa'],
  ['client', { libelleclient: 'Aminata Koné' }, 'Client · Aminata Koné'],
  ['utilisateur', { nom: 'Koné', prenom: 'Awa' }, 'Utilisateur · Awa Koné'],
  ['organisation', { compagnie: 'Ateliers Brou' }, 'Organisation · Ateliers Brou'],
  ['mouvementcaisse', { montant: 5_000 }, 'Mouvement de caisse · 5 000 Fcfa'],
  ['avanceaccorder', { montant: 50_000 }, 'Versement d’une avance · 50 000 Fcfa'],
  ['essai', { libelle: 'Péage' }, 'Saisie · Péage'],
])('names %s to whoever typed it', (formName, payload, title) => {
  expect(titleOf(formName, payload, t).replace(/\s/g, ' ')).toBe(title);
});

it.each([
  ['modifie', 'client', { libelleclient: 'Awa Koné' }, 'Client « Awa Koné » modifié'],
  ['supprime', 'depense', { libelle: 'Transport', montant: 45_000 }, 'Dépense « Transport » supprimée'],
  ['cree', 'mouvementcaisse', { montant: 5_000 }, 'Mouvement de caisse créé : 5 000 Fcfa'],
  ['cree', 'commande', { numero: 1310, montant: 438_000 }, 'Commande N° 1310 créée : 438 000 Fcfa'],
  ['supprime', 'session', {}, 'Session supprimée'],
  [{ devient: 'Clôturée' }, 'etapeprojet', { libelle: 'Fondations' }, 'Étape « Fondations » : Clôturée'],
] as const)('DESIGN rule 17: %s %s is said with its name', (fait, objet, payload, said) => {
  expect(faitOf(fait, objet, payload, t).replace(/\s/g, ' ')).toBe(said);
});
