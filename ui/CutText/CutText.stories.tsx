import { PlainLink } from '../foundations';
import preview from '../stories/preview';
import { CutText } from './CutText';

const meta = preview.meta({
  title: 'Widgets/Data display/CutText',
  component: CutText,
  args: { text: 'Caisse du siège, tenue par la comptable du lundi au vendredi', max: 40 },
});

export const Playground = meta.story();

export const ShortEnough = meta.story({ args: { text: 'Caisse du siège' } });

/** The cut text is a link. */
export const Leading = meta.story({ args: { link: { href: '#caisse', renderLink: PlainLink } } });
