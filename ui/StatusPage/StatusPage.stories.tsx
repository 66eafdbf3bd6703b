import { Compass, Hammer } from 'lucide-react';
import { LinkButton } from '../LinkButton';
import preview from '../stories/preview';
import { StatusPage } from './StatusPage';

const meta = preview.meta({
  title: 'Widgets/Layout/StatusPage',
  component: StatusPage,
  args: {
    code: '404',
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.',
    illustration: <Compass aria-hidden />,
    action: <LinkButton href="#accueil">Revenir au tableau de bord</LinkButton>,
  },
});

export const Playground = meta.story();

export const ComingSoon = meta.story({
  args: {
    code: undefined,
    title: 'Bientôt disponible',
    text: 'Cette partie est en construction.',
    illustration: <Hammer aria-hidden />,
    as: 'div',
  },
});

export const TitleOnly = meta.story({
  args: { code: undefined, text: undefined, action: undefined, illustration: undefined },
});

export const LongWord = meta.story({
  args: { title: 'projets/detailsprojet/construction_du_deuxieme_batiment_du_chantier_de_Yopougon' },
  globals: { viewport: { value: 'phone' } },
});
