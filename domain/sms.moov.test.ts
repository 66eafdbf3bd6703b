import { expect, test } from 'vitest';
import { lireSms, type SmsLu } from './sms';

type Row = [seen: string, texte: string, lu: SmsLu];
const lu = (reference: string | null, montant: number | null, frais: number | null, sens: SmsLu['sens']): SmsLu => ({
  ...{ reference, montant, frais, sens },
});

// True messages: the operators' words as they were seen, with other names, phones, dates and numbers.
const MOOV: Row[] = [
  [
    'Burkina Faso, 2026: a deposit',
    "Depot d'argent reussi aupres de: KONATE Awa\nCode agent: 1100000\nMontant: 4 000,00 FCFA\nTID: DH58HF0001\nSolde: 4 022,75 FCFA",
    lu('DH58HF0001', 4000, null, 'entree'),
  ],
  [
    'Burkina Faso, 2025: a withdrawal',
    'Retrait d’argent  réussi auprès de l’ Agent  BOUTIQUE ADAMA \nCode d’agent: 1030000 \nMontant: 51 000,00 FCFA, \nFrais: 510,00 FCFA  \nTotal: 51 510,00 FCFA \nDate: 08/11/2025 13H28\nTxn ID: CO251108.1328.F20002  \nSolde: 20 571,00FCFA',
    lu('CO251108.1328.F20002', 51_000, 510, 'sortie'),
  ],
  [
    'Burkina Faso, 2026: a withdrawal, other words',
    "Retrait reussi auprès de l'Agent BOUTIQUE ADAMA\nCode d'agent: 0020000\nMontant: 3 500,00 FCFA \nFrais: 35,00 FCFA\nTotal: 3 535,00 FCFA\nDate: 08/08/2026 18:58:26\nTxn ID: DH82HM0003\nSolde: 487,75 FCFA",
    lu('DH82HM0003', 3500, 35, 'sortie'),
  ],
  [
    'Burkina Faso, 2025: money received',
    'Vous avez reçu 300,00 FCFA de AWA KONATE. \nNuméro: 22600000000\nDate: 20/12/2025 19:35:19\nTID: CLK93W0004\nSolde: 318,00 FCFA',
    lu('CLK93W0004', 300, null, 'entree'),
  ],
  [
    'Burkina Faso, 2022: money sent',
    "Transfert National d'argent réussi pour ARNAUD KABORE\nNuméro: 22600000000\nMontant: 505,00 FCFA\nFrais: Frais:0,00 FCFA FCFA\nTotal:505,00 FCFA\nDate: 18/08/2022 18H22 \nTID: PP220818.1822.B10005 \nSolde: 572,00 FCFA",
    lu('PP220818.1822.B10005', 505, 0, 'sortie'),
  ],
  [
    'Burkina Faso, 2025: a merchant paid',
    'Paiement reussi auprès du marchand YENGA BOUTIQUE \nCode marchand: 63300000 \nMontant: 128,00 FCFA \nFrais: 0,00 FCFA \nTOTAL: 128,00 FCFA \nDate: 01/12/2025 19:55 \nTID: CL152Z0006 \nSolde: 118,00 FCFA\nReference: 1110155000000',
    lu('CL152Z0006', 128, 0, 'sortie'),
  ],
  [
    'Burkina Faso, 2025: a bill with a penalty has two amounts',
    'Paiement réussi pour la facture ONEA numero 14000000000000 \nMontant: 5 125,00 FCFA \nPénalité: 4 000,00 FCFA \nMontant total:9 125,00 FCFA\nFrais: 150,00 FCFA\nDate: 09/12/2025 18:24\nTID: CL993D0007\nSolde: 843,00 FCFA\nONEA et MOOV Money vous remercient.',
    lu('CL993D0007', null, 150, 'sortie'),
  ],
  [
    'Burkina Faso, 2022: airtime for another phone',
    'Ref :RCA220502.2058.B830008 , Vous avez rechargé le 22600000000 de 125,00 FCFA de crédit.  Votre solde MOOV Money est de 192,00 FCFA.',
    lu('RCA220502.2058.B830008', null, null, 'sortie'),
  ],
  [
    'Burkina Faso, 2026: airtime received and paid from the same wallet',
    'Ref : DHB9HR0009, Vous avez recu 250,00 FCFA de credit du 22600000000 via MOOV Money. GAGNEZ 200% de bonus sur toutes vos recharges.Bonus valable 10 jours. Votre solde est de 37,75 FCFA.',
    lu('DHB9HR0009', 250, null, null),
  ],
  [
    'Togo, 2025: a withdrawal, whose fee has a tax beside it',
    "Retrait validé\r\nMontant: 100,000 FCFA \r\nFrais HT: 909 FCFA, TAF: 91 FCFA \r\nNom PDV: ETS LUMIERE\r\nDate: 17-Mar-2025 12:52:20\r\nNouveau solde Flooz: 61,271 FCFA\r\nVeuillez retirer l'argent chez le Pdv. \r\nTrx id: 1250317160010",
    lu('1250317160010', 100_000, null, 'sortie'),
  ],
  [
    'Benin, 2019: money sent',
    'Vous avez envoye 10.00 FCFA a 22900000000. Votre nouveau solde Flooz est de 16809.00 FCFA. Ref :920190616000011.',
    lu('920190616000011', 10, null, 'sortie'),
  ],
  [
    'Benin, 2026: money sent, a fee in capital letters',
    'Vous avez envoye 2 000 FCFA à KOFFI DOSSOU 2290100000000 le 12/10/2026 09:00:00. FRAIS: 50 FCFA.',
    lu(null, 2000, 50, 'sortie'),
  ],
];

const WAVE: Row[] = [
  [
    'Burkina Faso, 2026: money received, the number on a line of its own',
    'Vous avez recu 800F\nDe Sita Konate (50000000)\nNouveau solde: 1.600F \n+infos: 80000000\nAvec UBA\nT26Y2JQ2D6DVU0001',
    lu('T26Y2JQ2D6DVU0001', 800, null, 'entree'),
  ],
  [
    'Burkina Faso, 2026: money received, thousands with a dot',
    'Vous avez recu 20.000F\nDe Awa Konate (50000000)\n14/08/2026  22:47\n\n+infos: 80000000\nAvec UBA\nTY7AGVX2BPF3Q0002',
    lu('TY7AGVX2BPF3Q0002', 20_000, null, 'entree'),
  ],
  [
    'Côte d’Ivoire, a merchant, 2026',
    'Paiement À DISTANCE reçu: Marie Aya (0700000000) a payé 12.000F le 16/09/2026 19h47.',
    lu(null, 12_000, null, 'entree'),
  ],
];

test.each(MOOV)('Moov Money, %s (ADR 0037)', (_, texte, expected) => expect(lireSms(texte)).toEqual(expected));
test.each(WAVE)('Wave, %s (ADR 0037)', (_, texte, expected) => expect(lireSms(texte)).toEqual(expected));
