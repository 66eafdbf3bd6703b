import { drop, type Harm } from './harm';

/** An order may have the id of a payment. */
const of = (reglementid: number) => `objet = 'reglement' AND objetid = ${reglementid}`;
const ofArrete = (arreteid: number) => `objet = 'arrete' AND objetid = ${arreteid}`;
const ofTransfert = (transfertid: number) => `objet = 'transfert' AND objetid = ${transfertid}`;

/** Harms of numbered documents. */
export const imprimes: readonly Harm[] = [
  ['I46', (ids) => [`UPDATE serie SET dernier = dernier + 1 WHERE caisseid = ${ids.caisseid}`]],
  ['I46', (ids) => [`DELETE FROM imprime WHERE rang = 1 AND caisseid = ${ids.caisseid}`]],
  ['I46', (ids) => [`UPDATE imprime SET rang = rang + 1000 WHERE ${of(ids.reglementid)}`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'annule' WHERE ${of(ids.reglementid)}`]],
  ['I47', (ids) => [`UPDATE imprime SET caisseid = ${ids.autre} WHERE ${of(ids.reglementid)}`]],
  ['I47', (ids) => [`UPDATE imprime SET serie = 'PC', rang = 5000 WHERE ${of(ids.reglementid)}`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'valide' WHERE ${of(ids.rembourse)}`]],
  [
    'I47',
    (ids) => [
      drop('imprime', 'imprime_numero'),
      drop('imprime', 'imprime_valide'),
      `INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid)
       SELECT serie, caisseid, annee, rang, code, objet, objetid FROM imprime WHERE ${of(ids.reglementid)}`,
    ],
  ],
  ['I46', () => [`UPDATE serie SET dernier = dernier + 1 WHERE caisseid IS NULL`]],
  ['I46', () => [`UPDATE imprime SET rang = rang + 1000 WHERE objet = 'commande'`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'annule' WHERE objet = 'commande' AND objetid = ${ids.partielle}`]],
  ['I47', (ids) => [`DELETE FROM imprime WHERE objet = 'commande' AND objetid = ${ids.seule}`]],
  ['I47', (ids) => [`UPDATE commande SET supprimele = now() WHERE commandeid = ${ids.seule}`]],
  [
    'I47',
    (ids) => [
      drop('imprime', 'imprime_valide'),
      `UPDATE imprime SET objetid = ${ids.partielle} WHERE objet = 'commande' AND objetid = ${ids.seule}`,
    ],
  ],
  ['I46', (ids) => [`UPDATE imprime SET rang = rang + 1000 WHERE ${ofTransfert(ids.recu)}`]],
  ['I46', (ids) => [`UPDATE imprime SET rang = rang + 1000 WHERE ${ofTransfert(ids.octroi)}`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'annule' WHERE ${ofTransfert(ids.enRoute)}`]],
  ['I47', (ids) => [`DELETE FROM imprime WHERE ${ofTransfert(ids.recu)}`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'valide' WHERE ${ofTransfert(ids.refuse)}`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'valide' WHERE ${ofTransfert(ids.retire)}`]],
  ['I47', (ids) => [`UPDATE imprime SET serie = 'TR', rang = 5000 WHERE ${ofTransfert(ids.octroi)}`]],
  ['I46', (ids) => [`UPDATE imprime SET rang = rang + 1000 WHERE ${ofArrete(ids.second)}`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'annule' WHERE ${ofArrete(ids.second)}`]],
  ['I47', (ids) => [`UPDATE imprime SET caisseid = ${ids.autre} WHERE ${ofArrete(ids.second)}`]],
  [
    'I47',
    (ids) => [`UPDATE arrete SET etat = 'rouvert', rouvertpar = 1, rouvertle = now() WHERE arreteid = ${ids.premier}`],
  ],
  ['I48', (ids) => [`UPDATE imprime SET objetid = 0 WHERE ${ofArrete(ids.premier)}`]],
  ['I48', (ids) => [`UPDATE imprime SET objetid = 0 WHERE ${ofTransfert(ids.recu)}`]],
  ['I48', () => [`UPDATE imprime SET objetid = 0 WHERE objet = 'commande' AND rang = 1`]],
  ['I48', () => [drop('imprime', 'imprime_maison'), `UPDATE imprime SET code = 'C1' WHERE objet = 'commande'`]],
  ['I48', (ids) => [`UPDATE caisse SET code = 'AUTRE' WHERE caisseid = ${ids.caisseid}`]],
  ['I48', (ids) => [`UPDATE imprime SET objetid = 0 WHERE ${of(ids.reglementid)}`]],
  ['I48', (ids) => [`UPDATE imprime SET etat = 'remplace', remplacepar = imprimeid WHERE ${of(ids.reglementid)}`]],
];
