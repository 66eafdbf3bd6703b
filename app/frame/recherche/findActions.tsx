import { JUSTIFIES } from '@comptoir/contract/avanceAccess';
import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { MAX_MENU_RESULTS } from '@comptoir/domain/limits';
import { isNamed } from '@comptoir/domain/menu';
import { isVisible, type Permission } from '@comptoir/domain/permission';
import type { GlobalSearchResult } from '@comptoir/ui/GlobalSearch';
import { ArrowRightLeft, CalendarCheck, type LucideIcon, Plus } from 'lucide-react';
import type { TextKey, Translate } from '../i18n/translate';
import { NOUVEAU } from '../routing/faire';
import { caissePath } from '../routing/recordPaths';
import { ROUTES, type Screen, type ScreenPath } from '../routing/screenPaths';

interface Action {
  text: TextKey;
  at: ScreenPath;
  needs: Permission | readonly Permission[];
}

/** The records that can be made, each by the button New of its list. */
const NEW: readonly Action[] = [
  { text: 'depense.nouvelle', at: '/depenses', needs: 'depenses.creer' },
  { text: 'commande.nouvelle', at: '/commandes', needs: 'commandes.creer' },
  { text: 'client.nouveau', at: '/clients', needs: 'clients.creer' },
  { text: 'projet.nouveau', at: '/projets', needs: 'projets.creer' },
  { text: 'recherche.avance', at: '/avances', needs: JUSTIFIES },
  { text: 'caisse.nouvelle', at: '/caisses', needs: 'caisses.creer' },
  { text: 'recherche.utilisateur', at: '/user/users-cards', needs: 'utilisateurs.creer' },
];

/** What is done with one register, by a button at the head of its page; `button` names it where `text` does not. */
const OF_CAISSE: readonly (Action & { icon: LucideIcon; button?: TextKey })[] = [
  { text: 'caisse.arreter', icon: CalendarCheck, at: '/caisses/:caisseid', needs: 'caisses.cloturer' },
  {
    text: 'recherche.transfert',
    button: 'caisse.transferer',
    icon: ArrowRightLeft,
    at: '/caisses/:caisseid',
    needs: 'caisses.transferer',
  },
  { text: 'mouvement.nouveau', icon: Plus, at: '/caisses/:caisseid', needs: 'caisses.mouvements' },
];

/** A shorter word is a part of nearly every name. */
const TELLING = 3;
const tellingWords = (term: string) => term.split(/\s+/).filter(({ length }) => length >= TELLING);

/** A result whose address presses a button of the screen at `path`. */
export interface FoundAction extends Omit<GlobalSearchResult, 'href'> {
  path: string;
  button: string;
}

type Caisse = Pick<CaisseChoice, 'caisseid' | 'libelle'>;

export interface AskedActions {
  term: string;
  held: ReadonlySet<string>;
  t: Translate;
}

function isOffered({ at, needs }: Action, held: ReadonlySet<string>): boolean {
  const { only }: Screen = ROUTES[at];
  return isVisible(only, held) && isVisible(needs, held);
}

/** Whether a word of the term may name an action with a register: then the registers are read. */
export function isOfCaisse({ term, held, t }: AskedActions): boolean {
  const words = tellingWords(term);
  const offered = OF_CAISSE.filter((action) => isOffered(action, held));
  return offered.some(({ text }) => words.some((word) => isNamed(t(text), word)));
}

/**
 * Returns what the user may do whose name has each word of the term (`isNamed`), at most 8. What is done with a
 * register is found by the register's name, too, but not by that alone: that is the search for a register.
 */
export function findActions({ term, held, t }: AskedActions, caisses: readonly Caisse[]): FoundAction[] {
  const words = tellingWords(term);
  const records = NEW.filter((action) => isOffered(action, held)).map(({ text, at }) => ({
    id: text,
    label: t(text),
    icon: <Plus aria-hidden />,
    path: at,
    button: NOUVEAU,
  }));
  const ofCaisses = OF_CAISSE.filter((action) => isOffered(action, held)).flatMap(
    ({ text, icon: Icon, button = text }) =>
      caisses
        .filter(({ libelle }) => words.some((word) => isNamed(t(text), word) && !isNamed(libelle, word)))
        .map(({ caisseid, libelle }) => ({
          id: `${text}-${caisseid}`,
          label: t(text),
          detail: libelle,
          icon: <Icon aria-hidden />,
          path: caissePath(caisseid),
          button,
        })),
  );
  const found: FoundAction[] = [...records, ...ofCaisses];
  return found.filter(({ label, detail = '' }) => isNamed(`${label} ${detail}`, term)).slice(0, MAX_MENU_RESULTS);
}
