import { drop, type Harm } from './harm';

/** Harms of numbered documents. */
export const imprimes: readonly Harm[] = [
  ['I46', (ids) => [`UPDATE serie SET dernier = dernier + 1 WHERE caisseid = ${ids.caisseid}`]],
  ['I46', (ids) => [`DELETE FROM imprime WHERE rang = 1 AND caisseid = ${ids.caisseid}`]],
  ['I46', (ids) => [`UPDATE imprime SET rang = rang + 1000 WHERE objetid = ${ids.reglementid}`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'annule' WHERE objetid = ${ids.reglementid}`]],
  ['I47', (ids) => [`UPDATE imprime SET caisseid = ${ids.autre} WHERE objetid = ${ids.reglementid}`]],
  ['I47', (ids) => [`UPDATE imprime SET serie = 'PC', rang = 5000 WHERE objetid = ${ids.reglementid}`]],
  ['I47', (ids) => [`UPDATE imprime SET etat = 'valide' WHERE objetid = ${ids.rembourse}`]],
  [
    'I47',
    (ids) => [
      drop('imprime', 'imprime_numero'),
      drop('imprime', 'imprime_valide'),
      `INSERT INTO imprime (serie, caisseid, annee, rang, code, objet, objetid)
       SELECT serie, caisseid, annee, rang, code, objet, objetid FROM imprime WHERE objetid = ${ids.reglementid}`,
    ],
  ],
  ['I48', (ids) => [`UPDATE caisse SET code = 'AUTRE' WHERE caisseid = ${ids.caisseid}`]],
  ['I48', (ids) => [`UPDATE imprime SET objetid = 0 WHERE objetid = ${ids.reglementid}`]],
  [
    'I48',
    (ids) => [`UPDATE imprime SET etat = 'remplace', remplacepar = imprimeid WHERE objetid = ${ids.reglementid}`],
  ],
];
