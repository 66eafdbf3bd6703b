import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened, owing, paid, typed } from './given';
import { advanced } from './given.avances';
import { myself } from './given.maison';
import { both, sent } from './given.transferts';

const { caisses, mouvements, reglements, utilisateurs } = calls;
const TODAY = { datedebut: '@today', datefin: '@today' };
const SEER = { as: ['caisses'] } as const;
const BOTH = [caisses.situation, caisses.situationTotal] as const;
const NONE = { ouverture: 0, entrees: 0, sorties: 0, recus: 0, envoyes: 0, solde: 0 };

/** Lists the registers that the user sees over some days, and checks them and their sums. */
const situationIs = (query: object, data: readonly object[], total: object): Step[] => [
  ask(caisses.situation, { ...query }, { count: data.length, data: [...data] }, SEER),
  ask(caisses.situationTotal, { ...query }, { data: { caisses: total, avances: NONE } }, SEER),
];

/** What some days did to the registers (PRODUCT N). */
export const situationCases: readonly ConformanceCase[] = [
  rule('each register begins with what it held, and transfers stand apart; others are in no row and no sum', [
    ...both,
    opened(70, 'cachee'),
    ask(mouvements.create, { caisseid: '@source.caisseid', montant: 30, type: 0, description: 'Monnaie' }),
    sent({ data: { etat: 'recu' } }),
    myself(SEER.as),
    ask(utilisateurs.giveCaisses, {
      utilisateurid: '@moi.0.utilisateurid',
      caisses: ['@source.caisseid', '@cible.caisseid'],
    }),
    ...situationIs(
      TODAY,
      [
        { ...NONE, caisseid: '@cible.caisseid', libelle: '@cible.libelle', recus: 200, solde: 200 },
        { ...NONE, caisseid: '@source.caisseid', entrees: 1000, sorties: 30, envoyes: 200, solde: 770 },
      ],
      { ...NONE, entrees: 1000, sorties: 30, recus: 200, envoyes: 200, solde: 970 },
    ),
    ...situationIs(
      { datedebut: '@tomorrow' },
      [
        { ...NONE, ouverture: 200, solde: 200 },
        { ...NONE, ouverture: 770, solde: 770 },
      ],
      { ...NONE, ouverture: 970, solde: 970 },
    ),
    ask(caisses.situationTotal, { avances: 1 }, { data: { caisses: NONE, avances: NONE } }, SEER),
  ]),
  rule('advances stand apart, in rows of their own and in a sum of their own (ADR 0039)', [
    ask(caisses.situationTotal, TODAY, {}, { save: 'avant' }),
    ...advanced,
    ask(caisses.situationTotal, TODAY, {
      data: {
        caisses: { entrees: '@avant.caisses.entrees+1000', envoyes: '@avant.caisses.envoyes+500' },
        avances: { recus: '@avant.avances.recus+500', solde: '@avant.avances.solde+500' },
      },
    }),
  ]),
  rule('what a register paid is told by type of expense (D69)', [
    typed,
    opened(900),
    owing(300),
    paid(120),
    ask(
      reglements.parType,
      { caisseid: '@caisse.caisseid' },
      {
        count: 1,
        data: [{ typedepenseid: '@type.typedepenseid', libelle: '@type.libelle', nombre: 1, montant: 120 }],
      },
    ),
    ask(reglements.parType, { caisseid: '@caisse.caisseid', datedebut: '@tomorrow' }, { count: 0, data: [] }),
    ask(reglements.parType, { datedebut: '@tomorrow', datefin: '@today' }, refusing(['datefin', 'champ.invalide'])),
    ask(reglements.parType, {}, { code: 'auth.permission' }, { as: ['caisses', 'commandes'] }),
  ]),
  rule('only readers of registers ask, and a period ends after it begins (CONTRACT "Types")', [
    ...BOTH.flatMap((call) => [
      ask(call, { datedebut: '@tomorrow', datefin: '@today' }, refusing(['datefin', 'champ.invalide'])),
      ask(call, {}, { code: 'auth.permission' }, { as: ['tableau de bord', 'depenses'] }),
    ]),
  ]),
];
