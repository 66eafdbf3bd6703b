import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { begun } from './given.projets';

const { projets } = calls;

const renamed = (libelle: string, save: string, more: Partial<Step> = {}): Step => ({
  call: projets.update,
  query: { projetid: `@${save}.projetid` },
  body: { libelle, description: 'Même texte', montant: 1, datefin: '2027-06-30' },
  headers: { 'idempotency-key': 'projet-modif-@unique' },
  ...more,
});

/** The permissions for projects, and the idempotency keys of their writes. */
export const projetsAccessCases: readonly ConformanceCase[] = [
  rule('a key that changed one project does not stand for the same change of another (CONTRACT "Types")', [
    begun([], 'un'),
    begun([], 'deux'),
    renamed('Renommé @unique', 'un'),
    renamed('Renommé @unique', 'deux', { expect: { code: 'idempotence.conflit' } }),
    ask(projets.search, { term: 'Renommé @unique' }, { count: 1 }),
  ]),
];
