import { checkModuleDeletable, checkNomFree } from '@comptoir/contract/profilRules';
import type { Module } from '@comptoir/contract/profils';
import { nomDePermission } from '@comptoir/domain/permission';
import { catalogueOf } from './administration';
import type { FonctionnaliteRow, ModuleRow } from './personnes';
import type { Resolvers } from './resolver';
import { foundRow, insertRow, removeRow, rowsHaving } from './rows';
import type { Store } from './store';

/** The mocks of the calls of modules and features. */
export function modulesMocks(store: Store): Resolvers<'modules'> {
  return {
    all: () => ({ data: productFirst(store.modules).map((row) => shownModule(store, row)) }),
    create: ({ body }) => {
      const { libelle } = body;
      const nom = nomDePermission(body);
      checkNomFree(nom, catalogueOf(store));
      return { data: shownModule(store, insertRow(store, 'modules', { nom, libelle, produit: false })) };
    },
    update: ({ params, body: { libelle } }) => {
      return { data: shownModule(store, Object.assign(foundRow(store, 'modules', params.moduleid), { libelle })) };
    },
    remove: ({ params }) => {
      const row = foundRow(store, 'modules', params.moduleid);
      const fonctionnalites = featuresOf(store, row);
      checkDeletable(store, [row, ...fonctionnalites]);
      for (const fonctionnalite of fonctionnalites) removeRow(store.fonctionnalites, fonctionnalite);
      removeRow(store.modules, row);
      return { data: null };
    },
    addFonctionnalite: ({ params: { moduleid }, body }) => {
      const module = foundRow(store, 'modules', moduleid);
      const { libelle } = body;
      const nom = nomDePermission(body, module.nom);
      checkNomFree(nom, catalogueOf(store));
      const row = insertRow(store, 'fonctionnalites', { moduleid, nom, libelle, produit: false });
      return { data: { ...row } };
    },
    updateFonctionnalite: ({ params, body: { libelle } }) => {
      return { data: { ...Object.assign(foundRow(store, 'fonctionnalites', params.fonctionnaliteid), { libelle }) } };
    },
    removeFonctionnalite: ({ params }) => {
      const row = foundRow(store, 'fonctionnalites', params.fonctionnaliteid);
      checkDeletable(store, [row]);
      removeRow(store.fonctionnalites, row);
      return { data: null };
    },
  };
}

/** The product's own rows in their order, then the added ones. */
function productFirst<Row extends { produit: boolean }>(rows: readonly Row[]): Row[] {
  return [...rows.filter(({ produit }) => produit), ...rows.filter(({ produit }) => !produit)];
}

function featuresOf(store: Store, { moduleid: id }: ModuleRow): FonctionnaliteRow[] {
  return productFirst(rowsHaving(store.fonctionnalites, { moduleid: id }));
}

/** Refuses to delete rows of the product, and rows that a profile holds. */
function checkDeletable(store: Store, rows: readonly { nom: string; produit: boolean }[]): void {
  const holders = store.profils.filter(({ permissions }) => rows.some(({ nom }) => permissions.includes(nom)));
  checkModuleDeletable(
    rows.some(({ produit }) => produit),
    holders.length,
  );
}

function shownModule(store: Store, row: ModuleRow): Module {
  return { ...row, fonctionnalites: featuresOf(store, row).map((fonctionnalite) => ({ ...fonctionnalite })) };
}
