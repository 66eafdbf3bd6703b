import { Undo2 } from 'lucide-react';
import { fn } from 'storybook/test';
import { pictureOf } from '../stories/pictures';
import preview from '../stories/preview';
import { PictureField } from './PictureField';

const meta = preview.meta({
  title: 'Widgets/Inputs/PictureField',
  component: PictureField,
  args: {
    label: 'Plan',
    picture: <img src={pictureOf(170)} alt="Plan" width={96} height={96} />,
    action: 'Remplacer le plan',
    onTake: fn(),
    wayBack: null,
    state: '',
    accept: 'image/png,image/jpeg',
    hint: 'PNG ou JPEG, 5 Mo au plus.',
  },
});

export const Playground = meta.story();

export const Chosen = meta.story({
  args: {
    state: 'Plan choisi : plan.png',
    wayBack: { label: 'Annuler ce choix', icon: <Undo2 aria-hidden />, onPress: fn() },
  },
});

export const Invalid = meta.story({ args: { error: 'Choisissez une image PNG ou JPEG.' } });

export const Disabled = meta.story({ args: { disabled: true } });
