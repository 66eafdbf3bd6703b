import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase, Step } from './case';
import { begun, etapeid, etatOf, stored } from './given.projets';
import { IMAGE } from './media';

const { etapeprojets, fichiers, projets } = calls;

const query = { projetid: '@projet.projetid' };
const denied = { code: 'auth.permission' } as const;

const renamed = (libelle: string, save: string, more: Partial<Step> = {}): Step => ({
  call: projets.update,
  query: { projetid: `@${save}.projetid` },
  body: { libelle, description: 'Même texte', montant: 1, datefin: '2027-06-30' },
  headers: { 'idempotency-key': 'projet-modif-@unique' },
  ...more,
});

/** The permissions for projects, and the idempotency keys of their writes. */
export const projetsAccessCases: readonly ConformanceCase[] = [
  {
    name: 'each change of a project has its own permission, reads are of the module (CONTRACT "Permissions")',
    steps: [
      begun(['Fondations']),
      { call: projets.list, as: ['projets'] },
      { call: etapeprojets.list, as: ['projets'], query },
      { call: fichiers.list, as: ['projets'], query: { etapeid: etapeid() } },
      begun([], 'refus', { as: ['projets', 'projets.modifier', 'projets.etapes'], expect: denied }),
      renamed('Refus', 'projet', { as: ['projets', 'projets.creer'], expect: denied }),
      { call: projets.remove, as: ['projets', 'projets.modifier'], params: query, expect: denied },
      etatOf(0, 1, { as: ['projets', 'projets.modifier'], expect: denied }),
      { call: etapeprojets.remove, as: ['projets'], query: { etapeprojetid: etapeid() }, expect: denied },
      stored([IMAGE], { as: ['projets', 'projets.etapes'], expect: denied }),
      stored([IMAGE], { as: ['projets.medias'] }),
      { call: fichiers.remove, as: ['projets'], body: { documentid: '@medias.0.documentid' }, expect: denied },
      { call: fichiers.list, as: ['projets.medias'], query: { etapeid: etapeid() }, expect: denied },
      { call: projets.list, as: ['depenses', 'depenses.creer'], expect: denied },
    ],
  },
  {
    name: 'whoever may write expenses gets the projects that have steps (CONTRACT "Permissions")',
    steps: [
      { call: projets.withSteps, as: ['depenses.creer'] },
      { call: projets.withSteps, as: ['depenses.modifier'] },
      { call: projets.withSteps, as: ['depenses'], expect: denied },
    ],
  },
  {
    name: 'one key makes one project; with another payload it is refused (CONTRACT "Types", Idempotency-Key)',
    steps: [
      begun(['Fondations'], 'projet', { headers: { 'idempotency-key': 'projet-cle-@unique' } }),
      {
        ...begun(['Fondations']),
        headers: { 'idempotency-key': 'projet-cle-@unique' },
        save: 'encore',
        expect: { data: { projetid: '@projet.projetid' }, headers: { 'idempotent-replayed': 'true' } },
      },
      begun(['Fondations', 'Murs'], 'projet', {
        headers: { 'idempotency-key': 'projet-cle-@unique' },
        save: 'autre',
        expect: { code: 'idempotence.conflit' },
      }),
      { call: projets.search, params: { term: '@unique' }, expect: { count: 1 } },
    ],
  },
  {
    name: 'a key that changed one project does not stand for the same change of another (CONTRACT "Types")',
    steps: [
      begun([], 'un'),
      begun([], 'deux'),
      renamed('Renommé @unique', 'un'),
      renamed('Renommé @unique', 'deux', { expect: { code: 'idempotence.conflit' } }),
      { call: projets.search, params: { term: 'Renommé @unique' }, expect: { count: 1 } },
    ],
  },
];
