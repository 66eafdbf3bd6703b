import type { EtatLivraison, TypeReduction } from '@comptoir/domain/commande';

/** A sale: an order with its delivery and its payments. */
interface Vente {
  clientid: number;
  /** Days since the order, at least 1. */
  age: number;
  /** Days from today to the delivery; null without a delivery date. */
  livraison: number | null;
  reduction?: readonly [TypeReduction, number];
  frais?: number;
  etats: readonly EtatLivraison[];
  lignes: readonly (readonly [libelle: string, qtecmd: number, mnttotal: number])[];
  /** Days since the payment, the register, the francs handed over, and the francs posted when they are fewer. */
  reglements?: readonly (readonly [age: number, caisseid: number, remis: number, net?: number])[];
}

const LIVREE = [0, 1, 2, 3] as const;

/** The sales of the fixtures, the oldest first. */
export const VENTES: readonly Vente[] = [
  {
    clientid: 2,
    age: 134,
    livraison: -120,
    etats: LIVREE,
    lignes: [
      ['Ciment CIMAF, sac de 50 kg', 40, 200_000],
      ['Fer à béton HA10, barre de 12 m', 25, 87_500],
    ],
    reglements: [[130, 3, 100_000]],
  },
  {
    clientid: 7,
    age: 118,
    livraison: -110,
    reduction: [2, 10],
    frais: 15_000,
    etats: LIVREE,
    lignes: [
      ['Claustra en bois d’iroko', 12, 540_000],
      ['Table basse en teck', 4, 180_000],
    ],
    reglements: [
      [117, 6, 400_000],
      [108, 6, 265_000, 263_000],
    ],
  },
  {
    clientid: 12,
    age: 96,
    livraison: null,
    etats: [0, 1],
    lignes: [['Carreaux de ciment 20 × 20', 300, 255_000]],
  },
  {
    clientid: 4,
    age: 85,
    livraison: -80,
    reduction: [2, 5],
    etats: LIVREE,
    lignes: [['Étagères de pharmacie', 6, 312_345]],
    reglements: [
      [84, 5, 50_000],
      [75, 5, 50_000],
      [68, 3, 50_000],
      [54, 5, 50_000],
      [33, 3, 50_000],
      [12, 4, 20_000],
    ],
  },
  {
    clientid: 12,
    age: 78,
    livraison: -70,
    reduction: [1, 5_000],
    frais: 2_500,
    etats: [0, 2],
    lignes: [
      ['Tôles bac 35/100, 6 m', 20, 170_000],
      ['Faîtières', 10, 45_000],
    ],
    reglements: [[70, 3, 112_500]],
  },
  {
    clientid: 9,
    age: 66,
    livraison: -60,
    frais: 3_000,
    etats: LIVREE,
    lignes: [
      ['Chaises en plastique', 60, 210_000],
      ['Nappes en pagne', 10, 35_000],
    ],
    reglements: [[66, 5, 250_000, 248_000]],
  },
  {
    clientid: 10,
    age: 58,
    livraison: -20,
    frais: 25_000,
    etats: [0, 1, 2],
    lignes: [
      ['Tables-bancs à deux places', 80, 2_400_000],
      ['Tableaux noirs', 8, 360_000],
      ['Armoires métalliques', 4, 340_000],
    ],
    reglements: [
      [58, 6, 1_500_000],
      [30, 6, 500_000],
    ],
  },
  {
    clientid: 12,
    age: 47,
    livraison: -40,
    etats: LIVREE,
    lignes: [['Peinture glycéro, seau de 25 kg', 5, 162_500]],
  },
  {
    clientid: 13,
    age: 40,
    livraison: 15,
    reduction: [2, 15],
    frais: 50_000,
    etats: [0, 1, 2],
    lignes: [
      ['Sacs de jute pour fèves de cacao, 65 kg, marqués au nom de la section et cousus main', 2000, 1_300_000],
      ['Palettes de bois', 50, 375_000],
    ],
    reglements: [[38, 6, 700_000]],
  },
  {
    clientid: 11,
    age: 33,
    livraison: -28,
    reduction: [1, 10_000],
    etats: LIVREE,
    lignes: [['Portail coulissant de quatre mètres', 1, 850_000]],
    reglements: [
      [33, 4, 500_000],
      [28, 4, 340_000],
    ],
  },
  {
    clientid: 1,
    age: 27,
    livraison: null,
    reduction: [2, 100],
    etats: LIVREE,
    lignes: [['Sacs de ciment offerts, reprise d’un retour', 3, 15_000]],
  },
  {
    clientid: 12,
    age: 21,
    livraison: 4,
    frais: 5_000,
    etats: [0, 1],
    lignes: [['Gravier 15/25, camion de 10 m³', 2, 190_000]],
    reglements: [[20, 3, 200_000, 195_000]],
  },
  { clientid: 3, age: 14, livraison: null, etats: [0], lignes: [['Brouette renforcée', 1, 32_000]] },
  {
    clientid: 12,
    age: 6,
    livraison: 10,
    reduction: [2, 33],
    etats: [0],
    lignes: [['Serrures trois points', 7, 122_500]],
  },
  {
    clientid: 12,
    age: 4,
    livraison: 9,
    etats: [0, 1],
    lignes: [['Vis à tôle, carton de 500', 6, 51_000]],
    reglements: [[4, 4, 51_000]],
  },
  {
    clientid: 12,
    age: 3,
    livraison: 7,
    frais: 12_000,
    etats: [0],
    lignes: [
      ['Ciment CIMAF, sac de 50 kg', 30, 150_000],
      ['Sable de lagune, camion de 6 m³', 1, 60_000],
      ['Agglos de 15 creux', 400, 140_000],
      ['Fer à béton HA8, barre de 12 m', 20, 52_000],
      ['Fil recuit, rouleau', 4, 14_000],
      ['Planches de coffrage', 25, 62_500],
      ['Pointes de 80, carton', 2, 24_000],
      ['Film polyane, rouleau', 1, 38_000],
    ],
  },
  {
    clientid: 6,
    age: 2,
    livraison: 5,
    frais: 1_000,
    etats: [0],
    lignes: [['Ventilateurs sur pied', 2, 46_000]],
    reglements: [[2, 4, 17_000]],
  },
  {
    clientid: 5,
    age: 1,
    livraison: 2,
    etats: [0],
    lignes: [['Sacs de farine, 50 kg', 10, 245_000]],
  },
];
