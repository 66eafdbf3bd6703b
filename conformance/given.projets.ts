import { calls } from '@comptoir/contract/calls';
import type { Expectation, Step } from './case';
import type { Piece } from './piece';

const etapeOf = (libelle: string) => ({ libelle, description: 'Selon le plan', montant: 10_000 });

/** Creates a project with these steps, planned at 100 000 francs, saved as `@projet` or under another name. */
export const begun = (etapes: readonly string[], save = 'projet', more: Partial<Step> = {}): Step => ({
  call: calls.projets.create,
  body: {
    libelle: `Projet ${save} @unique`,
    description: 'Trois salles de classe',
    montant: 100_000,
    datefin: '2027-06-30',
    listeetape: etapes.map(etapeOf),
  },
  save,
  ...more,
});

/** A reference to the id of the nth step (from 0) of the created `@projet`. */
export const etapeid = (nth = 0, projet = 'projet') => `@${projet}.etapeliste.${nth}.etapeprojetid`;

/** Creates an expense of the type `@type` on a step of `@projet`, saved as `@depense`. */
export const spent = (montant: number, more: Partial<Step> = {}, fields: Record<string, unknown> = {}): Step => ({
  call: calls.depenses.create,
  body: {
    libelle: 'Dépense depense @unique',
    typedepenseid: '@type.typedepenseid',
    montant,
    date: '@today',
    expenseonstep: 1,
    projetid: '@projet.projetid',
    etapeprojetid: etapeid(),
    ...fields,
  },
  save: 'depense',
  ...more,
});

/** Closes (1) or reopens (0) the nth step of `@projet`. */
export const etatOf = (nth: number, etat: 0 | 1, more: Partial<Step> = {}): Step => ({
  call: calls.etapeprojets.changeEtat,
  query: { etapeprojetid: etapeid(nth) },
  body: { etapeprojetid: etapeid(nth), etat },
  ...more,
});

/** Reads `@projet` and checks these fields. */
export const projetIs = (data: Record<string, unknown>): Step => ({
  call: calls.projets.byId,
  query: { projetid: '@projet.projetid' },
  expect: { data: [{ projetid: '@projet.projetid', ...data }] },
});

/** Adds media to the first step of `@projet`, saved as `@medias`. */
export const stored = (files: readonly Piece[], more: Partial<Step> = {}): Step => ({
  call: calls.fichiers.add,
  body: { provenance: etapeid() },
  files,
  save: 'medias',
  ...more,
});

/** Adds media that must be refused. */
export const refusedMedia = (files: readonly Piece[], expect: Expectation): Step =>
  stored(files, { save: 'refused', expect });

/** Reads the media of the first step of `@projet`, newest first, and checks them. */
export const mediaAre = (data: readonly Record<string, unknown>[], type: 0 | 1 | 2 | 3 = 0): Step => ({
  call: calls.fichiers.list,
  query: { etapeid: etapeid(), type },
  expect: { count: data.length, data },
});
