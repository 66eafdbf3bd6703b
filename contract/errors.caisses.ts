import { type ErrorText, error } from './errorText';

/** Refusals because of the state of a register, or of a record that moves its money (CONTRACT "Envelope", 409). */
export const CAISSE_ERRORS = {
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
  'caisse.plafond_depasse': error(
    422,
    'La caisse dépasserait son plafond de {{plafond}} : versez-en d’abord une partie ailleurs.',
    'The register would go beyond its limit of {{plafond}}: move part of its money elsewhere first.',
  ),
  'caisse.utilisee': error(
    409,
    'Cette caisse a {{nombre}} {{nombre:mouvement|mouvements}} en plus de son ouverture : ' +
      'elle ne peut pas être supprimée.',
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
  'caisse.arretee_aujourdhui': {
    ...error(
      409,
      'Cette caisse est arrêtée pour aujourd’hui. Choisissez-en une autre, ou demandez la réouverture.',
      'This register is closed for today. Choose another one, or ask for it to be reopened.',
    ),
    wire: 'caisse.jour_arrete',
  },
  'caisse.nature_figee': error(
    409,
    'Cette caisse a déjà des mouvements : sa nature ne change plus.',
    'This register already has movements: its nature can no longer change.',
  ),
  'caisse.code_utilise': error(409, 'Une autre caisse porte déjà ce code.', 'Another register already has this code.'),
  'caisse.code_fige': error(
    409,
    'Des pièces de cette caisse portent son code : il ne change plus.',
    'Documents of this register bear its code: it can no longer change.',
  ),
  'imprime.remplace': error(
    409,
    'Cette pièce a été remplacée : imprimez la nouvelle.',
    'This document was replaced: print the new one.',
  ),
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
  'arrete.deja_joint': error(
    409,
    'Cet arrêté a déjà son justificatif : il ne change plus.',
    'This closing already has its proof: it can no longer change.',
  ),
  'arrete.autre_comptage': error(409, 'Seule la personne qui a compté peut le faire.', 'Only who counted may do this.'),
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
  'transfert.autre_caisse': error(
    409,
    'L’autre caisse ne peut pas recevoir cet argent : voyez avec la personne qui la tient.',
    'The other register cannot take this money: see who keeps it.',
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
  'avance.pas_porteur': error(
    403,
    'Seule la personne qui porte cette avance peut le faire.',
    'Only the holder of this advance may do this.',
  ),
  'avance.propre_avance': error(
    403,
    'Une autre personne doit en décider : cette avance est la vôtre, ou vous l’avez demandée.',
    'Someone else must decide: this advance is yours, or you asked for it.',
  ),
  'avance.pour_autrui': error(
    403,
    'Vous pouvez demander une avance pour vous-même.',
    'You may ask for an advance for yourself.',
  ),
  'avance.porteur_inactif': error(
    409,
    'Le compte de cette personne est verrouillé, expiré ou supprimé : elle ne peut plus recevoir d’avance.',
    'This person’s account is locked, expired or deleted: it can no longer be given an advance.',
  ),
  'arrete.porteur_inactif': error(
    409,
    'Le compte de la personne qui a compté est verrouillé, expiré ou supprimé : ' +
      'le manquant ne peut pas lui être imputé.',
    'The account of who counted is locked, expired or deleted: what is missing cannot be charged to it.',
  ),
  'avance.deja_decidee': error(409, 'Cette avance est déjà décidée.', 'This advance was already decided.'),
  'avance.a_approuver': error(
    409,
    'Une avance de ce montant doit d’abord être approuvée.',
    'An advance of this amount must be approved first.',
  ),
  'avance.pas_decaissee': error(
    409,
    'Il ne reste rien de cette avance, ou elle n’a pas été versée.',
    'Nothing is left of this advance, or it was not paid out.',
  ),
  'avance.plafond': error(
    422,
    'Ce montant dépasse le plafond d’une avance.',
    'This amount is above the ceiling of an advance.',
  ),
  'avance.en_retard': error(
    409,
    'Cette personne a une avance en retard : elle doit d’abord la justifier ou la rendre.',
    'This person has a late advance: it must be accounted for or given back first.',
  ),
  'avance.deja_ouverte': error(
    409,
    'Cette personne a déjà autant d’avances que permis : elle doit d’abord en justifier une.',
    'This person already has as many advances as allowed: one must be accounted for first.',
  ),
  'avance.commande': error(
    422,
    'Une avance ne reçoit pas l’argent d’une commande.',
    'An advance does not take the money of an order.',
  ),
  'avance.mouvement': error(
    409,
    'Une avance se dépense avec une preuve, ou se rend : rien d’autre ne s’y écrit.',
    'An advance is spent with a proof, or given back: nothing else is written in it.',
  ),
  'arrete.avance': error(
    409,
    'Une avance ne s’arrête pas : elle se justifie ou se rend.',
    'An advance is not closed: it is accounted for or given back.',
  ),
} as const satisfies Record<string, ErrorText>;
