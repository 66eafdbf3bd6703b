import preview from '../stories/preview';
import { Breadcrumb } from './Breadcrumb';

const meta = preview.meta({
  title: 'Widgets/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    title: 'Types de dépenses',
    parents: [],
    homeHref: '#accueil',
  },
});

export const Playground = meta.story();

/** A stored parent route adds an arrow back to it (spec § 2 Shell). */
export const WithParent = meta.story({
  args: {
    title: 'Détails du projet',
    backHref: '#projets',
    parents: [{ id: 'p', label: 'Projets', href: '#projets' }],
  },
});

export const WithDescription = meta.story({ args: { description: 'Ce à quoi sert l’argent des caisses.' } });

const name = 'Construction_du_deuxieme_batiment_du_chantier_de_Yopougon';

/** People choose the name of a project, so the title can be one long word. */
export const LongWord = meta.story({
  args: {
    title: name,
    description: `Étapes, dépenses et photos de ${name}.`,
    parents: [
      { id: 'projets', label: 'Projets', href: '#projets' },
      { id: 'projet', label: name, href: '#projet' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});
