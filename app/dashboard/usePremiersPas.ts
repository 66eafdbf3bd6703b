import { caisses } from '#contract/caisses';
import { organisation } from '#contract/organisation';
import { profils } from '#contract/profils';
import { typedepenses } from '#contract/typedepenses';
import { utilisateurs } from '#contract/utilisateurs';
import type { Task } from '#ui/Checklist';
import { useRoute } from '../api/useRoute';
import { useLang } from '../i18n/useLang';
import type { ScreenPath } from '../routing/screenPaths';
import { type Step, useSteps } from './setUp';

const ONE = { query: { limit: 1 } };

/** What a list must hold besides what the first start made: one profile and one user. */
const isMore = (count: number | undefined, made: number) => (count === undefined ? undefined : count > made);

/**
 * What sets an organisation up, of what this person may do, each done or not by what there is now; empty until all of
 * it is known.
 */
export function usePremiersPas(): readonly Task[] {
  const { t } = useLang();
  const mine = useSteps();
  const oneFor = (id: Step) => (mine.includes(id) ? ONE : null);
  const { data: enseigne } = useRoute(organisation.read, mine.includes('organisation') ? {} : null);
  const registers = useRoute(caisses.list, oneFor('caisse'));
  const types = useRoute(typedepenses.list, oneFor('types'));
  const profiles = useRoute(profils.list, oneFor('profils'));
  const people = useRoute(utilisateurs.list, oneFor('utilisateurs'));

  const step = (id: Step, href: ScreenPath, isDone: boolean | undefined) => ({
    ...{ id, href, isDone },
    label: t(`premierspas.${id}`),
    detail: t(`premierspas.${id}aide`),
  });
  const isNamed = enseigne?.definie && enseigne.logo !== '';
  const steps = [
    step('organisation', '/parametre/organisation', isNamed),
    step('caisse', '/caisses', isMore(registers.count, 0)),
    step('types', '/parametre/typedepense', isMore(types.count, 0)),
    step('profils', '/parametre/profil', isMore(profiles.count, 1)),
    step('utilisateurs', '/user/users-cards', isMore(people.count, 1)),
  ].filter(({ id }) => mine.includes(id));
  if (steps.some(({ isDone }) => isDone === undefined)) return [];
  return steps.map(({ id, label, detail, href, isDone }) => ({ id, label, detail, href, isDone: isDone === true }));
}
