import type { Lang, Texte } from '../errorText';
import * as mots from './mots';

/** What narrows or sorts a list: its name, and the words of its values, which a record's id has not. */
interface Filtre {
  label: Texte;
  mots?: Readonly<Record<string, Texte>>;
}

const { mot, OUI_NON } = mots;
const filtre = (fr: string, en: string, words?: Filtre['mots']): Filtre => ({
  label: mot(fr, en),
  ...(words && { mots: words }),
});

const RECHERCHE = filtre('Recherche', 'Search');
const STATUTS = filtre('Statut', 'Status', mots.STATUTS_DETTE);

/**
 * The filters of all lists by their names in the calls. A name that means another thing in one list has that list's
 * noun before it.
 */
const FILTRES: Readonly<Record<string, Filtre>> = {
  datedebut: filtre('Du', 'From'),
  datefin: filtre('Au', 'To'),
  term: RECHERCHE,
  search: RECHERCHE,
  searchdata: RECHERCHE,
  tri: filtre('Ordre', 'Order', mots.TRIS),
  retard: filtre('En retard', 'Late', OUI_NON),
  statut: STATUTS,
  etat: filtre('État', 'State', { ...mots.ETATS_TRANSFERTS, ...mots.ETATS_AVANCES }),
  nature: filtre('Nature', 'Kind', { ...mots.NATURES_DEPENSE, ...mots.NATURES_CAISSE }),
  from: filtre('Sens', 'Direction', mots.SENS),
  historique: filtre('Historique', 'History', OUI_NON),
  transferts: filtre('Transferts', 'Transfers', mots.TRANSFERTS),
  sanspreuve: filtre('Sans preuve', 'No proof', OUI_NON),
  memepreuve: filtre('À vérifier : pièce déjà utilisée', 'To check: document used before', OUI_NON),
  semblable: filtre('À vérifier : presque la même qu’une autre', 'To check: nearly the same as another', OUI_NON),
  actiontype: filtre('Action', 'Action', mots.ACTIONS),
  suivi: filtre('À suivre', 'To look after', mots.SUIVIS_CAISSE),
  objet: filtre('Objet', 'Record', mots.OBJETS_NOMMES),
  avances: filtre('Avances seules', 'Advances only', OUI_NON),
  avanceid: filtre('Avance', 'Advance'),
  caisseid: filtre('Caisse', 'Cash register'),
  clientid: filtre('Client', 'Client'),
  commandeid: filtre('Commande', 'Order'),
  depenseid: filtre('Dépense', 'Expense'),
  etapeid: filtre('Étape', 'Step'),
  etapeprojetid: filtre('Étape', 'Step'),
  projetid: filtre('Projet', 'Project'),
  profilid: filtre('Profil', 'Profile'),
  moduleid: filtre('Module', 'Module'),
  fonctionnaliteid: filtre('Fonctionnalité', 'Feature'),
  objetid: filtre('Identifiant', 'Identifier'),
  porteurid: filtre('Porteur', 'Holder'),
  typedepenseid: filtre('Type', 'Type'),
  utilisateurid: filtre('Par', 'By'),
  'reglements.id': filtre('Identifiant', 'Identifier'),
  'projets.filter': filtre('Statut', 'Status', mots.STATUTS_PROJET),
  'commandes.etat': filtre('Livraison', 'Delivery', mots.FILTRES_LIVRAISON),
  'commandes.statut': filtre('Règlement', 'Settlement', mots.STATUTS_DETTE),
  'mouvements.type': filtre('Sens', 'Direction', mots.SENS),
  'fichiers.type': filtre('Sortes de médias', 'Kinds of media', mots.MEDIAS),
  'corbeille.type': filtre('Type d’élément', 'Kind of item', mots.OBJETS_NOMMES),
};

/** Returns the filter `nom` of a list, whose file has the noun `de`; undefined for one without words. */
export const filtreDe = (de: string, nom: string): Filtre | undefined => FILTRES[`${de}.${nom}`] ?? FILTRES[nom];

/** Returns the value of that filter in words, or as it is. */
export const motDe = (de: string, nom: string, valeur: unknown, lang: Lang): string | number =>
  filtreDe(de, nom)?.mots?.[String(valeur)]?.[lang] ?? (valeur as string | number);
