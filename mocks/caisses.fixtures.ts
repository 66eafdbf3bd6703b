import { NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import type { Nature } from '@comptoir/domain/caisse';
import { dayOfInstant } from '@comptoir/domain/dates';
import type { CaisseRow, MouvementFields } from './store';

const CAISSES: readonly [libelle: string, code: string, nature: Nature, montant: number, description: string][] = [
  [
    'Caisse centrale Plateau',
    'C1',
    'especes',
    2_500_000,
    'Espèces du siège, immeuble Alpha 2000, gardées dans le coffre du premier étage',
  ],
  ['Caisse chantier Yopougon', 'C2', 'especes', 800_000, 'Dépenses quotidiennes du chantier de Yopougon Niangon'],
  ['Wave entreprise', 'W1', 'wave', 1_200_000, 'Compte marchand Wave'],
  ['Orange Money Cocody', 'O1', 'orange', 450_000, ''],
  ['Caisse Bouaké', 'C3', 'especes', 600_000, 'Antenne de Bouaké, quartier Commerce'],
  ['Banque SGCI', 'B1', 'banque', 15_000_000, 'Compte courant de l’organisation'],
  ['Petite caisse San-Pédro', 'P1', 'especes', 0, ''],
];

/** Seven registers: two pages of the screen. The last one has never held anything. */
export const caisses = (): CaisseRow[] =>
  CAISSES.map(([libelle, code, nature, montant, description], index) => ({
    caisseid: index + 1,
    libelle,
    code,
    nature,
    montant,
    description,
    arretele: null,
    aveugle: 0,
    plafond: 0,
    plafondrefuse: 0,
    decharge: 1,
    version: 1,
  }));

const [WAVE, ORANGE] = [3, 4];

/** The operator's reference of the `nth` operation of a wallet; empty for other registers (ADR 0037). */
export function referenceOf(caisseid: number, date: string, nth: number): string {
  const jour = date.slice(2).replaceAll('-', '');
  const numero = String(nth).padStart(5, '0');
  if (caisseid === WAVE) return `T_${jour}${numero}`;
  return caisseid === ORANGE ? `MP${jour}.1204.A${numero}` : '';
}

/** The fields of a plain movement, as written: no reference, fee, surplus, variance, reversal or transfer. */
export const TEL_QUEL = {
  reference: '',
  fraisde: null,
  tropde: null,
  imputesur: null,
  arreteid: null,
  contrepasseid: null,
  transfertid: null,
  contrepassele: null,
  annule: false,
  version: 1,
} as const;

const openings = (): MouvementFields[] =>
  caisses().map(({ caisseid, montant }) => ({
    mouvementcaisseid: caisseid,
    caisseid,
    montant,
    type: 1,
    isfirst: 1,
    origine: 'ouverture',
    date: '2026-07-01',
    description: '',
    ...NO_BENEFICIAIRE,
    reglementid: null,
    ...TEL_QUEL,
    createdon: '2026-07-01T08:00:00.000Z',
  }));

const MOUVEMENTS: readonly [caisseid: number, type: 0 | 1, montant: number, createdon: string, description: string][] =
  [
    [1, 1, 1_000_000, '2026-08-03T09:15:00.000Z', 'Approvisionnement depuis la banque'],
    [1, 0, 150_000, '2026-08-17T11:40:00.000Z', 'Avance au chef de mission'],
    [2, 1, 500_000, '2026-08-20T07:55:00.000Z', 'Renfort pour la dalle'],
    [1, 1, 750_000, '2026-09-07T10:05:00.000Z', 'Approvisionnement depuis la banque'],
    [3, 1, 320_000, '2026-09-18T16:20:00.000Z', 'Dons reçus par Wave'],
    [1, 0, 80_000, '2026-10-02T14:30:00.000Z', 'Monnaie pour Yopougon'],
    [2, 1, 80_000, '2026-10-02T15:10:00.000Z', 'Monnaie du Plateau'],
    [1, 1, 400_000, '2026-11-05T09:00:00.000Z', 'Remboursement d’avance'],
  ];
const AVANCE = 1;
const CHEF = { beneficiaire: 'Bamba Souleymane', beneficiairetel: '0707451236' };
const CANCELLED = 5;
/** Entered two days after the money moved. */
const LATE = 7;

/** The movements without a payment; one of them is cancelled and shows only in the history. */
export const mouvements = (): MouvementFields[] => [
  ...openings(),
  ...MOUVEMENTS.map(([caisseid, type, montant, createdon, description], index) => ({
    mouvementcaisseid: 11 + index,
    caisseid,
    montant,
    type,
    isfirst: 0 as const,
    origine: 'manuel' as const,
    date: index === LATE ? '2026-11-03' : dayOfInstant(createdon),
    description,
    ...(index === AVANCE ? CHEF : NO_BENEFICIAIRE),
    reglementid: null,
    ...TEL_QUEL,
    reference: referenceOf(caisseid, dayOfInstant(createdon), 11 + index),
    createdon,
    annule: index === CANCELLED,
    version: index === CANCELLED ? 2 : 1,
  })),
];
