import { LIBELLES_ARRETE } from '@comptoir/contract/imprimes/arrete';
import { ETATS_LIVRAISON_DITS, LIBELLES_COMMANDE } from '@comptoir/contract/imprimes/commande';
import { LIBELLES_REGLEMENT, MODES } from '@comptoir/contract/imprimes/reglement';
import { LIBELLES_RELEVE } from '@comptoir/contract/imprimes/releve';
import { LIBELLES_TRANSFERT } from '@comptoir/contract/imprimes/transfert';
import { ETATS_LIVRAISON } from '@comptoir/domain/commande';
import { NATURES_TENUES } from '@comptoir/domain/natures';
import { expect, it } from 'vitest';
import type { TextKey } from '../frame/i18n/translate';
import arretesEnglish from '../public/assets/i18n/arretes/en-US.json';
import arretesFrench from '../public/assets/i18n/arretes/fr-FR.json';
import avancesEnglish from '../public/assets/i18n/avances/en-US.json';
import avancesFrench from '../public/assets/i18n/avances/fr-FR.json';
import english from '../public/assets/i18n/en-US.json';
import french from '../public/assets/i18n/fr-FR.json';

const TEXTS: Readonly<Record<'fr' | 'en', Readonly<Record<string, string>>>> = {
  fr: { ...french, ...avancesFrench, ...arretesFrench },
  en: { ...english, ...avancesEnglish, ...arretesEnglish },
};

/** Where the screens have the labels of a kind of documents, each once. */
const keysOf = <Libelles extends object>(of: Libelles, keys: Readonly<Record<keyof Libelles, TextKey>>) =>
  Object.entries(of).map(([libelle, text]) => [libelle, text, keys[libelle as keyof Libelles]] as const);

/** That labels on paper are those of the screens. */
const isSaidAlike = (_: string, text: { fr: string; en: string }, key: string) =>
  expect(text).toEqual({ fr: TEXTS.fr[key], en: TEXTS.en[key] });

it.each(
  keysOf(LIBELLES_REGLEMENT, {
    montant: 'depense.montant',
    remis: 'reglement.montantremis',
    rendu: 'reglement.rendu',
    troppercu: 'reglement.troppercu',
    reste: 'reglement.restant',
  }),
)('the document of a payment says “%s” as the screens do (ADR 0042)', isSaidAlike);

it.each(
  keysOf(LIBELLES_TRANSFERT, {
    frais: 'transfert.frais',
    source: 'transfert.source',
    cible: 'transfert.cible',
    etat: 'transfert.etat',
    referencesource: 'transfert.referencesource',
    referencecible: 'transfert.referencecible',
    motif: 'activite.code',
    porteur: 'avance.porteur',
    tel: 'avance.tel',
    objet: 'avance.objet',
    projet: 'depense.projet',
    echeance: 'avance.echeance',
  }),
)('the document of a transfer says “%s” as the screens do (ADR 0047)', isSaidAlike);

it.each(
  keysOf(LIBELLES_COMMANDE, {
    quantite: 'commande.quantite',
    prix: 'commande.prixunitaire',
    montant: 'depense.montant',
    totalarticles: 'commande.totalarticles',
    frais: 'commande.frais',
    reduction: 'commande.reduction',
    total: 'commande.totalfinal',
    reste: 'commande.reste',
    quantitetotale: 'commande.quantitetotale',
    datelivraison: 'commande.datelivraison',
    livraison: 'commande.statut',
  }),
)('the papers of an order say “%s” as the screens do (ADR 0045)', isSaidAlike);

it.each(
  keysOf(LIBELLES_RELEVE, {
    date: 'depense.date',
    libelle: 'depense.libelle',
    debit: 'releve.debit',
    credit: 'releve.credit',
    solde: 'caisse.solde',
    avant: 'releve.avant',
    apres: 'releve.solde',
    commande: 'releve.commande',
    reglement: 'releve.reglement',
    contrepassation: 'releve.contrepassation',
    periode: 'dashboard.dua',
    tel: 'client.tel',
    adresse: 'client.adresse',
    troppercu: 'reglement.troppercu',
  }),
)('the statement on paper says “%s” as the screens do (ADR 0042)', isSaidAlike);

it.each(
  keysOf(LIBELLES_ARRETE, {
    coupures: 'caisse.coupures',
    solde: 'caisse.solde',
    nombre: 'arrete.nombre',
    montant: 'depense.montant',
    compte: 'caisse.compte',
    attendu: 'caisse.attendu',
    ecart: 'caisse.ecart',
    comptepar: 'arrete.comptepar',
    motif: 'arrete.motif',
    a_expliquer: 'arrete.a_expliquer',
    regularisele: 'arrete.regularisele',
    rouvertle: 'arrete.rouvertle',
    observations: 'arrete.observations',
  }),
)('the minutes say “%s” as the screens do (ADR 0036)', isSaidAlike);

it.each(ETATS_LIVRAISON)('they say the delivery status %i as the screens do (ADR 0045)', (etat) => {
  isSaidAlike('', ETATS_LIVRAISON_DITS[etat], `livraison.etat${etat}`);
});

it.each(NATURES_TENUES)('it says of %s how the money moved as the screens do (ADR 0042)', (nature) => {
  isSaidAlike('', MODES[nature], `caisse.${nature}`);
});
