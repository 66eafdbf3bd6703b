import { TYPES_CORBEILLE, type TypeCorbeille } from '#contract/corbeille';
import type { TextKey } from '../i18n/translate';

export const NOMS_CORBEILLE: Readonly<Record<TypeCorbeille, TextKey>> = {
  client: 'corbeille.client',
  projet: 'corbeille.projet',
  etapeprojet: 'corbeille.etapeprojet',
  fichier: 'corbeille.fichier',
  typedepense: 'corbeille.typedepense',
  utilisateur: 'corbeille.utilisateur',
  profil: 'corbeille.profil',
};

/** Lists that a restored record comes back to. */
export const NOUNS_CORBEILLE: Readonly<Record<TypeCorbeille, readonly string[]>> = {
  client: ['clients'],
  projet: ['projets', 'files'],
  etapeprojet: ['projets', 'files'],
  fichier: ['projets', 'files'],
  typedepense: ['typedepenses'],
  utilisateur: ['utilisateurs', 'profils'],
  profil: ['profils'],
};

/** An address may say anything: what is no kind has no effect. */
export const typeOf = (text: string): TypeCorbeille | '' => TYPES_CORBEILLE.find((type) => type === text) ?? '';
