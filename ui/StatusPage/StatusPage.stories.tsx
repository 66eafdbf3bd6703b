import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass, Hammer, ShieldX } from 'lucide-react';
import { LinkButton } from '../LinkButton';
import { StatusPage } from './StatusPage';

const meta: Meta<typeof StatusPage> = {
  title: 'Widgets/Layout/StatusPage',
  component: StatusPage,
  args: {
    code: '404',
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.',
    illustration: <Compass aria-hidden />,
    action: <LinkButton href="#accueil">Revenir au tableau de bord</LinkButton>,
  },
};
export default meta;

type Story = StoryObj<typeof StatusPage>;

export const Playground: Story = {};

export const Refused: Story = {
  args: {
    code: '403',
    title: 'Accès refusé',
    text: 'Votre profil ne donne pas accès à cette page.',
    illustration: <ShieldX aria-hidden />,
  },
};

export const ComingSoon: Story = {
  args: {
    code: undefined,
    title: 'Bientôt disponible',
    text: 'Cette partie est en construction.',
    illustration: <Hammer aria-hidden />,
    as: 'div',
  },
};

export const TitleOnly: Story = {
  args: { code: undefined, text: undefined, action: undefined, illustration: undefined },
};

export const LongWord: Story = {
  args: { title: 'projets/detailsprojet/construction_du_deuxieme_batiment_du_chantier_de_Yopougon' },
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
