import { expect, test } from 'vitest';
import { lireSms, type SmsLu } from './sms';

type Row = [seen: string, texte: string, lu: SmsLu];
const lu = (reference: string | null, montant: number | null, frais: number | null, sens: SmsLu['sens']): SmsLu => ({
  ...{ reference, montant, frais, sens },
});

// True messages: the operators' words as they were seen, with other names, phones, dates and numbers.
const ORANGE: Row[] = [
  [
    'Côte d’Ivoire, an outlet, 2026: a deposit for a customer',
    'Le depot vers le 0700000000 est reussi. Montant 1200.00 F, Frais 0.00 F, Commission 0.00 F, ID Transaction: CI260705.1634.A70001, Nouveau Solde 20015.00 F.',
    lu('CI260705.1634.A70001', 1200, 0, 'sortie'),
  ],
  [
    'Côte d’Ivoire, an outlet, 2026: a customer’s withdrawal',
    'Retrait de 0700000000 effectue. Montant 50000.00 F.ID Transaction: CO260704.2105.D70002.',
    lu('CO260704.2105.D70002', 50_000, null, null),
  ],
  [
    'Côte d’Ivoire, an outlet, 2026: the same behind a warning',
    'Attention Vigilance Arnaque . Nouveau Solde 420806.00 F a verifier au #145*61#  avant paiement.Retrait de 0700000000 effectue. Montant 40000.00 F.ID Transaction: CO260722.1546.C90003.',
    lu('CO260722.1546.C90003', 40_000, null, null),
  ],
  [
    'Côte d’Ivoire, an outlet, 2026: the warning alone is no operation',
    'Attention Vigilance Arnaque . Nouveau Solde 135715.00 F a verifier au #145*61#  avant paiement.',
    lu(null, null, null, null),
  ],
  [
    'Côte d’Ivoire, 2026: the beginning of what a merchant gets',
    'Transfert de 15150.00F recu de KOFFI AYA 0700000000',
    lu(null, 15_150, null, 'entree'),
  ],
  [
    'Burkina Faso, 2026: money received, one empty decimal, an empty fee',
    'Vous avez recu 53500.0 FCFA, Frais:  FCFA, Taxe:  FCFA du 70000000,KONATEAWA. Le solde de votre compte est de 57747.69 FCFA Trans ID: PP260818.2016.80000001. Flashez le QR CODE marchand avec Max it pour plus de facilite : https://exemple.test/nn',
    lu('PP260818.2016.80000001', 53_500, null, 'entree'),
  ],
  [
    'Burkina Faso, 2026: a deposit',
    "Cher client, vous avez recu 14700.0 FCFA, Frais:  FCFA, Taxe:  FCFA de 4880000 BOUTIQUE. Votre solde est de 15209.69 FCFA. ID Trans: CI260814.1103.10000002. Merci d'utiliser Orange Money.",
    lu('CI260814.1103.10000002', 14_700, null, 'entree'),
  ],
  [
    'Burkina Faso, 2026: money sent',
    'Cher client, vous avez transfere 2,525.00 FCFA, Frais: 0.0 FCFA, Taxe:  FCFA au numero 70000000,ISSA. Votre solde est de  12684.69 FCFA. ID Trans: PP260814.1106.90000003. Pour toute reclamation contactez par appel le 127 ou whatsapp 07000000. Orange Money BF',
    lu('PP260814.1106.90000003', 2525, 0, 'sortie'),
  ],
  [
    'Burkina Faso, 2026: a withdrawal',
    'Vous avez retire 1,300.00 FCFA aupres de l agent 5520000 BOUTIQUE DU MARCHE, Trans ID : CO260819.0925.40000004. Votre solde est de : 51414.69 FCFA. Telechargez la nouvelle application Orange Money : https://exemple.test/tr',
    lu('CO260819.0925.40000004', 1300, null, 'sortie'),
  ],
  [
    'Burkina Faso, 2026: a merchant paid; fee and tax have decimals',
    'Votre paiement de 2,000.00 FCFA, Frais: 17.3913 FCFA, Taxe: 2.6087 FCFA a ACCEPTEUR GD a ete effectue avec succes. Votre solde est de : 43189.69 FCFA. Trans id: MP260820.2244.80000005.',
    lu('MP260820.2244.80000005', 2000, null, 'sortie'),
  ],
  [
    'Burkina Faso, 2023: a bundle paid; the place of a reference was left as it is',
    'Votre paiement de  1050 FCFA a Forfait a ete effectue avec succes. Votre solde:  673 FCFA.Trans id: MP231222.0724.F10006. Reference : $REFERENCE_NO. Pour profiter du Bonus',
    lu('MP231222.0724.F10006', 1050, null, 'sortie'),
  ],
  [
    'Burkina Faso, 2023: a bill paid',
    'Votre paiement de facture ONEA a reussi,No Abonne:14000000000000,Montant Paye:4062FCFA , TransID:MP231129.0840.G00007.Votre solde est de:5099FCFA',
    lu('MP231129.0840.G00007', 4062, null, null),
  ],
  [
    'Burkina Faso, 2026: from the savings of the same customer',
    'Vous avez transfere 35,000.00 FCFA vers votre Normal. Solde Normal : 36826.8 FCFA. Solde Coffre Fort:400000.0 FCFA. ID Tran: IR260908.2041.2000008.',
    lu('IR260908.2041.2000008', 35_000, null, 'sortie'),
  ],
  [
    'Burkina Faso, 2026: airtime',
    'Vous avez recharge 105.00 FCFA d unites. Gagnez 100% de bonus sur toutes vos recharges de moins de 10000F. Votre solde est de 2076.8 FCFA. TRANS ID: RC260908.1511.40000009.',
    lu('RC260908.1511.40000009', 105, null, 'sortie'),
  ],
  [
    'Mali, 2025: money received',
    'Vous avez recu un transfert de 3300 FCFA du 70000000. ID: PP251226.2111.C90010. Consultez votre nouveau solde sur Max it ou au #144#6#. OFM MALI',
    lu('PP251226.2111.C90010', 3300, null, 'entree'),
  ],
  [
    'Mali, 2024: money sent',
    'Votre transfert de 5000 FCFA vers le 70000000 a reussi. Frais: 50 FCFA. Nouveau solde:12500 FCFA. ID:PP240105.1012.B10011. OFM MALI',
    lu('PP240105.1012.B10011', 5000, 50, 'sortie'),
  ],
  [
    'Mali, 2015: a bill paid',
    'Retrait de 7500.00 FCFA effectue par le 70000000. Frais:0.00 FCFA. Votre nouveau solde est de 1200.00 FCFA. ID:MP150105.1012.A10012',
    lu('MP150105.1012.A10012', 7500, 0, 'sortie'),
  ],
  [
    'Cameroon, 2020: a transfer, whose two sides get the same words',
    'Transfert de 690000001 KAMGA ESSOMBA vers 690000002 FOTSO reussi. ID transaction: PP201225.1334.B60013, Montant Transaction: 5000 FCFA, Frais: 50 FCFA, Commission: 0 FCFA, Montant Net: 5050 FCFA, Nouveau Solde: 4150 FCFA.',
    lu('PP201225.1334.B60013', 5000, 50, null),
  ],
  [
    'Cameroon, 2021: a fee with a decimal is not read',
    'Transfert de 690000001 KAMGA vers 690000002 FOTSO reussi. ID transaction: PP211004.1324.C50014, Montant Transaction: 150 FCFA, Frais: 1.5 FCFA, Commission: 0 FCFA, Montant Net: 151.5 FCFA, Nouveau Solde: 1871.15 FCFA.',
    lu('PP211004.1324.C50014', 150, null, null),
  ],
  [
    'Cameroon, 2026: the same transfer in English',
    'Successful transfer from 690000001 IBRAHIM OUSMANE to 690000002 ECLAIR SHOP. Details: Transaction ID: PP260805.1402.C50015, Transaction amount: 1300000 FCFA, Charges: 0 FCFA, Commission: 0 FCFA, Net amount :1300000 FCFA, New balance: 6335788.6 FCFA.',
    lu('PP260805.1402.C50015', 1_300_000, 0, null),
  ],
  [
    'Cameroon, an outlet, 2026: a withdrawal in English',
    'CashOut success to 690000001 MBARGA from 690000002 ECLAIR SHOP. The details are as follows: transaction amount: 500000 FCFA, charges: 0 FCFA, commission: 0 FCFA, TXN id :CO260808.1609.D50016',
    lu('CO260808.1609.D50016', 500_000, 0, null),
  ],
  [
    'Cameroon, 2021: a deposit',
    'Depot effectue par 690000001 ETS LUMIERE to 690000002 KAMGA. Informations detaillees: Montant de transaction : 20000 FCFA, ID transaction : CI210817.2024.C70017, Frais : 0 FCFA, Commission : 0 FCFA, Montant Net du Credit : 20000 FCFA, Nouveau Solde : 26444 FCFA.',
    lu('CI210817.2024.C70017', 20_000, 0, 'entree'),
  ],
  [
    'Cameroon, an outlet, 2026: a deposit for a customer',
    'Depot vers 690000001 FOTSO reussi from 690000002 ECLAIR SHOP. Informations detaillees : Montant transaction : 10000FCFA, ID de Transaction : CI260801.1355.D50018, Frais : 0FCFA, Commission : 0 FCFA, Montant Net Debite : 10000FCFA, Nouveau Solde : 2773937.6FCFA.',
    lu('CI260801.1355.D50018', 10_000, 0, null),
  ],
  [
    'Cameroon, 2021: a withdrawal',
    "Retrait d'argent reussi par le 690000001 avec le Code : 292977. Informations detaillees : Montant: 1000 FCFA, Frais: 30 FCFA, No de transaction CO210709.2011.B40019, montant net debite 1030 FCFA, Nouveau solde: 200 FCFA.",
    lu('CO210709.2011.B40019', 1000, 30, 'sortie'),
  ],
  [
    'Cameroon, 2021: a bundle paid',
    'Paiement de FORFAIT INTERNET en succes  par 690000001.ID transaction: MP211129.1217.B20020, Montant: 300 FCFA.Nouveau solde: 3419.15 FCFA.',
    lu('MP211129.1217.B20020', 300, null, null),
  ],
  [
    'Cameroon, 2021: airtime',
    'Rechargement reussi. Montant de la transaction : 50 FCFA, ID transaction : RC210830.1330.B00021, Frais : 0 FCFA, Commission : 0   FCFA, Nouveau Solde : 4038.5FCFA Other msisdn 690000001.',
    lu('RC210830.1330.B00021', 50, 0, null),
  ],
];

test.each(ORANGE)('Orange Money, %s (ADR 0037)', (_, texte, expected) => expect(lireSms(texte)).toEqual(expected));
