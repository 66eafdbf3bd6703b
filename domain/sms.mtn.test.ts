import { expect, test } from 'vitest';
import { lireSms, type SmsLu } from './sms';

type Row = [seen: string, texte: string, lu: SmsLu];
const lu = (reference: string | null, montant: number | null, frais: number | null, sens: SmsLu['sens']): SmsLu => ({
  ...{ reference, montant, frais, sens },
});

// True messages: the operators' words as they were seen, with other names, phones, dates and numbers.
const MTN: Row[] = [
  [
    'Côte d’Ivoire, an outlet, 2026: a deposit for a customer',
    'Vous avez envoye 2100 FCFA au 2250000000000 le 06-07-2026 21:22:44. Votre nouveau solde est de: 631718 FCFA. ID Transaction: 17216000001.',
    lu('17216000001', 2100, null, 'sortie'),
  ],
  [
    'Côte d’Ivoire, an outlet, 2026: a customer’s withdrawal',
    'Le retrait initie le 06-07-2026 13:00:35 a ete effectue. Vous pouvez payer le montant: 2000 FCFA en especes au 2250000000000. Votre nouveau solde est de: 525958 FCFA. Frais: 0 FCFA. ID Transaction: 17210000002.',
    lu('17210000002', 2000, 0, null),
  ],
  [
    'Benin, 2024: money sent; the reference is the sender’s note',
    'Transfert effectue pour  39000 FCFA  a SENA HOUNSOU (22900000000) le 2024-02-07 16:23:16. Frais: 100 FCFA. Nouveau solde: 987 FCFA, Reference: Paiement. ID de la transaction: 6524300003..',
    lu('6524300003', 39_000, 100, 'sortie'),
  ],
  [
    'Benin, 2025: a payment to another country; the external number is not the operator’s',
    'Paiement effectue pour 10000 FCFA a ONAFRIQ UEMOA OUT le 2025-04-28 09:14:20. Frais 500 FCFA. Solde courant: 19618 FCFA. Reference: -. ID de la transaction: 9667500004. External id :12715200005.',
    lu('9667500004', 10_000, 500, 'sortie'),
  ],
  [
    'Benin, 2025: money received from a bank',
    'Vous avez recu un transfert de 10000FCFA de MFS ORABANK DIS SP  (2290100000000) le 2025-11-24 17:14:31. Reference: SEMOA. Nouveau solde: 10482 FCFA. ID de la transaction : 11005200006..',
    lu('11005200006', 10_000, null, 'entree'),
  ],
  [
    'Benin, 2026: money received, over many lines',
    'Vous avez recu un transfert de\n20000FCFA de MFS PAWAPAY\nDISBURSEMENT SP\n(2290100000000) le\n2026-02-18 23:04:33.\nReference: Txn to awa.\nNouveau solde: 30312 FCFA.\nID de la transaction :\n11547900007.',
    lu('11547900007', 20_000, null, 'entree'),
  ],
  [
    'Benin, 2025: money received, short',
    'Transfert 10000F de AEIG BULK (2290100000000) 2025-11-25 19:36:20 Ref:AEIGPmtForfaitComm Solde:14607F ID:11012700008',
    lu('11012700008', 10_000, null, 'entree'),
  ],
  [
    'Benin, 2025: money sent, short',
    'Transfert 5825F a SENA HOUNSOU(2290100000000) 2025-11-24 20:38:42 Frais: 50F Solde:4607F Ref: Food  ID: 11006800009',
    lu('11006800009', 5825, 50, 'sortie'),
  ],
  [
    'Benin, 2025: a merchant paid, short',
    'Paiement 50000F a ONAFRIQ UEMOA OUT 2025-11-02 09:24:44 Frais:1000F Solde:23599F ID:10866200010 Ref:2250500000000',
    lu('10866200010', 50_000, 1000, 'sortie'),
  ],
  [
    'Benin, 2025: a withdrawal, short',
    'Retrait 4000F via BOUTIQUE GEST 1(2290100000000 - RBCCM/ABC/22 A 51015) 2025-11-25 21:27:14 Solde:10482F Frais:125F ID:11013700011',
    lu('11013700011', 4000, 125, 'sortie'),
  ],
  [
    'Benin, 2025: a deposit, whose number and fee stick together',
    'Depot recu 3250F de KOFFI DOSSOU (2290100000000 - ) le 2025-11-12 20:48:52 Solde:4222F ID:10932200012Frais:0F.',
    lu('10932200012', 3250, 0, 'entree'),
  ],
  [
    'Cameroon, 2021: money received; the sender’s note begins like a fee',
    'Vous avez recu 5000 FCFA de SARA MBARGA (237000000000) le 2021-10-21 10:02:06. Transaction Id: 3119800013.Reference: frais de subsistance . Nouveau solde:5000 FCFA.',
    lu('3119800013', 5000, null, 'entree'),
  ],
  [
    'Cameroon, 2021: money received from a company',
    "Vous avez recu 51000 FCFA de lntouch Commercial 8 sur votre compte Mobile Money 2021-06-01 13:36:29. Message de l'expediteur: . Votre nouveau solde est de: 51049 FCFA. Transaction Id: 2593200014.",
    lu('2593200014', 51_000, null, 'entree'),
  ],
  [
    'Cameroon, 2021: money sent, and advertising',
    "Transfert de 5000 FCFA effectue avec succes a PAUL FOTSO (237000000000) le 2021-11-01 06:16:15. FRAIS 50 FCFA. Transaction Id: 3162400015 ; Reference: urgence. Nouveau solde est: 47321 FCFA. Jusqu'au 31 octobre, recois jusqua 100% de remboursement sur tous tes paiements via MoMo.",
    lu('3162400015', 5000, 50, 'sortie'),
  ],
  [
    'Cameroon, 2021: airtime, and advertising with an amount',
    'Votre paiement de 500 FCFA pour MTNC AIRTIME a ete effectue le 2021-07-16 21:05:26. Votre nouveau solde: 1049 FCFA. Frais: 0 FCFA, Message: -. Transaction Id: 2757800016. Achete 1 forfait via MoMo et gagne des gigas ou 10000F cash!',
    lu('2757800016', 500, 0, 'sortie'),
  ],
  [
    'Cameroon, 2021: a withdrawal, whose fee has no currency',
    'Vous, AWA KAMGA (237000000000) avez effectue avec succes le retrait de 3000 FCFA de votre compte mobile money, chez BOUTIQUE CALVINE le 2021-11-26 18:59:31. Transaction Id: 3267000017. Votre nouveau solde est 100. Frais 90. Pour tout retrait MoMo de 5000F minimum, tente de gagner 1 TERRAIN chaque jour.',
    lu('3267000017', 3000, 90, 'sortie'),
  ],
  [
    'Rwanda, 2024, here with our currency: money received',
    'You have received 2000 XOF from Jane Smith (*********013) on your mobile money account at 2024-05-10 16:30:51. Message from sender: . Your new balance:2000 XOF. Financial Transaction Id: 76662000018.',
    lu('76662000018', 2000, null, 'entree'),
  ],
  [
    'Rwanda, 2024, here with our currency: a merchant paid',
    'TxId: 73214400019. Your payment of 1,000 XOF to Jane Smith 12845 has been completed at 2024-05-10 16:31:39. Your new balance: 1,000 XOF. Fee was 0 XOF.',
    lu('73214400019', 1000, 0, 'sortie'),
  ],
];

test.each(MTN)('MTN MoMo, %s (ADR 0037)', (_, texte, expected) => expect(lireSms(texte)).toEqual(expected));
