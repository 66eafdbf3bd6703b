import { caisses } from '@comptoir/contract/caisses';
import type { ReglementListe } from '@comptoir/contract/reglementsListe';
import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { NATURES_TENUES } from '@comptoir/domain/natures';
import type { RecordId } from '@comptoir/domain/units';
import { useRoute } from '../frame/reads/useRoute';
import { nomComplet } from '../frame/session/nomComplet';
import { useSession } from '../frame/session/useSession';
import { choiceOf, flagOf, recordOf, TRI } from '../records/lists/filtreKinds';
import type { AskedChoices, Choice } from '../records/lists/filtres';
import { JOURS } from '../records/lists/PeriodFilter';

/** Returns the records that a list names, then those that only its rows name: not every reader may list them all. */
function named(listed: readonly Choice[], rows: readonly (readonly [RecordId | null, string])[]): Choice[] {
  const known = new Map(listed.map(({ value, label }) => [value, label]));
  for (const [id, label] of rows) if (id && !known.has(String(id))) known.set(String(id), label);
  return Array.from(known, ([value, label]) => ({ value, label }));
}

/** Those of its permissions that a reader of payments may have. */
const LISTS_CAISSES = ['caisses', 'depenses.regler', 'commandes.regler'] as const;

function useCaisses({ rows, isAsked }: AskedChoices) {
  const { can } = useSession();
  const isListed = isAsked && LISTS_CAISSES.some((name) => can(name));
  const { data = [] } = useRoute(caisses.all, isListed ? {} : null);
  return named(
    data.map(({ caisseid, libelle }) => ({ value: String(caisseid), label: libelle })),
    rows.map(({ caisseid, caisse }: ReglementListe) => [caisseid, caisse]),
  );
}

function usePeople({ rows, isAsked }: AskedChoices) {
  const { can } = useSession();
  const isListed = isAsked && can('utilisateurs');
  const { data = [] } = useRoute(utilisateurs.list, isListed ? { query: { page: 1, limit: MAX_LIMIT } } : null);
  return named(
    data.map((person) => ({ value: String(person.utilisateurid), label: nomComplet(person) })),
    rows.map(({ utilisateurid, utilisateur }: ReglementListe) => [utilisateurid, utilisateur]),
  );
}

const SENS = { '1': 'mouvement.entree', '0': 'mouvement.sortie' } as const;

/** The filters of all payments: days, direction, register, its nature, who entered them, without a proof. */
export const FILTRES_REGLEMENTS = {
  ...JOURS,
  from: choiceOf(['1', '0'], 'mouvement.type', (from) => SENS[from]),
  caisseid: recordOf('reglement.caisse', useCaisses, { all: 'commande.filtretous' }),
  nature: choiceOf(NATURES_TENUES, 'reglement.mode', (nature) => `caisse.${nature}`),
  utilisateurid: recordOf('activite.par', usePeople),
  sanspreuve: flagOf('reglement.preuveabsente'),
  memepreuve: flagOf('reglement.memepreuve'),
  tri: TRI,
};
