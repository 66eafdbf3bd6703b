import { PDF } from '@comptoir/conformance/piece';
import { depenses } from '@comptoir/contract/depenses';
import { asProfile, failingCall, slowCall } from '@comptoir/mocks/states';
import { words } from '@comptoir/ui/stories';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen } from 'storybook/test';
import { inApp, scene } from '../../stories/scene';
import { DocumentsModal } from './DocumentsModal';

const depense = { depenseid: 19, libelle: 'Tôles bac pour la toiture' };
const facture = new File([PDF.bytes], 'Facture n° 12.pdf', { type: 'application/pdf' });
const page = new File([PDF.bytes], 'Facture n° 12, page 2.pdf', { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Screens/Depenses/DocumentsModal',
  component: DocumentsModal,
  decorators: [inApp],
  parameters: scene(),
  args: { depense, onClose: fn() },
});

/** An image as a thumbnail, an invoice as a card. */
export const Playground = meta.story();

export const Empty = meta.story({ args: { depense: { depenseid: 18, libelle: 'Loyer du bureau, novembre' } } });

/** The files come from the expense's form: the first is being sent, the next one waits. */
export const Sending = meta.story({
  args: { files: [facture, page] },
  parameters: scene({ handlers: [slowCall(depenses.addDocument, 'infinite')] }),
});

/** The expense is saved but its document is not; a second attempt attaches it only once. */
export const NotSent = meta.story({
  args: { files: [facture] },
  play: async () => {
    await screen.findByRole('button', { name: words().uploadList.retryNamed(facture.name) });
  },
  parameters: scene({ handlers: [failingCall(depenses.addDocument, 'base.indisponible')] }),
});

/** The server refuses the file, so a second attempt is not offered. */
export const Refused = meta.story({
  args: { files: [facture] },
  play: async () => {
    await screen.findByText(words().uploadList.state.refused);
  },
  parameters: scene({ handlers: [failingCall(depenses.addDocument, 'fichier.type')] }),
});

/** The user reads expenses and may not attach documents. */
export const Reader = meta.story({ parameters: scene({ overrides: () => [asProfile('lecteur')] }) });
