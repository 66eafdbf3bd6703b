import { calls } from '@comptoir/contract/calls';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
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
  rule('a module and its features are added, renamed by label and deleted (CONTRACT "Permissions")', [
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
    ask(
      modules.updateFonctionnalite,
      { ...feature, libelle: 'Inventaire @unique' },
      { data: { nom: 'compter-@unique', libelle: 'Inventaire @unique' } },
    ),
    ask(modules.removeFonctionnalite, feature, { data: null }),
    ask(modules.removeFonctionnalite, feature, { code: 'introuvable' }),
    relabelled({ expect: { data: { fonctionnalites: [] } } }),
    ask(modules.remove, params, { data: null }),
    ask(modules.remove, params, { code: 'introuvable' }),
    relabelled({ expect: { code: 'introuvable' } }),
    featured({ expect: { code: 'introuvable' } }),
    ask(modules.updateFonctionnalite, { fonctionnaliteid: NONE, libelle: 'x' }, { code: 'introuvable' }),
  ]),
  rule('without a name a module and a feature get one that profiles can hold (contract/profils)', [
    added({}, { nom: undefined }),
    featured({}, { nom: undefined }),
    profiled(['@module.nom', '@fonctionnalite.nom']),
  ]),
  rule('a name is taken once, by a module or a feature; it never changes (CONTRACT "Permissions")', [
    added(),
    added({ save: 'refus', expect: { code: 'module.existe' } }),
    added({ save: 'refus', expect: { code: 'module.existe' } }, { nom: 'clients' }),
    added({ save: 'refus', expect: { code: 'module.existe' } }, { nom: 'clients.creer' }),
    featured({ save: 'refus', expect: { code: 'module.existe' } }, { nom: 'stock-@unique' }),
    featured(),
    featured({ save: 'refus', expect: { code: 'module.existe' } }),
    relabelled({ body: { libelle: 'Dépôt', nom: 'depot' }, expect: refusing(['nom', 'champ.inconnu']) }),
  ]),
  rule('the product’s modules come first with their features; they stay (CONTRACT "Permissions")', [
    ask(
      modules.all,
      {},
      {
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
      { save: 'modules' },
    ),
    ask(modules.remove, { moduleid: '@modules.1.moduleid' }, { code: 'module.produit' }),
    ask(
      modules.removeFonctionnalite,
      { fonctionnaliteid: '@modules.1.fonctionnalites.0.fonctionnaliteid' },
      { code: 'module.produit' },
    ),
    ask(
      modules.update,
      { moduleid: '@modules.1.moduleid', libelle: 'Personnes @unique' },
      { data: { nom: 'utilisateurs', libelle: 'Personnes @unique', produit: true } },
    ),
    ask(modules.update, { moduleid: '@modules.1.moduleid', libelle: '@modules.1.libelle' }),
  ]),
  rule(
    'a module whose permission profiles hold cannot be deleted; the refusal says how many (CONTRACT "Permissions")',
    [
      added(),
      featured(),
      profiled(['stock-@unique'], 'un'),
      profiled(['stock-@unique', 'compter-@unique'], 'deux'),
      ask(modules.remove, params, { code: 'module.utilise', params: { nombre: 2 } }),
      ask(
        profils.list,
        { moduleid: '@module.moduleid', limit: 1 },
        { count: 2, data: [{ profilid: '@deux.profilid' }] },
      ),
      ask(
        profils.list,
        { fonctionnaliteid: '@fonctionnalite.fonctionnaliteid' },
        { count: 1, data: [{ profilid: '@deux.profilid' }] },
      ),
      ask(profils.list, { moduleid: NONE }, { count: 0 }),
      ask(modules.removeFonctionnalite, feature, { code: 'module.utilise', params: { nombre: 1 } }),
      ask(profils.remove, { profilid: '@deux.profilid' }),
      ask(modules.removeFonctionnalite, feature),
      ask(profils.remove, { profilid: '@un.profilid' }),
      ask(modules.remove, params),
    ],
  ),
];
