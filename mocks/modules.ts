import { Refusal } from '#contract/envelope';
import type { Module } from '#contract/profils';
import { nomDePermission } from '#domain/permission';
import { searchKey } from '#domain/texte';
import { catalogueOf } from './administration';
import { existing, removeRow } from './listing';
import type { FonctionnaliteRow, ModuleRow } from './personnes';
import type { Resolvers } from './resolver';
import type { Store } from './store';

/** The mocks of the calls of modules and features. */
export function modulesMocks(store: Store): Resolvers<'modules'> {
  return {
    all: () => ({ data: productFirst(store.modules).map((row) => shown(store, row)) }),
    create: ({ body }) => {
      const { libelle } = body;
      const nom = nomDePermission(body);
      checkFree(store, nom);
      const row = { moduleid: store.nextId(), nom, libelle, produit: false };
      store.modules.push(row);
      return { data: shown(store, row) };
    },
    update: ({ params, body: { libelle } }) => {
      const row = foundModule(store, params.moduleid);
      Object.assign(row, { libelle });
      return { data: shown(store, row) };
    },
    remove: ({ params }) => {
      const row = foundModule(store, params.moduleid);
      const fonctionnalites = featuresOf(store, row);
      checkDeletable(store, [row, ...fonctionnalites]);
      for (const fonctionnalite of fonctionnalites) removeRow(store.fonctionnalites, fonctionnalite);
      removeRow(store.modules, row);
      return { data: null };
    },
    addFonctionnalite: ({ params: { moduleid }, body }) => {
      const module = foundModule(store, moduleid);
      const { libelle } = body;
      const nom = nomDePermission(body, module.nom);
      checkFree(store, nom);
      const row = { fonctionnaliteid: store.nextId(), moduleid, nom, libelle, produit: false };
      store.fonctionnalites.push(row);
      return { data: { ...row } };
    },
    updateFonctionnalite: ({ params, body: { libelle } }) => {
      const row = foundFonctionnalite(store, params.fonctionnaliteid);
      Object.assign(row, { libelle });
      return { data: { ...row } };
    },
    removeFonctionnalite: ({ params }) => {
      const row = foundFonctionnalite(store, params.fonctionnaliteid);
      checkDeletable(store, [row]);
      removeRow(store.fonctionnalites, row);
      return { data: null };
    },
  };
}

/** The product's own first, as they came; then those that were added. */
function productFirst<Row extends { produit: boolean }>(rows: readonly Row[]): Row[] {
  return [...rows.filter(({ produit }) => produit), ...rows.filter(({ produit }) => !produit)];
}

function foundModule(store: Store, id: number): ModuleRow {
  return existing(store.modules.find(({ moduleid }) => moduleid === id));
}

function foundFonctionnalite(store: Store, id: number): FonctionnaliteRow {
  return existing(store.fonctionnalites.find(({ fonctionnaliteid }) => fonctionnaliteid === id));
}

function featuresOf(store: Store, { moduleid: id }: ModuleRow): FonctionnaliteRow[] {
  return productFirst(store.fonctionnalites.filter(({ moduleid }) => moduleid === id));
}

/** Permissions are flat names: none is taken twice, by a module or a feature (CONTRACT "Permissions"). */
function checkFree(store: Store, nom: string): void {
  const key = searchKey(nom);
  if (catalogueOf(store).some((taken) => searchKey(taken.nom) === key)) throw new Refusal('module.existe');
}

/** What is the product's stays, and what a profile holds. */
function checkDeletable(store: Store, rows: readonly { nom: string; produit: boolean }[]): void {
  if (rows.some(({ produit }) => produit)) throw new Refusal('module.produit');
  const nombre = store.profils.filter(({ permissions }) => rows.some(({ nom }) => permissions.includes(nom))).length;
  if (nombre > 0) throw new Refusal('module.utilise', { params: { nombre } });
}

function shown(store: Store, row: ModuleRow): Module {
  return { ...row, fonctionnalites: featuresOf(store, row).map((fonctionnalite) => ({ ...fonctionnalite })) };
}
