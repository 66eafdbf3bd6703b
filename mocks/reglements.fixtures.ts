import { utf8 } from '@comptoir/conformance/bytes';
import { ReglementSaisi } from '@comptoir/contract/reglements';
import { type Beneficiaire, NO_BENEFICIAIRE } from '@comptoir/domain/beneficiaire';
import { referenceOf, TEL_QUEL } from './caisses.fixtures';
import type { FichierRow, MouvementFields, ReglementRow } from './store';

const REGLEMENTS: readonly [depenseid: number, caisseid: number, remis: number, net: number, date: string][] = [
  [1, 1, 450_000, 450_000, '2026-07-06'],
  [2, 1, 70_000, 65_000, '2026-07-14'],
  [3, 1, 40_000, 38_500, '2026-07-29'],
  [4, 6, 450_000, 450_000, '2026-08-05'],
  [5, 6, 1_000_000, 1_000_000, '2026-08-12'],
  [5, 2, 200_000, 200_000, '2026-08-19'],
  [6, 2, 640_000, 640_000, '2026-08-22'],
  [7, 3, 118_200, 118_200, '2026-09-02'],
  [8, 4, 30_000, 27_650, '2026-09-04'],
  [9, 6, 450_000, 450_000, '2026-09-04'],
  [10, 5, 50_000, 50_000, '2026-09-16'],
  [12, 3, 75_000, 75_000, '2026-10-01'],
  [13, 6, 450_000, 450_000, '2026-10-05'],
  [14, 6, 500_000, 500_000, '2026-10-09'],
  [14, 1, 100_000, 100_000, '2026-10-12'],
  [14, 1, 50_000, 50_000, '2026-10-13'],
  [14, 3, 60_000, 60_000, '2026-10-14'],
  [14, 1, 25_000, 25_000, '2026-10-15'],
  [14, 4, 25_000, 25_000, '2026-10-16'],
  [15, 1, 640_000, 640_000, '2026-10-17'],
  [16, 5, 60_000, 54_000, '2026-10-22'],
  [19, 1, 150_000, 150_000, '2026-11-10'],
  [22, 6, 900_000, 900_000, '2026-09-29'],
  [23, 6, 2_460_000, 2_460_000, '2026-10-29'],
];
/** The beneficiaries of some payments, by payment id. */
const BENEFICIAIRES: Readonly<Record<number, Beneficiaire>> = {
  7: { beneficiaire: 'Quincaillerie Bernabé', beneficiairetel: '' },
  17: { beneficiaire: 'Kouadio Adjoua', beneficiairetel: '' },
  18: { beneficiaire: 'Traoré Issouf', beneficiairetel: '0759112233' },
  22: { beneficiaire: 'Gnahoré Blé Hyacinthe', beneficiairetel: '0102448190' },
};
/** The operator's fees of some payments, in francs, by payment id. */
const FRAIS: Readonly<Record<number, number>> = { 9: 300 };
const [FIRST_MOUVEMENT, FIRST_FRAIS] = [101, 201];

/** Payments with and without change. One expense has six: two pages of the modal. */
export const reglements = (): ReglementRow[] =>
  REGLEMENTS.map(([depenseid, caisseid, remis, net, date], index) => ({
    reglementid: index + 1,
    depenseid,
    ...ReglementSaisi.parse({
      caisseid,
      date,
      ...BENEFICIAIRES[index + 1],
      reference: referenceOf(caisseid, date, FIRST_MOUVEMENT + index),
      frais: FRAIS[index + 1],
    }),
    remis,
    net,
    troppercu: 0,
    tropde: null,
    creepar: 1,
    from: 0,
    documentid: index + 1,
    contrepassele: null,
    version: 1,
  }));

/** The movement that a payment makes in its register. */
export const mouvementDe = (
  { reglementid, caisseid, net, from, date, reference }: ReglementRow,
  mouvementcaisseid: number,
  description: string,
): MouvementFields => ({
  mouvementcaisseid,
  caisseid,
  montant: net,
  type: from,
  isfirst: 0,
  origine: 'reglement',
  date,
  description,
  ...NO_BENEFICIAIRE,
  reglementid,
  ...TEL_QUEL,
  reference,
  createdon: `${date}T12:00:00.000Z`,
});

/** The movements of each payment in its register, and of its fee. */
export const mouvementsDesReglements = (libelleOf: (depenseid: number) => string): MouvementFields[] =>
  reglements().flatMap((row, index) => {
    const { reglementid: fraisde, depenseid, frais: montant } = row;
    const paid = mouvementDe(row, FIRST_MOUVEMENT + index, libelleOf(depenseid));
    const cost = { mouvementcaisseid: FIRST_FRAIS + index, montant, fraisde, origine: 'frais', reference: '' } as const;
    return montant > 0 ? [paid, { ...paid, ...cost, reglementid: null }] : [paid];
  });

/** The proof of each payment. */
export const fichiers = (): FichierRow[] =>
  reglements().map(({ reglementid, date }) => ({
    documentid: reglementid,
    name: `Reçu du ${date}.pdf`,
    mime: 'application/pdf',
    bytes: utf8(`%PDF-1.4\n% ${reglementid}\n%%EOF\n`),
  }));
