import type { Invariant } from './invariant';
import { administration } from './invariants.acces';
import { argent } from './invariants.argent';
import { arretes } from './invariants.arretes';
import { avances } from './invariants.avances';
import { caisses } from './invariants.caisses';
import { contrepassations } from './invariants.contrepassations';
import { cumuls } from './invariants.cumuls';
import { imprimes } from './invariants.imprimes';
import { journal } from './invariants.journal';
import { projets } from './invariants.projets';
import { references } from './invariants.references';
import { transferts } from './invariants.transferts';
import { troppercus } from './invariants.troppercus';
import { ventes } from './invariants.ventes';

/**
 * I01–I50, I11 and I13 once for each kind of debt; the exactness of the kept totals, orders of live clients, the seals
 * of the audit log (T01–T08).
 */
export const invariants: readonly Invariant[] = [
  ...caisses,
  ...argent,
  ...arretes,
  ...contrepassations,
  ...transferts,
  ...references,
  ...troppercus,
  ...avances,
  ...imprimes,
  ...projets,
  ...ventes,
  ...administration,
  ...journal,
  ...cumuls,
];

const TOLD: ReadonlySet<string> = new Set(invariants.flatMap(({ id, isTold }) => (isTold ? [id] : [])));

/** Whether writes are refused while an invariant does not hold: francs may be wrong. */
export const stopsWrites = ({ id }: Pick<Invariant, 'id'>): boolean => !TOLD.has(id);
