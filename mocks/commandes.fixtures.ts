import { ReglementSaisi } from '@comptoir/contract/reglements';
import { libelleCommande } from '@comptoir/domain/commande';
import { addDays } from '@comptoir/domain/dates';
import { referenceOf } from './caisses.fixtures';
import { mouvementDe } from './reglements.fixtures';
import type { CommandeRow, MouvementFields, ReglementRow, StatuscommandeRow } from './store';
import { VENTES } from './ventes.fixtures';

const FIRST_COMMANDE = 101;

/** Ids of the orders that stories use; the other orders are ordinary. */
export const COMMANDE = {
  /** Neither paid nor delivered: it can be changed and deleted. */
  ATTENTE: 118,
  PARTIEL: 117,
  SOLDE: 112,
  /** A full discount lowers it to 0 franc, so it is settled at once (PRODUCT 1.9). */
  GRATUITE: 111,
  POURCENTAGE: 109,
  REDUCTION: 105,
  /** It has six payments: two pages of the modal. */
  SIX_REGLEMENTS: 104,
  /** It is on the way, and its delivery date is past. */
  EN_RETARD: 107,
  LIVREE: 110,
  HUIT_ARTICLES: 116,
} as const;

const at = (today: string, age: number, hour: number) =>
  `${addDays(today, -age)}T${String(hour).padStart(2, '0')}:15:00.000Z`;

/** Eighteen orders, the oldest first, in every state of settlement and delivery: three pages of the screen. */
export const commandes = (today: string): CommandeRow[] =>
  VENTES.map(({ clientid, age, livraison, reduction = [1, 0], frais = 0, lignes }, index) => ({
    commandeid: FIRST_COMMANDE + index,
    clientid,
    createdon: at(today, age, 8),
    datelivraison: livraison === null ? null : addDays(today, livraison),
    fraissup: frais,
    typereduction: reduction[0],
    reduction: reduction[1],
    lignes: lignes.map(([libelle, qtecmd, mnttotal], nth) => ({ id: index * 10 + nth + 1, libelle, qtecmd, mnttotal })),
    version: 1,
  }));

/** The delivery steps of each order, a day and an hour apart, none later than yesterday. */
export const statuscommandes = (today: string): StatuscommandeRow[] =>
  VENTES.flatMap(({ age, etats }, index) =>
    etats.map((etat, nth) => ({
      statuscommandeid: index * 4 + nth + 1,
      commandeid: FIRST_COMMANDE + index,
      etat,
      utilisateurid: nth === 0 ? 4 : 1,
      createdon: at(today, Math.max(age - nth, 1), 8 + nth),
    })),
  );

const [FIRST_REGLEMENT, FIRST_MOUVEMENT] = [101, 301];

const saisiOf = (caisseid: number, date: string, nth: number) =>
  ReglementSaisi.parse({ caisseid, date, reference: referenceOf(caisseid, date, nth) });

/** Payments of orders, some with change. They have no proof, as before proofs were required. */
export const reglementsDesCommandes = (today: string): ReglementRow[] =>
  VENTES.flatMap(({ reglements = [] }, index) =>
    reglements.map(([age, caisseid, remis, net = remis], nth) => ({
      reglementid: FIRST_REGLEMENT + index * 10 + nth,
      depenseid: FIRST_COMMANDE + index,
      ...saisiOf(caisseid, addDays(today, -age), FIRST_REGLEMENT + index * 10 + nth),
      remis,
      net,
      troppercu: 0,
      tropde: null,
      creepar: 1,
      from: 1,
      documentid: null,
      contrepassele: null,
      version: 1,
    })),
  );

/** The movement that each payment makes in its register. */
export const mouvementsDesCommandes = (today: string, clientOf: (commandeid: number) => string): MouvementFields[] =>
  reglementsDesCommandes(today).map((row, index) => {
    const { depenseid: commandeid } = row;
    return mouvementDe(row, FIRST_MOUVEMENT + index, libelleCommande({ commandeid, client: clientOf(commandeid) }));
  });
