import { NOUN_ERRORS } from './errors.nouns';
import { type ErrorText, error } from './errorText';

/** Every refusal of the API: stable code → HTTP status and the sentence shown to staff (CONTRACT "Envelope"). */
export const ERRORS = {
  'requete.illisible': error(400, 'La requête est illisible.', 'The request cannot be read.'),
  'requete.multipart': error(400, 'Le formulaire envoyé est incomplet.', 'The submitted form is incomplete.'),
  'requete.methode': error(405, 'Cette méthode n’est pas acceptée ici.', 'This method is not accepted here.'),
  'requete.trop_grande': error(413, 'La requête est trop volumineuse.', 'The request is too large.'),
  'requete.type': error(415, 'Ce type de contenu n’est pas accepté.', 'This content type is not accepted.'),
  'requete.invalide': error(422, 'Vérifiez les champs signalés.', 'Check the fields shown.'),
  'requete.expiree': error(408, 'L’envoi a été trop lent. Réessayez.', 'The upload was too slow. Try again.'),
  'requete.trop_frequente': error(
    429,
    'Trop d’essais. Réessayez dans {{minutes}} min.',
    'Too many attempts. Try again in {{minutes}} min.',
  ),
  'auth.session': error(
    401,
    'Votre session est terminée. Connectez-vous de nouveau.',
    'Your session has ended. Sign in again.',
  ),
  'auth.identifiants': error(
    401,
    'Identifiant ou mot de passe incorrect, ou compte non autorisé.',
    'Wrong username or password, or account not allowed.',
  ),
  'auth.origine': error(
    403,
    'Cette demande ne vient pas de l’application.',
    'This request does not come from the application.',
  ),
  'auth.permission': error(403, 'Vous n’avez pas le droit de faire cela.', 'You are not allowed to do this.'),
  'auth.code_requis': error(401, 'Entrez le code de votre second facteur.', 'Enter the code of your second factor.'),
  'auth.code_incorrect': error(422, 'Ce code n’est pas valable.', 'This code is not valid.'),
  'auth.facteur_absent': error(409, 'Aucun second facteur n’est en place.', 'No second factor is set.'),
  'auth.facteur_present': error(
    409,
    'Un second facteur est déjà en place : retirez-le d’abord.',
    'A second factor is already set: remove it first.',
  ),
  'auth.motdepasse_temporaire': error(
    403,
    'Choisissez d’abord un nouveau mot de passe.',
    'Choose a new password first.',
  ),
  'auth.ancien_incorrect': error(422, 'L’ancien mot de passe est incorrect.', 'The current password is incorrect.'),
  introuvable: error(404, 'Cet élément n’existe pas ou a été supprimé.', 'This item does not exist or was deleted.'),
  'conflit.version': error(
    409,
    'Quelqu’un a modifié cet élément entre-temps. Rechargez-le ; votre saisie est gardée.',
    'Someone changed this item in the meantime. Reload it; what you typed is kept.',
  ),
  'idempotence.conflit': error(
    422,
    'Cet envoi a déjà servi pour une autre opération.',
    'This submission was already used for another operation.',
  ),
  ...NOUN_ERRORS,
  'montant.limite': error(
    409,
    'Le total dépasserait la limite de l’application.',
    'The total would exceed the application’s limit.',
  ),
  'fichier.requis': error(422, 'Joignez la preuve de paiement.', 'Attach the proof of payment.'),
  'fichier.aucun': error(422, 'Choisissez au moins un fichier.', 'Choose at least one file.'),
  'fichier.trop_nombreux': error(
    413,
    '{{maximum}} fichiers au plus par envoi.',
    '{{maximum}} files at most in one upload.',
  ),
  'fichier.vide': error(422, 'Le fichier est vide.', 'The file is empty.'),
  'fichier.trop_grand': error(413, 'Le fichier dépasse {{mo}} Mo.', 'The file exceeds {{mo}} MB.'),
  'fichier.type': error(
    415,
    'Ce fichier n’est pas d’un type accepté ({{types}}).',
    'This file is not of an accepted type ({{types}}).',
  ),
  'fichier.dimensions': error(
    422,
    'Cette image a trop de points : réduisez-la.',
    'This image has too many pixels: make it smaller.',
  ),
  'fichier.absent': error(410, 'Le fichier n’est plus disponible.', 'The file is no longer available.'),
  'base.indisponible': error(
    503,
    'Le service est momentanément indisponible. Rien n’a été enregistré ; réessayez.',
    'The service is temporarily unavailable. Nothing was saved; try again.',
  ),
  'base.resultat_inconnu': error(
    503,
    'La réponse s’est perdue. Réessayez : rien ne sera enregistré deux fois.',
    'The answer was lost. Try again: nothing will be saved twice.',
  ),
  'ledger.endommage': error(
    503,
    'Les comptes ne concordent plus : la saisie est suspendue. Contactez l’administrateur.',
    'The accounts no longer add up: entry is suspended. Contact the administrator.',
  ),
  'espace.insuffisant': error(
    507,
    'Le serveur manque d’espace. Rien n’a été enregistré.',
    'The server is out of space. Nothing was saved.',
  ),
  interne: error(
    500,
    'Une erreur est survenue ! Contactez l’administrateur',
    'An error has occurred! Contact the administrator',
  ),

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
  'email.invalide': error(422, 'Entrez une adresse e-mail valide.', 'Enter a valid email address.'),
  'commande.total_incoherent': error(
    422,
    'Ce total ne correspond pas aux articles : rechargez la commande.',
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
} as const satisfies Record<string, ErrorText>;

export type ErrorCode = keyof typeof ERRORS;
export type Lang = 'fr' | 'en';

/** The code that a refusal shows: clients know what is refused, its status and sentence tell the situation. */
export function wireCodeOf(code: ErrorCode): ErrorCode {
  const entry: ErrorText = ERRORS[code];
  return entry.wire !== undefined && isErrorCode(entry.wire) ? entry.wire : code;
}

/** The entry that a refusal's code and status stand for: its sentence is the one that was shown. */
export function situationOf(wireCode: ErrorCode, status: number): ErrorCode {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return codes.find((code) => wireCodeOf(code) === wireCode && ERRORS[code].status === status) ?? wireCode;
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** The sentence of a code, parameters filled in; whole when shown to staff as it is (CONTRACT "Envelope"). */
export function messageOf(code: ErrorCode, lang: Lang, params: Readonly<Record<string, string | number>> = {}): string {
  return ERRORS[code][lang].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
}
