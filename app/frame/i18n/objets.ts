/** The kinds of objects in the audit log; the language files name each of them (`activite.objet…`). */
export const OBJETS = [
  'session',
  'motdepasse',
  'facteur',
  'acces',
  'utilisateur',
  'profil',
  'module',
  'fonctionnalite',
  'typedepense',
  'caisse',
  'mouvementcaisse',
  'arrete',
  'transfert',
  'depense',
  'reglement',
  'projet',
  'etapeprojet',
  'fichier',
  'client',
  'relance',
  'commande',
  'statuscommande',
  'theme',
  'organisation',
] as const;

export const isObjet = (name: string): name is (typeof OBJETS)[number] => OBJETS.some((objet) => objet === name);
