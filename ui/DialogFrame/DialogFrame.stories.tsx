import { type ComponentProps, useRef } from 'react';
import { fn } from 'storybook/test';
import { Button } from '../Button';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { DialogFrame } from './DialogFrame';

const meta = preview.meta({
  title: 'Widgets/Overlays/DialogFrame',
  component: DialogFrame,
  args: {
    title: 'Nouvelle caisse',
    onEscape: fn(),
    hasCloseButton: true,
    children: <TextField label="Libellé" value="" onValueChange={fn()} />,
    footer: <Button>Enregistrer</Button>,
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Playground = meta.story();

/** The dialog has neither a cross nor buttons. */
export const Bare = meta.story({
  args: { hasCloseButton: false, footer: undefined, children: 'Patientez un instant.' },
});

/** The first field that can be filled in takes the focus. */
export const FirstFieldDisabled = meta.story({
  args: {
    children: (
      <>
        <input type="hidden" name="caisseid" value="12" />
        <TextField label="Numéro" value="12" disabled onValueChange={fn()} />
        <TextField label="Libellé" value="" onValueChange={fn()} />
      </>
    ),
  },
});

function Deliberate(args: ComponentProps<typeof DialogFrame>) {
  const button = useRef<HTMLButtonElement>(null);
  return <DialogFrame {...args} initialFocus={button} footer={<Button ref={button}>Annuler</Button>} />;
}

/** The element given as `initialFocus` takes the focus before any field. */
export const InitialFocus = meta.story({ render: (args) => <Deliberate {...args} /> });

export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
      <p key={line}>
        <a href="#ligne">Règlement {line + 1}</a>
      </p>
    )),
  },
});

/** Nothing in the dialog can be pressed, so the text itself takes the focus and can be scrolled by keyboard. */
export const LongText = meta.story({
  args: { children: <p>{'Chaque franc est compté, chaque dépense justifiée. '.repeat(60)}</p> },
});

/** A disabled button cannot take the focus either. */
export const LongTextAndNothingToPress = meta.story({
  args: {
    children: (
      <>
        {LongText.input.args?.children}
        <Button disabled>Continuer</Button>
      </>
    ),
  },
});

const file = 'devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf';

export const LongWord = meta.story({
  args: { title: `Pièce ${file}`, children: `Le fichier ${file} manque.` },
  globals: { viewport: { value: 'phone' } },
});

/** A form fills the screen of a phone. */
export const Sheet = meta.story({ args: { isSheet: true }, globals: { viewport: { value: 'phone' } } });

/** A short question does not fill the screen of a phone. */
export const Question = meta.story({
  args: { role: 'alertdialog', size: 'sm', hasCloseButton: false, children: 'Voulez-vous mener cette action ?' },
  globals: { viewport: { value: 'phone' } },
});
