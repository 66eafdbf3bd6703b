import { CAISSE_ERRORS } from './errors.caisses';
import { FIELD_ERRORS } from './errors.fields';
import { NOUN_ERRORS } from './errors.nouns';
import { type ErrorText, error, type Lang, type Params, sentenceOf } from './errorText';

export type { Lang, Params } from './errorText';

/** Every refusal of the API: stable code → HTTP status and the sentence shown to users (CONTRACT "Envelope"). */
export const ERRORS = {
  'requete.illisible': error(400, 'La requête est illisible.', 'The request cannot be read.'),
  'requete.terme': error(
    400,
    'Le texte cherché contient un caractère de contrôle.',
    'The search text contains a control character.',
  ),
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
    'Un second facteur est déjà en place : retirez-le d’abord.',
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
    'Quelqu’un a modifié cet élément entre-temps. Rechargez-le ; votre saisie est gardée.',
    'Someone changed this item in the meantime. Reload it; what you typed is kept.',
  ),
  'idempotence.conflit': error(
    422,
    'Cet envoi a déjà servi pour une autre opération.',
    'This submission was already used for another operation.',
  ),
  ...NOUN_ERRORS,
  ...CAISSE_ERRORS,
  'montant.limite': error(
    409,
    'Le total dépasserait la limite de l’application.',
    'The total would exceed the application’s limit.',
  ),
  'export.trop_grand': error(
    413,
    'Cette liste a {{nombre}} lignes, un fichier {{maximum}} au plus. Choisissez une période plus courte ou un filtre.',
    'This list has {{nombre}} rows, a file {{maximum}} at most. Choose a shorter period or a filter.',
  ),
  'dossier.trop_grand': error(
    413,
    'Ces pièces font plus de {{maximum}} Go, la limite d’un dossier. Demandez un mois à la fois.',
    'These proofs are more than {{maximum}} GB, the limit of one file. Ask for one month at a time.',
  ),
  'fichier.trop_nombreux': error(
    413,
    '{{maximum}} fichiers au plus par envoi.',
    '{{maximum}} files at most in one upload.',
  ),
  'fichier.vide': error(422, 'Le fichier est vide.', 'The file is empty.'),
  'fichier.trop_grand': error(413, 'Le fichier dépasse {{mo}} Mo.', 'The file exceeds {{mo}} MB.'),
  'fichier.trop_lourd': error(413, 'Le fichier dépasse {{ko}} ko.', 'The file exceeds {{ko}} KB.'),
  'fichier.type': error(
    415,
    'Ce fichier n’est pas d’un type accepté ({{types}}).',
    'This file is not of an accepted type ({{types}}).',
  ),
  'fichier.dimensions': error(
    422,
    'Cette image a trop de points : réduisez-la.',
    'This image has too many pixels: make it smaller.',
  ),
  'fichier.absent': error(410, 'Le fichier n’est plus disponible.', 'The file is no longer available.'),
  'base.indisponible': error(
    503,
    'Le service est momentanément indisponible. Réessayez dans un instant.',
    'The service is temporarily unavailable. Try again in a moment.',
  ),
  'base.resultat_inconnu': error(
    503,
    'La réponse s’est perdue. Réessayez : rien ne sera enregistré deux fois.',
    'The answer was lost. Try again: nothing will be saved twice.',
  ),
  'ledger.endommage': error(
    503,
    'Les comptes ne concordent plus : la saisie est suspendue. Contactez l’administrateur.',
    'The accounts no longer add up: entry is suspended. Contact the administrator.',
  ),
  'espace.insuffisant': error(
    507,
    'Le serveur manque d’espace. Rien n’a été enregistré.',
    'The server is out of space. Nothing was saved.',
  ),
  interne: error(
    500,
    'Une erreur est survenue ! Contactez l’administrateur',
    'An error has occurred! Contact the administrator',
  ),
  ...FIELD_ERRORS,
} as const satisfies Record<string, ErrorText>;

export type ErrorCode = keyof typeof ERRORS;

/** The code that the API sends for a refusal. Situations may share it; status and sentence tell them apart. */
export function wireCodeOf(code: ErrorCode): ErrorCode {
  const entry: ErrorText = ERRORS[code];
  return entry.wire !== undefined && isErrorCode(entry.wire) ? entry.wire : code;
}

/** The entry of ERRORS with this sent code and status; its sentence is the one that was shown. */
export function situationOf(wireCode: ErrorCode, status: number): ErrorCode {
  const codes = Object.keys(ERRORS) as ErrorCode[];
  return codes.find((code) => wireCodeOf(code) === wireCode && ERRORS[code].status === status) ?? wireCode;
}

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code);

/** The sentence of a code with its parameters filled in, ready to show to users (CONTRACT "Envelope"). */
export function messageOf(code: ErrorCode, lang: Lang, params: Params = {}): string {
  return sentenceOf(ERRORS[code], lang, params);
}
