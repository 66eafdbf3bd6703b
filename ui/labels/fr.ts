import type { UiLabels } from './UiLabels';

export const fr: UiLabels = {
  button: { busy: 'Veuillez patienter…' },
  field: { required: 'obligatoire', optional: 'facultatif' },
  form: {
    requiredNote: 'Champs obligatoires : *',
    missing: (names) => `À renseigner : ${names.join(', ')}`,
  },
  search: { clear: 'Effacer la recherche', busy: 'Recherche en cours' },
  password: { show: 'Afficher le mot de passe', hide: 'Masquer le mot de passe' },
  select: { placeholder: 'Choisir…' },
  amount: {
    refusal: {
      ambigu: 'Le montant collé se lit de plusieurs façons. Tapez-le en chiffres, par exemple 12500.',
      decimales: 'Le franc CFA n’a pas de décimales. Collez un montant entier, par exemple 12 500.',
      invalide: 'Le texte collé n’est pas un montant. Tapez-le en chiffres, par exemple 12500.',
      trop_grand: 'Le montant dépasse 999 999 999 999 Fcfa.',
    },
  },
  phone: { tooLong: 'Le numéro collé a plus de dix chiffres.' },
  dropzone: {
    choose: 'Choisir un fichier',
    drop: 'Déposez le fichier ici',
    or: 'ou glissez-le dans ce cadre',
    refusal: {
      type: (name) => `${name} : ce format n’est pas accepté.`,
      taille: (name) => `${name} : ce fichier est trop lourd.`,
      vide: (name) => `${name} : ce fichier est vide.`,
      doublon: (name) => `${name} : ce fichier est déjà dans la liste.`,
    },
  },
  fileList: {
    remove: 'Retirer',
    removeNamed: (name) => `Retirer ${name}`,
    progress: (name) => `Envoi de ${name}`,
  },
  paginator: {
    label: 'Pagination',
    page: 'Page',
    of: (count) => `sur ${count}`,
    first: 'Première page',
    previous: 'Page précédente',
    next: 'Page suivante',
    last: 'Dernière page',
    announce: (page, count) => `Page ${page} sur ${count}`,
  },
};
