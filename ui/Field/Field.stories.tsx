import { useState } from 'react';
import { Button } from '../Button';
import preview from '../stories/preview';
import { Field } from './Field';
import { BareInput, Beside, ControlBox } from './Field.styles';

const meta = preview.meta({
  title: 'Widgets/Inputs/Field',
  component: Field,
  args: {
    label: 'Libellé',
    children: (control) => (
      <ControlBox>
        <BareInput {...control} />
      </ControlBox>
    ),
  },
});

export const Playground = meta.story();

export const Required = meta.story({ args: { required: true } });

/** No field can be left empty, so the star is left out. */
export const RequiredUnmarked = meta.story({ args: { required: 'unmarked' } });

export const WithHint = meta.story({ args: { hint: 'Tel qu’il paraîtra sur le reçu.' } });

export const Invalid = meta.story({ args: { error: 'Saisissez un libellé, par exemple « Transport ».' } });

/** Screen readers say what stands beside the input after the error and the hint. */
export const InvalidWithUnit = meta.story({
  args: {
    label: 'Montant',
    error: 'Le montant dépasse le reste.',
    hint: 'Reste à régler : 70 000 Fcfa',
    describedBy: 'unite',
    children: (control) => (
      <ControlBox>
        <BareInput {...control} inputMode="numeric" defaultValue="80 000" />
        <Beside id="unite">Fcfa</Beside>
      </ControlBox>
    ),
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

/** Each field has its own input, error and hint. */
export const Pair = meta.story({
  args: { label: 'Nom', error: 'Saisissez un nom.' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Field {...args} />
      <Field {...args} label="Prénom" error="Saisissez un prénom." />
    </div>
  ),
});

/** An empty field is refused when it loses the focus, also by the press of the button below. */
export const RefusedOnBlur = meta.story({
  args: { label: 'Nom' },
  render: function Refused(args) {
    const [error, setError] = useState<string>();
    const [presses, setPresses] = useState(0);
    return (
      <>
        <Field {...args} error={error}>
          {(control) => (
            <ControlBox>
              <BareInput {...control} onBlur={() => setError('Saisissez un nom.')} />
            </ControlBox>
          )}
        </Field>
        <Button onClick={() => setPresses(presses + 1)}>Enregistrer ({presses})</Button>
      </>
    );
  },
});

const file = 'devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf';

export const LongText = meta.story({
  args: { label: `Justificatif ${file}`, error: `Le fichier ${file} manque.`, hint: `Voir ${file}.`, required: true },
  globals: { viewport: { value: 'phone' } },
});
