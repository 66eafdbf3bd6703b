import { calls } from '@comptoir/contract/calls';
import type { ConformanceCase, Step } from './case';
import { profiled } from './given.maison';

const { modules, profils } = calls;

const NONE = 2_000_000_000;
const params = { moduleid: '@module.moduleid' };
const feature = { fonctionnaliteid: '@fonctionnalite.fonctionnaliteid' };

const added = (more: Partial<Step> = {}, body: object = {}): Step => ({
  call: modules.create,
  body: { libelle: 'Stock @unique', nom: 'stock-@unique', ...body },
  save: 'module',
  ...more,
});

const featured = (more: Partial<Step> = {}, body: object = {}): Step => ({
  call: modules.addFonctionnalite,
  params,
  body: { libelle: 'Compter @unique', nom: 'compter-@unique', ...body },
  save: 'fonctionnalite',
  ...more,
});

const relabelled = (more: Partial<Step> = {}): Step => ({
  call: modules.update,
  params,
  body: { libelle: 'Dépôt @unique' },
  ...more,
});

export const modulesCases: readonly ConformanceCase[] = [
  {
    name: 'a module and its features are added, renamed by label and deleted (CONTRACT "Permissions")',
    steps: [
      added({
        expect: { data: { nom: 'stock-@unique', libelle: 'Stock @unique', produit: false, fonctionnalites: [] } },
      }),
      featured({
        expect: { data: { moduleid: '@module.moduleid', nom: 'compter-@unique', produit: false } },
      }),
      relabelled({
        expect: {
          data: {
            nom: 'stock-@unique',
            libelle: 'Dépôt @unique',
            fonctionnalites: [{ fonctionnaliteid: '@fonctionnalite.fonctionnaliteid' }],
          },
        },
      }),
      {
        call: modules.updateFonctionnalite,
        params: feature,
        body: { libelle: 'Inventaire @unique' },
        expect: { data: { nom: 'compter-@unique', libelle: 'Inventaire @unique' } },
      },
      { call: modules.removeFonctionnalite, params: feature, expect: { data: null } },
      { call: modules.removeFonctionnalite, params: feature, expect: { code: 'introuvable' } },
      relabelled({ expect: { data: { fonctionnalites: [] } } }),
      { call: modules.remove, params, expect: { data: null } },
      { call: modules.remove, params, expect: { code: 'introuvable' } },
      relabelled({ expect: { code: 'introuvable' } }),
      featured({ expect: { code: 'introuvable' } }),
      {
        call: modules.updateFonctionnalite,
        params: { fonctionnaliteid: NONE },
        body: { libelle: 'x' },
        expect: { code: 'introuvable' },
      },
    ],
  },
  {
    name: 'without a name a module and a feature get one that profiles can hold (contract/profils)',
    steps: [
      added({}, { nom: undefined }),
      featured({}, { nom: undefined }),
      profiled(['@module.nom', '@fonctionnalite.nom']),
    ],
  },
  {
    name: 'a name is taken once, by a module or a feature; it never changes (CONTRACT "Permissions")',
    steps: [
      added(),
      added({ save: 'refus', expect: { code: 'module.existe' } }),
      added({ save: 'refus', expect: { code: 'module.existe' } }, { nom: 'clients' }),
      added({ save: 'refus', expect: { code: 'module.existe' } }, { nom: 'clients.creer' }),
      featured({ save: 'refus', expect: { code: 'module.existe' } }, { nom: 'stock-@unique' }),
      featured(),
      featured({ save: 'refus', expect: { code: 'module.existe' } }),
      relabelled({
        body: { libelle: 'Dépôt', nom: 'depot' },
        expect: { status: 422, errors: [{ path: 'nom', code: 'champ.inconnu' }] },
      }),
      added({
        body: { libelle: ' ' },
        save: 'refus',
        expect: { status: 422, errors: [{ path: 'libelle', code: 'champ.requis' }] },
      }),
    ],
  },
  {
    name: 'the product’s modules come first with their features; they stay (CONTRACT "Permissions")',
    steps: [
      {
        call: modules.all,
        save: 'modules',
        expect: {
          first: [
            { nom: 'tableau de bord', produit: true, fonctionnalites: [] },
            {
              nom: 'utilisateurs',
              produit: true,
              fonctionnalites: [
                { nom: 'utilisateurs.creer', produit: true },
                { nom: 'utilisateurs.modifier' },
                { nom: 'utilisateurs.verrouiller' },
                { nom: 'utilisateurs.supprimer' },
              ],
            },
          ],
        },
      },
      { call: modules.remove, params: { moduleid: '@modules.1.moduleid' }, expect: { code: 'module.produit' } },
      {
        call: modules.removeFonctionnalite,
        params: { fonctionnaliteid: '@modules.1.fonctionnalites.0.fonctionnaliteid' },
        expect: { code: 'module.produit' },
      },
      {
        call: modules.update,
        params: { moduleid: '@modules.1.moduleid' },
        body: { libelle: 'Personnes @unique' },
        expect: { data: { nom: 'utilisateurs', libelle: 'Personnes @unique', produit: true } },
      },
      {
        call: modules.update,
        params: { moduleid: '@modules.1.moduleid' },
        body: { libelle: '@modules.1.libelle' },
      },
    ],
  },
  {
    name: 'a module whose permission a profile holds cannot be deleted, and the refusal says by how many (CONTRACT "Permissions")',
    steps: [
      added(),
      featured(),
      profiled(['stock-@unique'], 'un'),
      profiled(['stock-@unique', 'compter-@unique'], 'deux'),
      { call: modules.remove, params, expect: { code: 'module.utilise', params: { nombre: 2 } } },
      {
        call: profils.list,
        query: { moduleid: '@module.moduleid', limit: 1 },
        expect: { count: 2, data: [{ profilid: '@deux.profilid' }] },
      },
      {
        call: profils.list,
        query: { fonctionnaliteid: '@fonctionnalite.fonctionnaliteid' },
        expect: { count: 1, data: [{ profilid: '@deux.profilid' }] },
      },
      { call: profils.list, query: { moduleid: NONE }, expect: { count: 0 } },
      {
        call: modules.removeFonctionnalite,
        params: feature,
        expect: { code: 'module.utilise', params: { nombre: 1 } },
      },
      { call: profils.remove, params: { profilid: '@deux.profilid' } },
      { call: modules.removeFonctionnalite, params: feature },
      { call: profils.remove, params: { profilid: '@un.profilid' } },
      { call: modules.remove, params },
    ],
  },
];
