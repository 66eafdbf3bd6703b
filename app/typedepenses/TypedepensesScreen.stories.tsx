import { typedepenses } from '@comptoir/contract/typedepenses';
import { asProfile, emptyOrganisation, failingCall, slowCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { TypedepensesScreen } from './TypedepensesScreen';

const meta = preview.meta({
  title: 'Screens/Parametre/TypedepensesScreen',
  component: TypedepensesScreen,
  decorators: [inApp],
  parameters: scene(),
});

export const Playground = meta.story();

export const Loading = meta.story({ parameters: scene({ handlers: [slowCall(typedepenses.list, 'infinite')] }) });

export const Failed = meta.story({
  parameters: scene({ handlers: [failingCall(typedepenses.list, 'base.indisponible')] }),
});

export const Empty = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

export const NothingFound = meta.story({ parameters: scene({ path: '/?search=zzz' }) });

export const LongTexts = meta.story({
  parameters: scene({
    overrides: () => [
      {
        typedepenses: [
          {
            typedepenseid: 1,
            libelle: 'Frais de déplacement, d’hébergement et de représentation '.repeat(4),
            version: 1,
          },
        ],
      },
    ],
  }),
});

/** Without the permission `typedepenses.gerer`, the list has no buttons. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
