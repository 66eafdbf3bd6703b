import { DepenseFields } from '@comptoir/contract/depenses';
import { etapeidOf } from './etapeprojets.fixtures';
import { PROJET } from './projets.fixtures';
import type { DepenseRow } from './store';

const DEPENSES: readonly [
  date: string,
  typedepenseid: number,
  montant: number,
  libelle: string,
  description: string,
][] = [
  ['2026-07-06', 6, 450_000, 'Loyer du bureau, juillet', 'Immeuble Alpha 2000, Plateau'],
  ['2026-07-14', 1, 65_000, 'Gasoil du pick-up Hilux', 'Station Total, boulevard de Marseille'],
  ['2026-07-29', 2, 38_500, 'Ramettes et cartouches', ''],
  ['2026-08-05', 6, 450_000, 'Loyer du bureau, août', 'Immeuble Alpha 2000, Plateau'],
  ['2026-08-12', 5, 1_275_000, 'Ciment CIMAF, 250 sacs', 'Livré sur le chantier de Yopougon Niangon'],
  ['2026-08-21', 4, 640_000, 'Paie des maçons, quinzaine', 'Équipe de Konan Kouadio, huit personnes'],
  ['2026-09-01', 7, 118_200, 'Facture CIE, août', 'Compteur 0412 887 301'],
  ['2026-09-03', 8, 27_650, 'Facture SODECI, août', ''],
  ['2026-09-04', 6, 450_000, 'Loyer du bureau, septembre', 'Immeuble Alpha 2000, Plateau'],
  ['2026-09-16', 3, 92_000, 'Mission à Korhogo', 'Deux personnes, trois nuits'],
  ['2026-09-24', 11, 185_000, 'Pneus du Hilux', 'Garage Moderne, Treichville'],
  ['2026-10-01', 9, 75_000, 'Fibre Orange, octobre', ''],
  ['2026-10-05', 6, 450_000, 'Loyer du bureau, octobre', 'Immeuble Alpha 2000, Plateau'],
  ['2026-10-09', 5, 860_000, 'Fers à béton HA10 et HA12', 'Quincaillerie Adjamé Renault'],
  ['2026-10-16', 4, 640_000, 'Paie des maçons, quinzaine', 'Équipe de Konan Kouadio, huit personnes'],
  ['2026-10-22', 10, 54_000, 'Repas de l’atelier de Bouaké', 'Maquis Chez Tantie Alice, 18 couverts'],
  ['2026-11-02', 7, 121_900, 'Facture CIE, octobre', 'Compteur 0412 887 301'],
  ['2026-11-04', 6, 450_000, 'Loyer du bureau, novembre', 'Immeuble Alpha 2000, Plateau'],
  ['2026-11-09', 5, 415_000, 'Tôles bac pour la toiture', 'Ivoire Métal, zone 4'],
  ['2026-11-13', 1, 72_000, 'Gasoil du groupe électrogène', ''],
  ['2026-11-18', 12, 6_500, 'Agios de la SGCI', ''],
  ['2026-09-28', 5, 1_950_000, 'Pannes et tôles galvanisées', 'Cours du bois en hausse de 12 %'],
  ['2026-10-27', 5, 2_460_000, 'Carreaux de ciment et chaux', 'Atelier de Grand-Bassam'],
  ['2026-10-12', 1, 96_000, 'Location de la bétonnière', 'Quatre jours'],
  ['2026-10-30', 5, 318_000, 'Sable et gravier, trois camions', 'Carrière d’Attinguié'],
];

/** The expenses that belong to a step. One step has six: two pages of its expenses. */
const ETAPE_OF: Readonly<Record<number, readonly [projetid: number, nth: number]>> = {
  5: [PROJET.COMPLET, 2],
  6: [PROJET.COMPLET, 2],
  14: [PROJET.COMPLET, 2],
  15: [PROJET.COMPLET, 2],
  22: [PROJET.DEPASSE, 2],
  23: [PROJET.ALERTE, 1],
  24: [PROJET.COMPLET, 2],
  25: [PROJET.COMPLET, 2],
};

function etapeOf(depenseid: number): Pick<DepenseRow, 'expenseonstep' | 'projetid' | 'etapeprojetid'> {
  const etape = ETAPE_OF[depenseid];
  if (!etape) return { expenseonstep: 0, projetid: null, etapeprojetid: null };
  return { expenseonstep: 1, projetid: etape[0], etapeprojetid: etapeidOf(...etape) };
}

/** Twenty-five expenses over five months: five pages of the screen. */
export const depenses = (): DepenseRow[] =>
  DEPENSES.map(([date, typedepenseid, montant, libelle, description], index) => ({
    depenseid: index + 1,
    ...DepenseFields.parse({ date, typedepenseid, montant, libelle, description, ...etapeOf(index + 1) }),
    version: 1,
  }));

/** The first expense with the longest label and the largest amount that are allowed, on a step. */
export const longDepense = (description: string): DepenseRow => ({
  ...(depenses()[0] as DepenseRow),
  libelle: 'Achat de fournitures pour la rentrée scolaire des enfants du personnel '.repeat(3),
  montant: 999_999_999_999,
  description,
  date: '2026-11-20',
  expenseonstep: 1,
  projetid: 4,
  etapeprojetid: 9,
});
