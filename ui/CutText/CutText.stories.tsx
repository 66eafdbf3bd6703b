import { expect, userEvent, within } from 'storybook/test';
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

export const FileName = meta.story({ args: { text: 'facture-definitive-signee.pdf', max: 13 } });

/** The cut text is a link. */
export const Leading = meta.story({ args: { link: { href: '#caisse', renderLink: PlainLink } } });

export const WholeByKeyboard = meta.story({
  args: { style: { display: 'block', paddingTop: 60 } },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(args.text);
  },
});
