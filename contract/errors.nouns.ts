import { type ErrorText, error } from './errorText';

/** What the state of a record forbids, by noun (CONTRACT "Envelope", 409). */
export const NOUN_ERRORS = {
  'typedepense.utilise': error(
    409,
    'Ce type sert à {{nombre}} {{nombre:dépense|dépenses}} : il ne peut pas être supprimé.',
    'This type is used by {{nombre}} {{nombre:expense|expenses}}: it cannot be deleted.',
  ),
  'typedepense.existe': error(409, 'Un type porte déjà ce libellé.', 'A type already has this label.'),
  'caisse.solde_insuffisant': error(
    422,
    'Le solde de la caisse est insuffisant.',
    'The account balance is insufficient.',
  ),
  'caisse.solde_engage': {
    ...error(
      409,
      'Cet argent est déjà sorti de la caisse : l’opération rendrait son solde négatif.',
      'This money has already left the register: the operation would make its balance negative.',
    ),
    wire: 'caisse.solde_insuffisant',
  },
  'caisse.utilisee': error(
    409,
    'Cette caisse a {{nombre}} {{nombre:mouvement|mouvements}} en plus de son ouverture : elle ne peut pas être supprimée.',
    'This register has {{nombre}} {{nombre:movement|movements}} besides its opening: it cannot be deleted.',
  ),
  'caisse.arretee': error(
    409,
    'Cette caisse a {{nombre}} {{nombre:arrêté|arrêtés}} : elle ne peut pas être supprimée.',
    'This register has {{nombre}} {{nombre:closing|closings}}: it cannot be deleted.',
  ),
  'caisse.jour_arrete': error(
    409,
    'Cette caisse est arrêtée au {{jour}} : rien ne s’y écrit plus jusqu’à ce jour.',
    'This register is closed up to {{jour}}: nothing can be written in it up to that day.',
  ),
  'caisse.nature_figee': error(
    409,
    'Cette caisse a déjà des mouvements : sa nature ne change plus.',
    'This register already has movements: its nature can no longer change.',
  ),
  'caisse.code_utilise': error(409, 'Une autre caisse porte déjà ce code.', 'Another register already has this code.'),
  'arrete.motif_requis': error(
    422,
    'Le compte diffère de l’attendu : dites pourquoi.',
    'The count differs from what was expected: say why.',
  ),
  'arrete.date_future': error(
    422,
    'Une caisse ne s’arrête pas à un jour à venir.',
    'A register cannot be closed up to a day to come.',
  ),
  'arrete.deja_arrete': error(422, 'Ce jour est déjà arrêté.', 'This day is already closed.'),
  'arrete.caisse_a_bouge': error(
    409,
    'La caisse a bougé depuis le début du comptage : vérifiez ce qui s’y est ajouté.',
    'The register moved since the count began: check what was added to it.',
  ),
  'arrete.deja_explique': error(409, 'Il n’y a pas d’écart à expliquer.', 'There is no variance to explain.'),
  'arrete.propre_comptage': error(
    409,
    'Une autre personne que celle qui a compté doit le faire.',
    'Someone other than who counted must do this.',
  ),
  'arrete.rouvert': error(409, 'Cet arrêté a été rouvert.', 'This closing was reopened.'),
  'arrete.pas_dernier': error(
    409,
    'Cette caisse a été comptée depuis : seul son dernier arrêté se régularise ou se rouvre.',
    'This register was counted since: only its last closing can be booked or reopened.',
  ),
  'arrete.deja_regularise': error(409, 'L’écart de cet arrêté est déjà régularisé.', 'The variance is already booked.'),
  'arrete.sans_ecart': error(409, 'Cet arrêté n’a pas d’écart.', 'This closing has no variance.'),
  'arrete.controle': error(
    409,
    'Un contrôle inopiné n’arrête aucun jour : il n’y a rien à rouvrir.',
    'A surprise count closes no day: there is nothing to reopen.',
  ),
  'comptage.coupure_inconnue': error(422, 'Ce billet ou cette pièce n’existe pas.', 'There is no such note or coin.'),
  'comptage.nombre': error(422, 'Entrez un nombre de 0 à 1 000 000.', 'Enter a number from 0 to 1 000 000.'),
  'mouvement.ecart': error(
    409,
    'Ce mouvement régularise un arrêté de caisse : il ne se modifie pas et ne se supprime pas.',
    'This movement books the variance of a closing: it cannot be changed or deleted.',
  ),
  'mouvement.contrepassation': error(
    409,
    'Ce mouvement en contre-passe un autre : il ne se modifie pas et ne se supprime pas.',
    'This movement reverses another one: it cannot be changed or deleted.',
  ),
  'mouvement.contrepasse': error(
    409,
    'Ce mouvement est contre-passé : il ne se modifie plus et ne se supprime plus.',
    'This movement was reversed: it can no longer be changed or deleted.',
  ),
  'contrepassation.deja_faite': error(409, 'C’est déjà contre-passé.', 'This was reversed already.'),
  'contrepassation.jour_ouvert': error(
    409,
    'Ce jour n’est pas arrêté : modifiez ou supprimez, au lieu de contre-passer.',
    'This day is not closed: change or delete it instead of reversing it.',
  ),
  'contrepassation.jour_arrete': error(
    422,
    'Ce jour est arrêté : choisissez un jour après le dernier arrêté.',
    'This day is closed: choose one after the last closing.',
  ),
  'mouvement.transfert': error(
    409,
    'Ce mouvement vient d’un transfert : il ne se modifie pas et ne se supprime pas.',
    'This movement comes from a transfer: it cannot be changed or deleted.',
  ),
  'transfert.meme_caisse': error(
    422,
    'L’argent ne peut pas aller dans la caisse d’où il vient.',
    'The money cannot go into the register that it comes from.',
  ),
  'transfert.avant_envoi': error(
    422,
    'L’argent n’était pas encore parti ce jour-là.',
    'The money had not left yet on that day.',
  ),
  'transfert.deja_repondu': error(
    409,
    'Ce transfert est déjà reçu, refusé ou annulé.',
    'This transfer was already received, refused or withdrawn.',
  ),
  'transfert.pas_source': error(
    403,
    'Une personne de la caisse d’envoi doit le faire.',
    'Someone of the sending register must do this.',
  ),
  'transfert.pas_cible': error(
    403,
    'Une personne de la caisse de réception doit le faire.',
    'Someone of the receiving register must do this.',
  ),
  'caisse.transfert_attendu': error(
    409,
    'Un transfert est en route vers cette caisse : elle ne peut pas être supprimée.',
    'A transfer is on its way to this register: it cannot be deleted.',
  ),
  'mouvement.ouverture': error(
    409,
    'Le mouvement d’ouverture ne se modifie pas et ne se supprime pas.',
    'The opening movement cannot be changed or deleted.',
  ),
  'mouvement.lie': error(
    409,
    'Ce mouvement vient d’un règlement : modifiez le règlement.',
    'This movement comes from a payment: change the payment.',
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
  'beneficiaire.entree': error(
    422,
    'Seule une sortie d’argent a un bénéficiaire.',
    'Only money that goes out has a beneficiary.',
  ),
  'reference.sans_objet': error(
    422,
    'Une caisse d’espèces n’a ni référence ni frais d’opérateur.',
    'A cash register has neither an operator’s reference nor its fee.',
  ),
  'reference.deja_utilisee': error(
    409,
    'Cette référence est déjà celle d’une opération de {{montant}} du {{jour}} dans cette caisse.',
    'This reference is already that of an operation of {{montant}} on {{jour}} in this register.',
  ),
  'reglement.contrepasse': error(
    409,
    'Ce règlement est contre-passé : il ne se modifie plus et ne se supprime plus.',
    'This payment was reversed: it can no longer be changed or deleted.',
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
  'profil.existe': error(409, 'Un profil porte déjà ce libellé.', 'A profile already has this label.'),
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
