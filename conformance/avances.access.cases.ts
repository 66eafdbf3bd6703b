import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { opened } from './given';
import {
  APPROVER,
  advanced,
  allowing,
  approved,
  asked,
  avanceIs,
  denied,
  givenUp,
  granted,
  HOLDER,
  holder,
  justified,
  ofAvance,
  reminded,
  returned,
  STRANGER,
} from './given.avances';

const { avances } = calls;

const gone = 2_000_000_000;
const hidden = { code: 'introuvable' } as const;

const everyAct = [approved, granted, denied, givenUp, justified, returned, reminded] as const;

/** The advances of the holder, the first of them first. */
const listed = (query: Record<string, unknown>, data: readonly unknown[], count = data.length): Step =>
  ask(avances.list, query, { count, data }, { as: HOLDER });

/** Who sees which advances, in which order, and who may do what (ADR 0039). */
export const avancesAccessCases: readonly ConformanceCase[] = [
  rule('advances are listed by page: those to decide, then by due day; by state, late ones (CONTRACT "Types")', [
    opened(5000, 'source'),
    holder,
    allowing({ avancesmax: 2 }),
    asked({ montant: 1, echeance: '2099-02-01' }),
    granted(),
    asked({ montant: 2, echeance: '2099-01-01' }),
    granted(),
    allowing({ avancesmax: 20 }),
    ...[3, 4, 5, 6].map((montant) => asked({ montant, echeance: `2099-03-0${montant}` })),
    denied(),
    listed(
      {},
      [3, 4, 5, 2, 1].map((montant) => ({ montant })),
      6,
    ),
    listed({ page: 2 }, [{ montant: 6 }], 6),
    listed({ etat: 'decaissee' }, [{ montant: 2 }, { montant: 1 }]),
    listed({ etat: 'demandee', limit: 2 }, [{ montant: 3 }, { montant: 4 }], 3),
    listed({ etat: 'refusee' }, [{ montant: 6 }]),
    listed({ etat: 'justifiee' }, []),
    listed({ retard: 1 }, []),
    listed({ porteurid: gone }, []),
    ask(
      avances.list,
      { porteurid: '@porteur.0.utilisateurid', etat: 'decaissee' },
      { count: 2, data: [{ montant: 2 }, { montant: 1 }] },
    ),
    allowing(),
  ]),
  rule('an advance is seen by who decides, holds it or asked for it; for others it does not exist (ADR 0039)', [
    ...advanced,
    avanceIs(ofAvance, { as: HOLDER }),
    avanceIs(ofAvance, { as: APPROVER }),
    avanceIs(ofAvance, { as: ['avances', 'avances.accorder'] }),
    ask(avances.list, {}, { count: 0, data: [] }, { as: STRANGER }),
    ask(avances.porteurs, {}, { data: [] }, { as: STRANGER }),
    avanceIs({}, { as: STRANGER, expect: hidden }),
    ask(avances.suivi, ofAvance, hidden, { as: STRANGER }),
    ...[givenUp, justified, returned].map((acte) => acte(hidden, {}, { as: STRANGER })),
    ...everyAct.map((acte) => acte(hidden, {}, { params: { avanceid: gone } })),
  ]),
  rule('an advance is paid to accounts that may sign in, found by their names (ADR 0039)', [
    holder,
    asked(),
    ask(
      avances.porteurspossibles,
      {},
      {
        among: [{ utilisateurid: '@porteur.0.utilisateurid', nom: '@avance.porteur', tel: '@avance.porteurtel' }],
      },
      { as: ['avances.accorder'], save: 'possibles' },
    ),
    ask(
      avances.porteurspossibles,
      { search: '@avance.porteur' },
      { among: [{ utilisateurid: '@porteur.0.utilisateurid' }] },
      { as: ['avances.accorder'] },
    ),
    ask(
      avances.porteurspossibles,
      { search: 'personne de ce nom', porteurid: '@porteur.0.utilisateurid' },
      { data: [{ utilisateurid: '@porteur.0.utilisateurid' }] },
      { as: ['avances.accorder'] },
    ),
    ask(avances.porteurspossibles, { search: 'personne de ce nom' }, { data: [] }, { as: ['avances.accorder'] }),
  ]),
];
