import { caisses } from '@comptoir/contract/caisses';
import type { Nature } from '@comptoir/domain/caisse';
import type { RecordId } from '@comptoir/domain/units';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';

/**
 * Returns a function that finds a register among those that the user sees. Its answer is undefined while the registers
 * are not read or not asked for, and for any other register.
 */
function useCaisseVue(isAsked: boolean) {
  const { data = [] } = useRoute(caisses.all, isAsked ? {} : null);
  return (id: unknown) => data.find(({ caisseid }) => caisseid === id);
}

/**
 * Returns a function that says what holds the money of a register; undefined while that is not known, or for an answer
 * that an older version of the app has cached.
 */
export function useNatureOf(isAsked = true): (caisseid: unknown) => Nature | undefined {
  const caisseOf = useCaisseVue(isAsked);
  return (caisseid) => caisseOf(caisseid)?.nature;
}

/** Returns a register's name, or its number while the name is unknown or the register is deleted. */
export function useCaisseName(isAsked = true): (caisseid: RecordId) => string {
  const { t } = useLang();
  const caisseOf = useCaisseVue(isAsked);
  return (caisseid) => caisseOf(caisseid)?.libelle ?? t('commande.numero', { numero: String(caisseid) });
}
