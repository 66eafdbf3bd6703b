import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button';
import { useObjectUrl } from '../foundations';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { SignaturePad, type SignaturePadProps } from './SignaturePad';

/** A signature, drawn for stories. */
const SIGNED = new File(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300">
      <rect width="600" height="300" fill="white"/>
      <g fill="none" stroke="black" stroke-width="4">
        <path d="M90 200c60-160 90-150 70-40s20 90 50 10 40-60 30 20 40 20 60-30 30 70 60 20 60-60 150-50"/>
        <path d="M120 160h160"/>
      </g>
    </svg>`,
  ],
  'signature.svg',
  { type: 'image/svg+xml' },
);

const Signing = controlled(SignaturePad);

const meta = preview.meta({
  title: 'Widgets/Inputs/SignaturePad',
  component: SignaturePad,
  args: {
    label: 'Signature de Mariam Traoré',
    texts: {
      here: 'Signez ici',
      clear: 'Effacer',
      signed: 'signé',
      unsigned: 'pas encore signé',
      failed: 'Le cadre de signature n’a pas pu être chargé.',
      retry: 'Réessayer',
    },
    value: null,
    onValueChange: fn(),
    hint: 'Au doigt, au stylet ou à la souris.',
  },
  render: (args) => <Signing {...args} />,
});

const pad = () => screen.findByRole('img', { name: /signé/ });

export const Playground = meta.story({ play: async () => expect(await pad()).toBeVisible() });

/** The picture was drawn before this field was opened: a draft brought it back. */
export const Signed = meta.story({ args: { value: SIGNED }, play: Playground.play });

export const Invalid = meta.story({
  args: { error: 'Faites signer le bénéficiaire dans le cadre.' },
  play: Playground.play,
});

export const Disabled = meta.story({ args: { value: SIGNED, disabled: true }, play: Playground.play });

function InItsForm({ onValueChange, ...args }: SignaturePadProps) {
  const [value, setValue] = useState<File | null>(null);
  const src = useObjectUrl(value);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <SignaturePad
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
      <span>
        <Button variant="secondary" onClick={() => setValue(null)}>
          Vider
        </Button>
      </span>
      {src !== '' && <img src={src} alt="Reçu" width={300} />}
    </div>
  );
}

/** What is around the field has the picture, and can empty it. */
export const InForm = meta.story({ render: (args) => <InItsForm {...args} />, play: Playground.play });
