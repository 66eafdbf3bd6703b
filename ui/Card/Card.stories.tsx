import { ArrowLeftRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '../Amount';
import { Avatar } from '../Avatar';
import { Badge } from '../Badge';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import preview from '../stories/preview';
import { Card, CardFooter, CardHeader } from './Card';
import { CardGrid, type CardGridProps } from './CardGrid';

const caisses = [
  { libelle: 'Plateau', solde: 380_000, description: 'Caisse du siège' },
  { libelle: 'Yopougon', solde: 12_500, description: 'Caisse du chantier' },
  {
    libelle: 'Caisse de la boutique de Cocody-Angré, huitième tranche, derrière la pharmacie',
    solde: 999_999_999_999,
    description: 'Tenue par la vendeuse du matin, puis par celle du soir, avec un comptage à chaque relève.',
  },
  { libelle: 'Wave', solde: 0, description: '' },
];

function CaisseCard({ libelle, solde, description, onDelete }: (typeof caisses)[number] & { onDelete?: () => void }) {
  return (
    <Card>
      <CardHeader title={libelle} subtitle={description || undefined} />
      <strong>
        <Amount value={solde} />
      </strong>
      <CardFooter>
        <IconButton label={`Mouvements de la caisse ${libelle}`} icon={<ArrowLeftRight aria-hidden />} />
        <IconButton label={`Modifier la caisse ${libelle}`} icon={<Pencil aria-hidden />} />
        <IconButton label={`Supprimer la caisse ${libelle}`} icon={<Trash2 aria-hidden />} onClick={onDelete} />
      </CardFooter>
    </Card>
  );
}

const meta = preview.meta({
  title: 'Widgets/Layout/Card',
  component: CardGrid,
  args: {
    'aria-label': 'Caisses',
    children: caisses.map((caisse) => <CaisseCard key={caisse.libelle} {...caisse} />),
  },
});

export const Playground = meta.story();

export const Busy = meta.story({ args: { busy: true }, parameters: { waits: true } });

/** On a phone, buttons with words fill the width of their line. */
export const FilledFooter = meta.story({
  render: () => (
    <Card>
      <CardHeader title="Règlement" />
      <CardFooter isFilled>
        <Button variant="ghost">Abandonner</Button>
        <Button variant="secondary">Reprendre la saisie</Button>
        <Button>Envoyer maintenant</Button>
      </CardFooter>
    </Card>
  ),
  globals: { viewport: { value: 'phone' } },
});

/** A header and a footer without a card, around a part of a form. */
export const WithoutACard = meta.story({
  render: () => (
    <section>
      <CardHeader title="Permissions" subtitle="Ce que le profil peut faire" />
      <CardFooter>
        <IconButton label="Modifier" icon={<Pencil aria-hidden />} />
      </CardFooter>
    </section>
  ),
});

/** Beside a picture the subtitle stands under the title. */
export const WithAPicture = meta.story({
  args: {
    children: (
      <Card>
        <CardHeader
          title="Awa Koné"
          subtitle="Coopérative agropastorale du Haut-Sassandra"
          media={<Avatar name="Awa Koné" size={56} aria-hidden />}
          aside={<Badge tone="info">Particulier</Badge>}
        />
      </Card>
    ),
  },
});

function Deletable(args: CardGridProps) {
  const [kept, setKept] = useState(caisses);
  return (
    <CardGrid {...args}>
      {kept.map((caisse) => (
        <CaisseCard
          key={caisse.libelle}
          {...caisse}
          onDelete={() => setKept((before) => before.filter(({ libelle }) => libelle !== caisse.libelle))}
        />
      ))}
    </CardGrid>
  );
}

/** When a card goes away, its neighbour takes the focus (DESIGN rule 13). */
export const CardsVanish = meta.story({ render: (args) => <Deletable {...args} /> });
