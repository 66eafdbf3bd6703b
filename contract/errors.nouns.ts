import { type ErrorText, error } from './errorText';
import { LIBELLES_UNIQUES } from './objets';

type Existe = { [Kind in keyof typeof LIBELLES_UNIQUES as `${Kind}.existe`]: ErrorText };

/** The refusal of a label that another record of the same kind has. */
const EXISTE = Object.fromEntries(
  Object.entries(LIBELLES_UNIQUES).map(([kind, { fr, en }]) => [
    `${kind}.existe`,
    error(409, `${fr} porte déjà ce libellé.`, `${en} already has this label.`),
  ]),
) as Existe;

/** Refusals because of the state of a record, by noun (CONTRACT "Envelope", 409). */
export const NOUN_ERRORS = {
  ...EXISTE,
  'typedepense.utilise': error(
    409,
    'Ce type sert à {{nombre}} {{nombre:dépense|dépenses}} : il ne peut pas être supprimé.',
    'This type is used by {{nombre}} {{nombre:expense|expenses}}: it cannot be deleted.',
  ),
  'depense.montant_inferieur_regle': error(
    409,
    'Le montant ne peut pas être inférieur à ce qui est déjà réglé.',
    'The amount cannot be lower than what is already paid.',
  ),
  'depense.a_des_reglements': error(
    409,
    'Cette dépense a {{nombre}} {{nombre:règlement|règlements}} : supprimez-{{nombre:le|les}} d’abord.',
    'This expense has {{nombre}} {{nombre:payment|payments}}: delete {{nombre:it|them}} first.',
  ),
  'preuve.deja_utilisee': error(
    409,
    'Cette pièce est déjà {{ou}} : joignez-en une autre.',
    'This document is already {{ou}}: attach another one.',
  ),
  'reglement.contrepasse': error(
    409,
    'Ce règlement est contre-passé : il ne se modifie plus et ne se supprime plus.',
    'This payment was reversed: it can no longer be changed or deleted.',
  ),
  'reglement.deja_signe': error(
    409,
    'Le bénéficiaire a déjà signé cette pièce : sa signature ne change plus.',
    'The beneficiary has signed this document already: the signature can no longer change.',
  ),
  'reglement.numero_change': error(
    409,
    'Ce règlement a une autre pièce depuis : relisez-la avant de la faire signer.',
    'This payment has another document by now: read it before it is signed.',
  ),
  'reglement.trop_percu': error(
    422,
    'L’opérateur a reçu {{recu}} : {{trop}} en trop. Corrigez le montant, ou gardez-les en trop perçu.',
    'The operator received {{recu}}: {{trop}} too much. Correct the amount, or keep it as overpaid.',
  ),
  'reglement.trop_verse': error(
    422,
    'Un opérateur ne rend pas la monnaie : il n’est dû que {{du}}. Corrigez le montant.',
    'An operator gives no change: only {{du}} is owed. Correct the amount.',
  ),
  'reglement.trop_percu_reste': error(
    409,
    'Il ne reste que {{tenu}} de ce trop perçu.',
    'Only {{tenu}} of what was overpaid remains.',
  ),
  'reglement.trop_percu_sorti': error(
    409,
    'Ce trop perçu est déjà rendu ou utilisé, pour {{sorti}} : supprimez d’abord cette sortie.',
    'What was overpaid has been given back or used already, {{sorti}} of it: delete that first.',
  ),
  'reglement.deja_solde': error(409, 'Il ne reste rien à régler.', 'Nothing remains to be paid.'),
  'projet.a_des_depenses': error(
    409,
    'Ce projet a {{nombre}} {{nombre:dépense|dépenses}} : il ne peut pas être supprimé.',
    'This project has {{nombre}} {{nombre:expense|expenses}}: it cannot be deleted.',
  ),
  'projet.trop_etapes': error(
    409,
    'Un projet a {{maximum}} étapes au plus.',
    'A project has {{maximum}} steps at most.',
  ),
  'etapeprojet.a_des_depenses': error(
    409,
    'Cette étape a {{nombre}} {{nombre:dépense|dépenses}} : elle ne peut pas être supprimée.',
    'This step has {{nombre}} {{nombre:expense|expenses}}: it cannot be deleted.',
  ),
  'utilisateur.existe': error(409, 'Un utilisateur porte déjà cet identifiant.', 'A user already has this username.'),
  'utilisateur.soi': error(
    409,
    'On ne se verrouille pas, ne se supprime pas et ne change pas soi-même ce qui donne accès.',
    'Nobody locks or deletes themselves, or changes what lets them in.',
  ),
  'utilisateur.dernier_administrateur': error(
    409,
    'Il doit rester un administrateur actif qui a tous les droits, voit toutes les caisses et n’a pas de date de fin.',
    'An active administrator must remain who has every right, sees every register and has no end date.',
  ),
  'utilisateur.plus_de_droits': error(
    403,
    'Cette personne a des droits que vous n’avez pas ({{permissions}}) : vous ne changez rien de son compte.',
    'This person has rights that you do not have ({{permissions}}): you change nothing of their account.',
  ),
  'utilisateur.plus_de_caisses': error(
    403,
    'Cette personne voit des caisses que vous ne voyez pas : vous ne changez rien de son compte.',
    'This person sees registers that you do not see: you change nothing of their account.',
  ),
  'profil.utilise': error(
    409,
    'Ce profil est celui de {{nombre}} {{nombre:utilisateur|utilisateurs}} : il ne peut pas être supprimé.',
    'This profile is that of {{nombre}} {{nombre:user|users}}: it cannot be deleted.',
  ),
  'profil.propre': error(409, 'On ne change pas son propre profil.', 'Nobody changes their own profile.'),
  'profil.plus_forts': error(
    403,
    'Ce profil est celui de personnes qui ont des droits ou des caisses que vous n’avez pas : vous n’y changez rien.',
    'This profile is that of people who have rights or registers that you do not have: you change nothing of it.',
  ),
  'profil.permission_non_detenue': error(
    403,
    'On ne donne ni ne retire une permission que l’on n’a pas : {{permissions}}.',
    'Nobody gives or takes away a permission that they do not hold: {{permissions}}.',
  ),
  'module.existe': error(409, 'Ce nom est déjà pris.', 'This name is already taken.'),
  'module.produit': error(
    409,
    'Ce module fait partie du produit : seul son libellé se modifie.',
    'This module is part of the product: only its label can be changed.',
  ),
  'module.utilise': error(
    409,
    'Cette permission est celle de {{nombre}} {{nombre:profil|profils}}.',
    'This permission is held by {{nombre}} {{nombre:profile|profiles}}.',
  ),
  'corbeille.parent': error(
    409,
    'Restaurez d’abord ce dont cet élément fait partie.',
    'Restore first what this item belongs to.',
  ),
  'client.a_des_commandes': error(
    409,
    'Ce client a {{nombre}} {{nombre:commande|commandes}} : il ne peut pas être supprimé.',
    'This client has {{nombre}} {{nombre:order|orders}}: it cannot be deleted.',
  ),
  'client.sans_dette': error(409, 'Ce client ne doit rien.', 'This client owes nothing.'),
  'client.releve_trop_long': error(
    409,
    'Ce relevé aurait plus de {{maximum}} lignes : choisissez une période plus courte.',
    'This statement would have more than {{maximum}} lines: choose a shorter period.',
  ),
  'commande.soldee': error(
    409,
    'Cette commande est soldée : elle ne se modifie plus et ne se supprime plus.',
    'This order is settled: it can no longer be changed or deleted.',
  ),
  'commande.montant_inferieur_regle': error(
    409,
    'Le total ne peut pas être inférieur à ce qui est déjà réglé.',
    'The total cannot be lower than what is already paid.',
  ),
  'commande.a_des_reglements': error(
    409,
    'Cette commande a {{nombre}} {{nombre:règlement|règlements}} : supprimez-{{nombre:le|les}} d’abord.',
    'This order has {{nombre}} {{nombre:payment|payments}}: delete {{nombre:it|them}} first.',
  ),
  'commande.statut_non_croissant': error(
    409,
    'La livraison ne revient pas en arrière : choisissez un statut plus avancé.',
    'Delivery does not go backwards: choose a later status.',
  ),
  'statuscommande.conserve': error(
    409,
    'Le suivi de livraison se conserve : un statut enregistré ne se supprime pas.',
    'The delivery history is kept: a recorded status cannot be deleted.',
  ),
  'depense.trop_documents': error(
    409,
    'Une dépense a {{maximum}} pièces justificatives au plus.',
    'An expense has {{maximum}} supporting documents at most.',
  ),
  'etapeprojet.trop_fichiers': error(
    409,
    'Une étape a {{maximum}} fichiers au plus.',
    'A step has {{maximum}} files at most.',
  ),
} as const satisfies Record<string, ErrorText>;
