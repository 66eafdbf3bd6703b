import { useState } from 'react';
import { fn } from 'storybook/test';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { useLabels } from '../labels';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { Modal, type ModalProps } from './Modal';
import { ModalNotice } from './ModalNotice';
import { ModalSummary } from './ModalSummary';

const meta = preview.meta({
  title: 'Widgets/Overlays/Modal',
  component: Modal,
  args: {
    open: true,
    title: 'Nouvelle caisse',
    onClose: fn(),
    children: 'Une caisse garde l’argent d’un lieu ; son solde ne descend jamais sous zéro.',
    footer: (close) => (
      <>
        <Button variant="secondary" onClick={close}>
          Annuler
        </Button>
        <Button>Enregistrer</Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Playground = meta.story();

/** The modal covers the page, so it repeats the page's notice. */
export const WithANotice = meta.story({
  decorators: [
    (Story) => (
      <ModalNotice value={<Alert tone="warning">Ce qui est affiché date de 9 h 05.</Alert>}>
        <Story />
      </ModalNotice>
    ),
  ],
});

function FormModal({ open: startsOpen, onClose, isDirty: startsDirty, footer, ...rest }: ModalProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [libelle, setLibelle] = useState(startsDirty ? 'Caisse Plateau' : '');
  const close = () => {
    setIsOpen(false);
    setLibelle('');
    onClose();
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Nouveau</Button> <Button variant="secondary">Actualiser</Button>
      <Modal
        {...rest}
        open={isOpen}
        onClose={close}
        isDirty={libelle !== ''}
        footer={(leave) => (
          <>
            <Button variant="secondary" onClick={leave}>
              Annuler
            </Button>
            <Button onClick={close}>Enregistrer</Button>
          </>
        )}
      >
        <TextField label="Libellé" value={libelle} onValueChange={setLibelle} required />
      </Modal>
    </>
  );
}

/** A button opens the modal: the focus goes to the field, stays inside and comes back (DESIGN rule 13). */
export const WithTrigger = meta.story({ args: { open: false }, render: (args) => <FormModal {...args} /> });

export const Dirty = meta.story({ args: { isDirty: true }, render: (args) => <FormModal {...args} /> });

function Stacked({ open, onClose, ...rest }: ModalProps) {
  const [isOpen, setIsOpen] = useState(open);
  const [isInner, setIsInner] = useState(false);
  const [isPaid, setIsPaid] = useState(false);
  const close = () => {
    setIsOpen(false);
    onClose();
  };
  const pay = () => {
    setIsPaid(true);
    setIsInner(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Règlements</Button>
      <p role="status">3 dépenses</p>
      <Modal {...rest} title="Règlements de la dépense" open={isOpen} onClose={close}>
        <p role="status">{isPaid ? 'Soldé' : '2 règlements'}</p>
        <Button variant="secondary">Actualiser</Button>
        {!isPaid && <Button onClick={() => setIsInner(true)}>Nouveau règlement</Button>}
        <Modal title="Nouveau règlement" open={isInner} onClose={() => setIsInner(false)} size="sm">
          <p role="status">Montant à régler : 70 000 Fcfa</p>
          <Button onClick={pay}>Solder</Button>
        </Modal>
      </Modal>
    </>
  );
}

export const OneOverAnother = meta.story({ args: { footer: undefined }, render: (args) => <Stacked {...args} /> });

function Deletion({ onClose }: ModalProps) {
  const labels = useLabels();
  const [rows, setRows] = useState(['Loyer', 'Transport', 'Internet']);
  const [row, setRow] = useState<string>();
  const close = () => {
    setRow(undefined);
    onClose();
  };
  return (
    <ul data-focus-group="">
      {rows.map((libelle) => (
        <li key={libelle}>
          <Button variant="secondary" onClick={() => setRow(libelle)}>
            {libelle}
          </Button>
        </li>
      ))}
      <Modal title="Suppression" open={row !== undefined} onClose={close}>
        <Button
          variant="danger"
          onClick={() => {
            setRows((kept) => kept.filter((libelle) => libelle !== row));
            close();
          }}
        >
          {labels.fileList.remove}
        </Button>
      </Modal>
    </ul>
  );
}

/** The row that opened the modal is gone, so its neighbour takes the focus (DESIGN rule 13). */
export const ItsRowVanishes = meta.story({ args: { open: false }, render: (args) => <Deletion {...args} /> });

function Replaced({ open, onClose }: ModalProps) {
  const [step, setStep] = useState<'closed' | 'waiting' | 'there'>(open ? 'waiting' : 'closed');
  const close = () => {
    setStep('closed');
    onClose();
  };
  return (
    <>
      <Button variant="secondary">Actualiser</Button>
      <Button onClick={() => setStep('waiting')}>Nouveau</Button>
      <Modal key="waiting" title="Chargement" open={step === 'waiting'} onClose={close}>
        <Button onClick={() => setStep('there')}>Continuer</Button>
      </Modal>
      <Modal key="there" title="Nouvelle caisse" open={step === 'there'} onClose={close}>
        <input aria-label="Libellé" />
      </Modal>
    </>
  );
}

/** A dialog that replaces another one gives the focus back to what had it before the first one. */
export const ReplacedByAnother = meta.story({ args: { open: false }, render: (args) => <Replaced {...args} /> });

const lines = Array.from({ length: 12 }, (_, line) => `Article ${line + 1}`);

/** In an order the total and the buttons stay in sight while the form scrolls (spec § 2 Orders). */
export const ExtraLarge = meta.story({
  args: {
    title: 'Nouvelle commande',
    size: 'xl',
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        {lines.map((line) => (
          <TextField key={line} label={line} value="" onValueChange={fn()} />
        ))}
      </div>
    ),
    footer: (close) => (
      <>
        <ModalSummary
          items={[
            { id: 'quantite', label: 'Quantité', value: '1\u202f240' },
            { id: 'total', label: 'Total', value: '999\u202f999\u202f999\u202f999\u00a0Fcfa' },
          ]}
        />
        <Button variant="secondary" onClick={close}>
          Annuler
        </Button>
        <Button>Enregistrer</Button>
      </>
    ),
  },
});
