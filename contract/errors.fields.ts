import { type ErrorText, error, type Lang, type Params, sentenceOf } from './errorText';

/** The errors of single fields. Forms show them before the server does, so the browser loads only these sentences. */
export const FIELD_ERRORS = {
  'champ.requis': error(422, 'Ce champ est obligatoire.', 'This field is required.'),
  'champ.invalide': error(422, 'Cette valeur n’est pas acceptée.', 'This value is not accepted.'),
  'champ.inconnu': error(422, 'Ce champ n’est pas attendu.', 'This field is not expected.'),
  'champ.trop_long': error(422, '{{maximum}} caractères au plus.', '{{maximum}} characters at most.'),
  'champ.trop_court': error(422, '{{minimum}} caractères au moins.', '{{minimum}} characters at least.'),
  'champ.hors_limites': error(
    422,
    'Cette valeur est hors des limites permises.',
    'This value is outside the allowed limits.',
  ),
  'montant.invalide': error(422, 'Entrez un montant en francs entiers.', 'Enter an amount in whole francs.'),
  'montant.nul': error(422, 'Le montant doit être supérieur à 0.', 'The amount must be greater than 0.'),
  'quantite.invalide': error(422, 'Entrez une quantité entière à partir de 1.', 'Enter a whole quantity from 1.'),
  'telephone.invalide': error(422, 'Entrez les dix chiffres du téléphone.', 'Enter the ten digits of the phone.'),
  'terme.controle': error(
    400,
    'Le texte cherché contient un caractère de contrôle.',
    'The search text contains a control character.',
  ),
  'identifiant.signes': error(
    422,
    'L’identifiant se compose de lettres latines, de chiffres et de signes du clavier, sans caractère invisible.',
    'A username has Latin letters, digits and keyboard signs, and nothing invisible.',
  ),
  'email.invalide': error(422, 'Entrez une adresse e-mail valide.', 'Enter a valid email address.'),
  'commande.total_incoherent': error(
    422,
    'Ce total ne correspond pas aux articles : rechargez la commande.',
    'This total does not match the items: reload the order.',
  ),
  'commande.sans_article': error(422, 'Ajoutez au moins un article.', 'Add at least one item.'),
  'commande.frais_superieurs': error(
    422,
    'Les frais ne peuvent pas être supérieurs au montant total de la commande',
    'The fees cannot exceed the order’s items total',
  ),
  'commande.reduction_superieure': error(
    422,
    'La réduction ne peut pas dépasser le montant des articles.',
    'The reduction cannot exceed the items total.',
  ),
  'date.invalide': error(422, 'Entrez une date valide.', 'Enter a valid date.'),
  'date.future': error(422, 'La date ne peut pas être après aujourd’hui.', 'The date cannot be later than today.'),
  'date.passee': error(422, 'La date ne peut pas être avant aujourd’hui.', 'The date cannot be before today.'),
  'motdepasse.different': error(
    422,
    'Les deux mots de passe doivent être identiques.',
    'The two passwords must be identical.',
  ),
  'motdepasse.courant': error(
    422,
    'Ce mot de passe est trop courant ou trop proche de l’identifiant.',
    'This password is too common or too close to the username.',
  ),
  'motdepasse.inchange': error(
    422,
    'Choisissez un mot de passe différent de l’ancien.',
    'Choose a password different from the current one.',
  ),
  'fichier.requis': error(422, 'Joignez la preuve de paiement.', 'Attach the proof of payment.'),
  'fichier.aucun': error(422, 'Choisissez au moins un fichier.', 'Choose at least one file.'),
} as const satisfies Record<string, ErrorText>;

export type FieldCode = keyof typeof FIELD_ERRORS;

export const isFieldCode = (code: string): code is FieldCode => Object.hasOwn(FIELD_ERRORS, code);

/** The sentence of a field's error with its parameters filled in. */
export function fieldMessageOf(code: FieldCode, lang: Lang, params: Params = {}): string {
  return sentenceOf(FIELD_ERRORS[code], lang, params);
}
