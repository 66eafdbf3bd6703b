import { expect, test } from 'vitest';
import { lireSms } from './sms';

/** Checks what is read of messages: after `#` what was seen → reference, amount, fee, side; then its text. */
function reads(operateur: string, messages: string): void {
  for (const message of messages.split(/^# /m).slice(1)) {
    const [, seen, read = '', texte = ''] = /^(.*) → (.*)\n([\s\S]*)\n$/.exec(message) ?? [];
    const [reference, montant, frais, sens] = read.split(' ').map((said) => (said === '–' ? null : said));
    const lu = { reference, montant: montant && Number(montant), frais: frais && Number(frais), sens };
    test(`${operateur}, ${seen} (ADR 0037)`, () => expect(lireSms(texte)).toEqual(lu));
  }
}

// True messages: the operators' words as they were seen, with other names, phones, dates and numbers.
reads(
  'Orange Money',
  `
# Côte d’Ivoire, an outlet, 2026: a deposit for a customer → CI260705.1634.A70001 1200 0 sortie
Le depot vers le 0700000000 est reussi. Montant 1200.00 F, Frais 0.00 F, Commission 0.00 F, ID Transaction: \
CI260705.1634.A70001, Nouveau Solde 20015.00 F.
# Côte d’Ivoire, an outlet, 2026: a customer’s withdrawal → CO260704.2105.D70002 50000 – –
Retrait de 0700000000 effectue. Montant 50000.00 F.ID Transaction: CO260704.2105.D70002.
# Côte d’Ivoire, an outlet, 2026: the same behind a warning → CO260722.1546.C90003 40000 – –
Attention Vigilance Arnaque . Nouveau Solde 420806.00 F a verifier au #145*61#  avant paiement.Retrait de 0700000000 \
effectue. Montant 40000.00 F.ID Transaction: CO260722.1546.C90003.
# Côte d’Ivoire, an outlet, 2026: the warning alone is no operation → – – – –
Attention Vigilance Arnaque . Nouveau Solde 135715.00 F a verifier au #145*61#  avant paiement.
# Côte d’Ivoire, 2026: the beginning of what a merchant gets → – 15150 – entree
Transfert de 15150.00F recu de KOFFI AYA 0700000000
# Burkina Faso, 2026: money received, one empty decimal, an empty fee → PP260818.2016.80000001 53500 – entree
Vous avez recu 53500.0 FCFA, Frais:  FCFA, Taxe:  FCFA du 70000000,KONATEAWA. Le solde de votre compte est de 57747.69 \
FCFA Trans ID: PP260818.2016.80000001. Flashez le QR CODE marchand avec Max it pour plus de facilite : \
https://exemple.test/nn
# Burkina Faso, 2026: a deposit → CI260814.1103.10000002 14700 – entree
Cher client, vous avez recu 14700.0 FCFA, Frais:  FCFA, Taxe:  FCFA de 4880000 BOUTIQUE. Votre solde est de 15209.69 \
FCFA. ID Trans: CI260814.1103.10000002. Merci d'utiliser Orange Money.
# Burkina Faso, 2026: money sent → PP260814.1106.90000003 2525 0 sortie
Cher client, vous avez transfere 2,525.00 FCFA, Frais: 0.0 FCFA, Taxe:  FCFA au numero 70000000,ISSA. Votre solde est \
de  12684.69 FCFA. ID Trans: PP260814.1106.90000003. Pour toute reclamation contactez par appel le 127 ou whatsapp \
07000000. Orange Money BF
# Burkina Faso, 2026: a withdrawal → CO260819.0925.40000004 1300 – sortie
Vous avez retire 1,300.00 FCFA aupres de l agent 5520000 BOUTIQUE DU MARCHE, Trans ID : CO260819.0925.40000004. Votre \
solde est de : 51414.69 FCFA. Telechargez la nouvelle application Orange Money : https://exemple.test/tr
# Burkina Faso, 2026: a merchant paid; fee and tax have decimals → MP260820.2244.80000005 2000 – sortie
Votre paiement de 2,000.00 FCFA, Frais: 17.3913 FCFA, Taxe: 2.6087 FCFA a ACCEPTEUR GD a ete effectue avec succes. \
Votre solde est de : 43189.69 FCFA. Trans id: MP260820.2244.80000005.
# Burkina Faso, 2023: a bundle paid; the place of a reference was left as it is → MP231222.0724.F10006 1050 – sortie
Votre paiement de  1050 FCFA a Forfait a ete effectue avec succes. Votre solde:  673 FCFA.Trans id: \
MP231222.0724.F10006. Reference : $REFERENCE_NO. Pour profiter du Bonus
# Burkina Faso, 2023: a bill paid → MP231129.0840.G00007 4062 – –
Votre paiement de facture ONEA a reussi,No Abonne:14000000000000,Montant Paye:4062FCFA , \
TransID:MP231129.0840.G00007.Votre solde est de:5099FCFA
# Burkina Faso, 2026: from the savings of the same customer → IR260908.2041.2000008 35000 – sortie
Vous avez transfere 35,000.00 FCFA vers votre Normal. Solde Normal : 36826.8 FCFA. Solde Coffre Fort:400000.0 FCFA. ID \
Tran: IR260908.2041.2000008.
# Burkina Faso, 2026: airtime → RC260908.1511.40000009 105 – sortie
Vous avez recharge 105.00 FCFA d unites. Gagnez 100% de bonus sur toutes vos recharges de moins de 10000F. Votre solde \
est de 2076.8 FCFA. TRANS ID: RC260908.1511.40000009.
# Mali, 2025: money received → PP251226.2111.C90010 3300 – entree
Vous avez recu un transfert de 3300 FCFA du 70000000. ID: PP251226.2111.C90010. Consultez votre nouveau solde sur Max \
it ou au #144#6#. OFM MALI
# Mali, 2024: money sent → PP240105.1012.B10011 5000 50 sortie
Votre transfert de 5000 FCFA vers le 70000000 a reussi. Frais: 50 FCFA. Nouveau solde:12500 FCFA. \
ID:PP240105.1012.B10011. OFM MALI
# Mali, 2015: a bill paid → MP150105.1012.A10012 7500 0 sortie
Retrait de 7500.00 FCFA effectue par le 70000000. Frais:0.00 FCFA. Votre nouveau solde est de 1200.00 FCFA. \
ID:MP150105.1012.A10012
# Cameroon, 2020: a transfer, whose two sides get the same words → PP201225.1334.B60013 5000 50 –
Transfert de 690000001 KAMGA ESSOMBA vers 690000002 FOTSO reussi. ID transaction: PP201225.1334.B60013, Montant \
Transaction: 5000 FCFA, Frais: 50 FCFA, Commission: 0 FCFA, Montant Net: 5050 FCFA, Nouveau Solde: 4150 FCFA.
# Cameroon, 2021: a fee with a decimal is not read → PP211004.1324.C50014 150 – –
Transfert de 690000001 KAMGA vers 690000002 FOTSO reussi. ID transaction: PP211004.1324.C50014, Montant Transaction: \
150 FCFA, Frais: 1.5 FCFA, Commission: 0 FCFA, Montant Net: 151.5 FCFA, Nouveau Solde: 1871.15 FCFA.
# Cameroon, 2026: the same transfer in English → PP260805.1402.C50015 1300000 0 –
Successful transfer from 690000001 IBRAHIM OUSMANE to 690000002 ECLAIR SHOP. Details: Transaction ID: \
PP260805.1402.C50015, Transaction amount: 1300000 FCFA, Charges: 0 FCFA, Commission: 0 FCFA, Net amount :1300000 FCFA, \
New balance: 6335788.6 FCFA.
# Cameroon, an outlet, 2026: a withdrawal in English → CO260808.1609.D50016 500000 0 –
CashOut success to 690000001 MBARGA from 690000002 ECLAIR SHOP. The details are as follows: transaction amount: 500000 \
FCFA, charges: 0 FCFA, commission: 0 FCFA, TXN id :CO260808.1609.D50016
# Cameroon, 2021: a deposit → CI210817.2024.C70017 20000 0 entree
Depot effectue par 690000001 ETS LUMIERE to 690000002 KAMGA. Informations detaillees: Montant de transaction : 20000 \
FCFA, ID transaction : CI210817.2024.C70017, Frais : 0 FCFA, Commission : 0 FCFA, Montant Net du Credit : 20000 FCFA, \
Nouveau Solde : 26444 FCFA.
# Cameroon, an outlet, 2026: a deposit for a customer → CI260801.1355.D50018 10000 0 –
Depot vers 690000001 FOTSO reussi from 690000002 ECLAIR SHOP. Informations detaillees : Montant transaction : \
10000FCFA, ID de Transaction : CI260801.1355.D50018, Frais : 0FCFA, Commission : 0 FCFA, Montant Net Debite : \
10000FCFA, Nouveau Solde : 2773937.6FCFA.
# Cameroon, 2021: a withdrawal → CO210709.2011.B40019 1000 30 sortie
Retrait d'argent reussi par le 690000001 avec le Code : 292977. Informations detaillees : Montant: 1000 FCFA, Frais: \
30 FCFA, No de transaction CO210709.2011.B40019, montant net debite 1030 FCFA, Nouveau solde: 200 FCFA.
# Cameroon, 2021: a bundle paid → MP211129.1217.B20020 300 – –
Paiement de FORFAIT INTERNET en succes  par 690000001.ID transaction: MP211129.1217.B20020, Montant: 300 FCFA.Nouveau \
solde: 3419.15 FCFA.
# Cameroon, 2021: airtime → RC210830.1330.B00021 50 0 –
Rechargement reussi. Montant de la transaction : 50 FCFA, ID transaction : RC210830.1330.B00021, Frais : 0 FCFA, \
Commission : 0   FCFA, Nouveau Solde : 4038.5FCFA Other msisdn 690000001.
`,
);

reads(
  'MTN MoMo',
  `
# Côte d’Ivoire, an outlet, 2026: a deposit for a customer → 17216000001 2100 – sortie
Vous avez envoye 2100 FCFA au 2250000000000 le 06-07-2026 21:22:44. Votre nouveau solde est de: 631718 FCFA. ID \
Transaction: 17216000001.
# Côte d’Ivoire, an outlet, 2026: a customer’s withdrawal → 17210000002 2000 0 –
Le retrait initie le 06-07-2026 13:00:35 a ete effectue. Vous pouvez payer le montant: 2000 FCFA en especes au \
2250000000000. Votre nouveau solde est de: 525958 FCFA. Frais: 0 FCFA. ID Transaction: 17210000002.
# Benin, 2024: money sent; the reference is the sender’s note → 6524300003 39000 100 sortie
Transfert effectue pour  39000 FCFA  a SENA HOUNSOU (22900000000) le 2024-02-07 16:23:16. Frais: 100 FCFA. Nouveau \
solde: 987 FCFA, Reference: Paiement. ID de la transaction: 6524300003..
# Benin, 2025: a payment to another country; the external number is not the operator’s → 9667500004 10000 500 sortie
Paiement effectue pour 10000 FCFA a ONAFRIQ UEMOA OUT le 2025-04-28 09:14:20. Frais 500 FCFA. Solde courant: 19618 \
FCFA. Reference: -. ID de la transaction: 9667500004. External id :12715200005.
# Benin, 2025: money received from a bank → 11005200006 10000 – entree
Vous avez recu un transfert de 10000FCFA de MFS ORABANK DIS SP  (2290100000000) le 2025-11-24 17:14:31. Reference: \
SEMOA. Nouveau solde: 10482 FCFA. ID de la transaction : 11005200006..
# Benin, 2026: money received, over many lines → 11547900007 20000 – entree
Vous avez recu un transfert de\n20000FCFA de MFS PAWAPAY\nDISBURSEMENT SP\n(2290100000000) le\n2026-02-18 \
23:04:33.\nReference: Txn to awa.\nNouveau solde: 30312 FCFA.\nID de la transaction :\n11547900007.
# Benin, 2025: money received, short → 11012700008 10000 – entree
Transfert 10000F de AEIG BULK (2290100000000) 2025-11-25 19:36:20 Ref:AEIGPmtForfaitComm Solde:14607F ID:11012700008
# Benin, 2025: money sent, short → 11006800009 5825 50 sortie
Transfert 5825F a SENA HOUNSOU(2290100000000) 2025-11-24 20:38:42 Frais: 50F Solde:4607F Ref: Food  ID: 11006800009
# Benin, 2025: a merchant paid, short → 10866200010 50000 1000 sortie
Paiement 50000F a ONAFRIQ UEMOA OUT 2025-11-02 09:24:44 Frais:1000F Solde:23599F ID:10866200010 Ref:2250500000000
# Benin, 2025: a withdrawal, short → 11013700011 4000 125 sortie
Retrait 4000F via BOUTIQUE GEST 1(2290100000000 - RBCCM/ABC/22 A 51015) 2025-11-25 21:27:14 Solde:10482F Frais:125F \
ID:11013700011
# Benin, 2025: a deposit, whose number and fee stick together → 10932200012 3250 0 entree
Depot recu 3250F de KOFFI DOSSOU (2290100000000 - ) le 2025-11-12 20:48:52 Solde:4222F ID:10932200012Frais:0F.
# Cameroon, 2021: money received; the sender’s note begins like a fee → 3119800013 5000 – entree
Vous avez recu 5000 FCFA de SARA MBARGA (237000000000) le 2021-10-21 10:02:06. Transaction Id: 3119800013.Reference: \
frais de subsistance . Nouveau solde:5000 FCFA.
# Cameroon, 2021: money received from a company → 2593200014 51000 – entree
Vous avez recu 51000 FCFA de lntouch Commercial 8 sur votre compte Mobile Money 2021-06-01 13:36:29. Message de \
l'expediteur: . Votre nouveau solde est de: 51049 FCFA. Transaction Id: 2593200014.
# Cameroon, 2021: money sent, and advertising → 3162400015 5000 50 sortie
Transfert de 5000 FCFA effectue avec succes a PAUL FOTSO (237000000000) le 2021-11-01 06:16:15. FRAIS 50 FCFA. \
Transaction Id: 3162400015 ; Reference: urgence. Nouveau solde est: 47321 FCFA. Jusqu'au 31 octobre, recois jusqua \
100% de remboursement sur tous tes paiements via MoMo.
# Cameroon, 2021: airtime, and advertising with an amount → 2757800016 500 0 sortie
Votre paiement de 500 FCFA pour MTNC AIRTIME a ete effectue le 2021-07-16 21:05:26. Votre nouveau solde: 1049 FCFA. \
Frais: 0 FCFA, Message: -. Transaction Id: 2757800016. Achete 1 forfait via MoMo et gagne des gigas ou 10000F cash!
# Cameroon, 2021: a withdrawal, whose fee has no currency → 3267000017 3000 90 sortie
Vous, AWA KAMGA (237000000000) avez effectue avec succes le retrait de 3000 FCFA de votre compte mobile money, chez \
BOUTIQUE CALVINE le 2021-11-26 18:59:31. Transaction Id: 3267000017. Votre nouveau solde est 100. Frais 90. Pour tout \
retrait MoMo de 5000F minimum, tente de gagner 1 TERRAIN chaque jour.
# Rwanda, 2024, here with our currency: money received → 76662000018 2000 – entree
You have received 2000 XOF from Jane Smith (*********013) on your mobile money account at 2024-05-10 16:30:51. Message \
from sender: . Your new balance:2000 XOF. Financial Transaction Id: 76662000018.
# Rwanda, 2024, here with our currency: a merchant paid → 73214400019 1000 0 sortie
TxId: 73214400019. Your payment of 1,000 XOF to Jane Smith 12845 has been completed at 2024-05-10 16:31:39. Your new \
balance: 1,000 XOF. Fee was 0 XOF.
`,
);

reads(
  'Moov Money',
  `
# Burkina Faso, 2026: a deposit → DH58HF0001 4000 – entree
Depot d'argent reussi aupres de: KONATE Awa\nCode agent: 1100000\nMontant: 4 000,00 FCFA\nTID: DH58HF0001\nSolde: 4 \
022,75 FCFA
# Burkina Faso, 2025: a withdrawal → CO251108.1328.F20002 51000 510 sortie
Retrait d’argent  réussi auprès de l’ Agent  BOUTIQUE ADAMA \nCode d’agent: 1030000 \nMontant: 51 000,00 FCFA, \
\nFrais: 510,00 FCFA  \nTotal: 51 510,00 FCFA \nDate: 08/11/2025 13H28\nTxn ID: CO251108.1328.F20002  \nSolde: 20 \
571,00FCFA
# Burkina Faso, 2026: a withdrawal, other words → DH82HM0003 3500 35 sortie
Retrait reussi auprès de l'Agent BOUTIQUE ADAMA\nCode d'agent: 0020000\nMontant: 3 500,00 FCFA \nFrais: 35,00 \
FCFA\nTotal: 3 535,00 FCFA\nDate: 08/08/2026 18:58:26\nTxn ID: DH82HM0003\nSolde: 487,75 FCFA
# Burkina Faso, 2025: money received → CLK93W0004 300 – entree
Vous avez reçu 300,00 FCFA de AWA KONATE. \nNuméro: 22600000000\nDate: 20/12/2025 19:35:19\nTID: CLK93W0004\nSolde: \
318,00 FCFA
# Burkina Faso, 2022: money sent → PP220818.1822.B10005 505 0 sortie
Transfert National d'argent réussi pour ARNAUD KABORE\nNuméro: 22600000000\nMontant: 505,00 FCFA\nFrais: Frais:0,00 \
FCFA FCFA\nTotal:505,00 FCFA\nDate: 18/08/2022 18H22 \nTID: PP220818.1822.B10005 \nSolde: 572,00 FCFA
# Burkina Faso, 2025: a merchant paid → CL152Z0006 128 0 sortie
Paiement reussi auprès du marchand YENGA BOUTIQUE \nCode marchand: 63300000 \nMontant: 128,00 FCFA \nFrais: 0,00 FCFA \
\nTOTAL: 128,00 FCFA \nDate: 01/12/2025 19:55 \nTID: CL152Z0006 \nSolde: 118,00 FCFA\nReference: 1110155000000
# Burkina Faso, 2025: a bill with a penalty has two amounts → CL993D0007 – 150 sortie
Paiement réussi pour la facture ONEA numero 14000000000000 \nMontant: 5 125,00 FCFA \nPénalité: 4 000,00 FCFA \
\nMontant total:9 125,00 FCFA\nFrais: 150,00 FCFA\nDate: 09/12/2025 18:24\nTID: CL993D0007\nSolde: 843,00 FCFA\nONEA \
et MOOV Money vous remercient.
# Burkina Faso, 2022: airtime for another phone → RCA220502.2058.B830008 – – sortie
Ref :RCA220502.2058.B830008 , Vous avez rechargé le 22600000000 de 125,00 FCFA de crédit.  Votre solde MOOV Money est \
de 192,00 FCFA.
# Burkina Faso, 2026: airtime received and paid from the same wallet → DHB9HR0009 250 – –
Ref : DHB9HR0009, Vous avez recu 250,00 FCFA de credit du 22600000000 via MOOV Money. GAGNEZ 200% de bonus sur toutes \
vos recharges.Bonus valable 10 jours. Votre solde est de 37,75 FCFA.
# Togo, 2025: a withdrawal, whose fee has a tax beside it → 1250317160010 100000 – sortie
Retrait validé\r\nMontant: 100,000 FCFA \r\nFrais HT: 909 FCFA, TAF: 91 FCFA \r\nNom PDV: ETS LUMIERE\r\nDate: \
17-Mar-2025 12:52:20\r\nNouveau solde Flooz: 61,271 FCFA\r\nVeuillez retirer l'argent chez le Pdv. \r\nTrx id: \
1250317160010
# Benin, 2019: money sent → 920190616000011 10 – sortie
Vous avez envoye 10.00 FCFA a 22900000000. Votre nouveau solde Flooz est de 16809.00 FCFA. Ref :920190616000011.
# Benin, 2026: money sent, a fee in capital letters → – 2000 50 sortie
Vous avez envoye 2 000 FCFA à KOFFI DOSSOU 2290100000000 le 12/10/2026 09:00:00. FRAIS: 50 FCFA.
`,
);

reads(
  'Wave',
  `
# Burkina Faso, 2026: money received, the number on a line of its own → T26Y2JQ2D6DVU0001 800 – entree
Vous avez recu 800F\nDe Sita Konate (50000000)\nNouveau solde: 1.600F \n+infos: 80000000\nAvec UBA\nT26Y2JQ2D6DVU0001
# Burkina Faso, 2026: money received, thousands with a dot → TY7AGVX2BPF3Q0002 20000 – entree
Vous avez recu 20.000F\nDe Awa Konate (50000000)\n14/08/2026  22:47\n\n+infos: 80000000\nAvec UBA\nTY7AGVX2BPF3Q0002
# Côte d’Ivoire, a merchant, 2026 → – 12000 – entree
Paiement À DISTANCE reçu: Marie Aya (0700000000) a payé 12.000F le 16/09/2026 19h47.
`,
);
