import type { TypedepenseRow } from './store';

const LIBELLES = [
  'Carburant',
  'Fournitures de bureau',
  'Transport et mission',
  'Main-d’œuvre',
  'Matériaux de construction',
  'Loyer',
  'Électricité (CIE)',
  'Eau (SODECI)',
  'Internet et téléphone',
  'Restauration',
  'Entretien de véhicule',
  'Frais bancaires',
];

/** Twelve types: two pages of the screen. */
export const typedepenses = (): TypedepenseRow[] =>
  LIBELLES.map((libelle, index) => ({ typedepenseid: index + 1, libelle, version: 1 }));
