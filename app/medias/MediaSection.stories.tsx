import { fichiers } from '@comptoir/contract/fichiers';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { asProfile, slowCall, unreachableCall } from '@comptoir/mocks/states';
import { words } from '@comptoir/ui/stories';
import preview from '@comptoir/ui/stories/preview';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { settledPage, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { filesInDoubt, filesUnsent } from '../stories/unsentBefore';
import { MediaSection } from './MediaSection';
import { chooseFiles, openUpload, photoOf, textOf } from './uploadPlay';

const meta = preview.meta({
  title: 'Screens/Projets/MediaSection',
  component: MediaSection,
  decorators: [inApp],
  parameters: scene(),
  args: { projetid: PROJET.COMPLET },
});

const LISTS = ['media.listetout', 'media.listeimage', 'media.listevideo', 'media.listedocument'] as const;

const listed = async () => {
  await screen.findByRole('list', { name: (name) => LISTS.some((key) => t(key) === name) });
  await settledPage();
};

/** All kinds: the icon of each card shows its kind. */
export const Playground = meta.story({ play: listed });

export const Images = meta.story({ parameters: scene({ path: '/?vue=1' }), play: listed });

export const Videos = meta.story({ parameters: scene({ path: '/?vue=2' }), play: listed });

export const Files = meta.story({ parameters: scene({ path: '/?vue=3' }), play: listed });

export const Empty = meta.story({ parameters: scene({ overrides: () => [{ medias: [] }] }) });

/** The project has no step: nothing is loaded, and a text asks to add one. */
export const NoSteps = meta.story({ args: { projetid: PROJET.SANS_ETAPE } });

export const Loading = meta.story({ parameters: scene({ handlers: [slowCall(fichiers.list, 'infinite')] }) });

/** Without `projets.medias`, the user can look and download. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }), play: listed });

export const LongTexts = meta.story({
  args: { projetid: PROJET.LIBELLE_LONG },
  globals: { viewport: { value: 'phone' } },
});

/** Save is disabled, and the form says what is missing. */
export const Upload = meta.story({ play: openUpload });

/** A photo with its size before and after shrinking, a duplicate that was skipped, a refused format. */
export const Chosen = meta.story({
  play: async () => {
    await openUpload();
    const photo = await photoOf('Façade est.jpg', 2800, 2100);
    await chooseFiles(photo, textOf('Relevé.txt'));
    await chooseFiles(photo, textOf('Archive.zip'));
    await screen.findByText(new RegExp(words().uploadList.sizes('', '')), undefined, { timeout: 10_000 });
  },
});

/** One file is too large even after shrinking, or cannot be shrunk. */
export const TooHeavy = meta.story({
  play: async () => {
    await openUpload();
    await chooseFiles(new File([new Uint8Array(26 * 1024 * 1024)], 'Plan de masse.pdf'), textOf('Relevé.txt'));
    await screen.findByText(wording('media.refustaille', { taille: '*', maximum: '*' }));
  },
});

const saveTwo = async () => {
  await openUpload();
  await chooseFiles(textOf('Relevé.txt'), textOf('Essai de débit.txt'), textOf('Compte rendu de la visite.txt'));
  await waitFor(() => expect(screen.getAllByText(words().uploadList.state.waiting)).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: t('general.enregistrer') }));
};

/** Two files are sent at a time; the waiting text replaces Save. */
export const Uploading = meta.story({
  parameters: scene({ handlers: [slowCall(fichiers.add, 'infinite')] }),
  play: saveTwo,
});

/** The connection was lost: all files are still in the list. */
export const LineDropped = meta.story({
  parameters: scene({ handlers: [unreachableCall(fichiers.add)] }),
  play: async () => {
    await saveTwo();
    await screen.findByRole('button', { name: wording('media.reessayertout') });
  },
});

/** The files were chosen in an earlier visit and never sent. */
export const Unsent = meta.story({
  decorators: [filesUnsent],
  play: async () => {
    await screen.findByRole('button', { name: wording('media.reprendre') });
    await listed();
  },
});

/** The unsent files are resumed in a view that shows another kind. */
export const UnsentAmongImages = Unsent.extend({ parameters: scene({ path: '/?vue=1' }) });

/** A file was sent more than a day ago and its outcome is unknown, so it waits for the user's decision. */
export const InDoubt = meta.story({
  decorators: [filesInDoubt],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: wording('media.reprendre') }));
    await screen.findByText(wording('media.tropancien'));
    await settledPage();
  },
});
