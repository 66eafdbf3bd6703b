import { PROFIL } from '@comptoir/mocks/profils.fixtures';
import { asProfile } from '@comptoir/mocks/states';
import { utilisateurs } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { pressInRow, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { gardien, sansDroit } from './testing/gardien';
import { nombreux } from './testing/nombreux';
import { UtilisateursScreen } from './UtilisateursScreen';

const meta = preview.meta({
  title: 'Screens/Utilisateurs/UtilisateursScreen',
  component: UtilisateursScreen,
  decorators: [inApp],
  parameters: scene({ path: '/user/users-cards', route: '/user/users-cards' }),
});

/**
 * The list includes the user themselves, an access that ends soon, a second factor, and a locked and expired access.
 */
export const Playground = meta.story();

export const Table = meta.story({ parameters: scene({ path: '/?vue=liste' }) });

/** The users of a profile, to which the refused deletion of that profile links. */
export const OfProfil = meta.story({ parameters: scene({ path: `/?profilid=${PROFIL.caissier}` }) });

export const LastPage = meta.story({
  parameters: scene({ path: '/?page=2', overrides: () => [{ utilisateurs: nombreux(utilisateurs()) }] }),
});

/** Names, address and username are very long. */
export const LongTexts = meta.story({ globals: { server: 'long' } });

/** The user sees everybody and changes nothing. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });

/** The user may lock and unlock only users with no more permissions than they have: Mireille. */
export const Guardian = meta.story({
  parameters: scene({
    overrides: () => [asProfile('lecteur'), { utilisateurs: sansDroit(gardien(utilisateurs(), 3), 6) }],
  }),
});

/** The question names the user and the consequence; the focus is on Non. */
export const Locking = meta.story({ play: () => pressInRow(/: Ibrahim/, wording('utilisateur.verrouilleraction')) });
