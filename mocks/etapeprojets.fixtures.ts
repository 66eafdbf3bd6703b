import { PROJET } from './projets.fixtures';
import type { EtapeRow } from './store';

type Etape = readonly [etat: 0 | 1, montant: number, libelle: string, description: string];

const ETAPES: Readonly<Record<number, readonly Etape[]>> = {
  1: [
    [1, 600_000, 'Terrain', 'Nivellement et sable de rivière'],
    [1, 1_800_000, 'Jeux', 'Pose et scellement des trois jeux'],
  ],
  2: [
    [1, 2_200_000, 'Plomberie', 'Lavabos, évacuations et chauffe-eau'],
    [1, 1_500_000, 'Faux plafond', 'Salle de soins et couloir'],
    [1, 2_100_000, 'Peinture', 'Deux couches, glycéro à mi-hauteur'],
  ],
  3: [
    [1, 4_000_000, 'Génie civil', 'Massif et tour en béton armé'],
    [1, 5_500_000, 'Réservoir et pompe', 'Cuve en acier, pompe solaire de 4 kW'],
    [1, 3_000_000, 'Réseau', 'Quatre bornes-fontaines, 1 200 m de conduite'],
  ],
  4: [
    [1, 3_000_000, 'Kokumbo', 'Forage de 62 m et pompe à motricité humaine'],
    [1, 3_000_000, 'Moronou', 'Forage de 58 m et pompe à motricité humaine'],
    [1, 3_000_000, 'Djékanou', 'Forage de 71 m et pompe à motricité humaine'],
  ],
  5: [
    [1, 6_000_000, 'Terrassement', 'Décapage et plateforme'],
    [1, 9_500_000, 'Fondations', 'Semelles filantes et longrines'],
    [0, 14_000_000, 'Gros œuvre', 'Murs, poteaux et dalle de la maternité'],
    [0, 8_500_000, 'Second œuvre', 'Menuiseries, électricité et carrelage'],
  ],
  6: [
    [1, 3_400_000, 'Dalle', 'Béton de 15 cm et film polyane'],
    [1, 3_800_000, 'Hangar', 'Charpente métallique et bardage'],
  ],
  7: [
    [0, 9_000_000, 'Études et permis', 'Plans d’exécution et permis de construire'],
    [0, 46_000_000, 'Sous-sol et fondations', 'Pieux de 12 m, radier'],
    [0, 90_000_000, 'Élévation', 'Quatre niveaux, un tous les deux mois'],
  ],
  8: [
    [1, 11_000_000, 'Plateforme', 'Remblai latéritique compacté'],
    [0, 28_000_000, 'Chambres froides', 'Panneaux isolants et groupes de froid'],
    [0, 13_000_000, 'Quai de chargement', 'Deux portes sectionnelles et niveleurs'],
  ],
  9: [
    [1, 8_000_000, 'Études', 'Relevé, notes de calcul et accord de la Sitarail'],
    [1, 21_000_000, 'Atelier', 'Fabrication des quatre travées à Anyama'],
    [0, 24_500_000, 'Levage', 'Quatre nuits, grue de 90 tonnes'],
    [0, 8_000_000, 'Rampe', 'Pente de 5 %, paliers tous les dix mètres'],
  ],
  10: [
    [1, 1_100_000, 'Fouilles', 'Tranchée de 40 cm sur 320 m'],
    [1, 2_300_000, 'Mur', 'Agglos de 15, chaînage et enduit'],
    [1, 700_000, 'Portail', 'Portail coulissant de quatre mètres'],
  ],
  11: [
    [1, 1_300_000, 'Sols', 'Carreaux de ciment, dépose et repose'],
    [0, 1_700_000, 'Murs', 'Enduit à la chaux et peinture'],
  ],
  12: [
    [1, 5_000_000, 'Fondations', 'Semelles isolées et longrines'],
    [1, 7_500_000, 'Gros œuvre', 'Rez-de-chaussée et étage'],
    [1, 4_000_000, 'Toiture', 'Charpente et tuiles'],
    [1, 3_500_000, 'Électricité et plomberie', 'Réseaux encastrés'],
    [0, 4_500_000, 'Finitions', 'Carrelage, menuiseries et peinture'],
    [0, 3_000_000, 'Piscine', 'Bassin de huit mètres sur quatre'],
  ],
  [PROJET.COMPLET]: [
    [1, 1_500_000, 'Terrassement et fondations', 'Fouilles en rigole, béton de propreté et semelles'],
    [
      1,
      4_500_000,
      'Élévation des murs',
      'Agglos de 15 creux, poteaux raidisseurs tous les trois mètres, linteaux filants',
    ],
    [1, 1_200_000, 'Chaînage haut', ''],
    [1, 2_600_000, 'Charpente', 'Bois rouge traité, fermes assemblées au sol'],
    [0, 1_900_000, 'Couverture', 'Tôles bac de 35/100, faîtières et gouttières'],
    [0, 1_400_000, 'Enduits', 'Intérieur et extérieur, deux passes'],
    [0, 2_200_000, 'Menuiseries', 'Portes pleines métalliques, persiennes en bois'],
    [0, 1_800_000, 'Électricité', 'Éclairage, prises et ventilateurs de plafond'],
    [0, 2_000_000, 'Latrines', 'Bloc de six cabines, fosse étanche et point d’eau'],
    [0, 2_400_000, 'Cantine', 'Cuisine ouverte et auvent de 60 m²'],
    [0, 1_600_000, 'Peinture', ''],
    [0, 0, 'Réception et remise des clés', 'Visite avec l’inspection de l’enseignement primaire et levée des réserves'],
  ],
  [PROJET.DEPASSE]: [
    [1, 300_000, 'Dépose', 'Anciennes tôles et pannes pourries'],
    [0, 1_500_000, 'Couverture', 'Pannes, tôles galvanisées et faîtières'],
  ],
};

const MAX_PER_PROJET = 20;

/** The id of the nth step of a project, from 1. */
export function etapeidOf(projetid: number, nth: number): number {
  return projetid * MAX_PER_PROJET + nth;
}

/** The steps of every project but one. One project has twelve: three pages of the screen. */
export const etapeprojets = (): EtapeRow[] =>
  Object.entries(ETAPES).flatMap(([id, etapes]) =>
    etapes.map(([etat, montant, libelle, description], index) => ({
      etapeprojetid: etapeidOf(Number(id), index + 1),
      projetid: Number(id),
      libelle,
      description: description || `${libelle} du bâtiment principal et de la cantine`,
      montant,
      etat,
      version: etat === 1 ? 2 : 1,
    })),
  );
