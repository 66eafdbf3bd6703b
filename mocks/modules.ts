import { checkModuleDeletable, checkNomFree } from '@comptoir/contract/profilRules';
import type { Module } from '@comptoir/contract/profils';
import { nomDePermission } from '@comptoir/domain/permission';
import { catalogueOf } from './administration';
import { nounOf } from './noun';
import type { By, Resolvers } from './resolver';
import { removeRow, rowsHaving } from './rows';
import type { FonctionnaliteRow, ModuleRow, Store } from './store';

const module = nounOf('modules', { shown: shownModule });
const fonctionnalite = nounOf('fonctionnalites', { shown: (_, row) => ({ ...row }) });

/** The mocks of the calls of modules and features. */
export const modulesMocks: Resolvers<'modules'> = {
  all: (asked) => ({ data: productFirst(asked.store.modules).map((row) => shownModule(asked, row)) }),
  create: (asked) => {
    const nom = nomDePermission(asked.body);
    checkNomFree(nom, catalogueOf(asked.store));
    return module.inserted(asked, { nom, libelle: asked.body.libelle, produit: false });
  },
  update: (asked) => module.answered(asked, Object.assign(module.found(asked), { libelle: asked.body.libelle })),
  remove: (asked) => {
    const row = module.found(asked);
    return deleted(asked.store, [row], featuresOf(asked.store, row));
  },
  addFonctionnalite: (asked) => {
    const { moduleid, nom: own } = module.found(asked);
    const nom = nomDePermission(asked.body, own);
    checkNomFree(nom, catalogueOf(asked.store));
    return fonctionnalite.inserted(asked, { moduleid, nom, libelle: asked.body.libelle, produit: false });
  },
  updateFonctionnalite: (asked) =>
    fonctionnalite.answered(asked, Object.assign(fonctionnalite.found(asked), { libelle: asked.body.libelle })),
  removeFonctionnalite: (asked) => deleted(asked.store, [], [fonctionnalite.found(asked)]),
};

/** The product's own rows in their order, then the added ones. */
function productFirst<Row extends { produit: boolean }>(rows: readonly Row[]): Row[] {
  return [...rows.filter(({ produit }) => produit), ...rows.filter(({ produit }) => !produit)];
}

function featuresOf(store: Store, { moduleid: id }: ModuleRow): FonctionnaliteRow[] {
  return productFirst(rowsHaving(store.fonctionnalites, { moduleid: id }));
}

/** Deletes modules and features. Refuses to delete those of the product, and those that a profile holds. */
function deleted(store: Store, modules: readonly ModuleRow[], fonctionnalites: readonly FonctionnaliteRow[]) {
  const rows = [...modules, ...fonctionnalites];
  const holders = store.profils.filter(({ permissions }) => rows.some(({ nom }) => permissions.includes(nom)));
  const isOfProduct = rows.some(({ produit }) => produit);
  checkModuleDeletable(isOfProduct, holders.length);
  for (const row of fonctionnalites) removeRow(store.fonctionnalites, row);
  for (const row of modules) removeRow(store.modules, row);
  return { data: null };
}

function shownModule({ store }: By, row: ModuleRow): Module {
  return { ...row, fonctionnalites: featuresOf(store, row).map((fonctionnalite) => ({ ...fonctionnalite })) };
}
