import type { TypeCorbeille } from '@comptoir/contract/corbeille';
import type { TextKey } from '../frame/i18n/translate';

export const NOMS_CORBEILLE: Readonly<Record<TypeCorbeille, TextKey>> = {
  client: 'activite.objetclient',
  projet: 'activite.objetprojet',
  etapeprojet: 'activite.objetetapeprojet',
  fichier: 'corbeille.fichier',
  typedepense: 'activite.objettypedepense',
  utilisateur: 'activite.objetutilisateur',
  profil: 'activite.objetprofil',
};

/** The nouns whose lists change when a record of this kind is restored. */
export const NOUNS_CORBEILLE: Readonly<Record<TypeCorbeille, readonly string[]>> = {
  client: ['clients'],
  projet: ['projets', 'files'],
  etapeprojet: ['projets', 'files'],
  fichier: ['projets', 'files'],
  typedepense: ['typedepenses'],
  utilisateur: ['utilisateurs', 'profils'],
  profil: ['profils'],
};
