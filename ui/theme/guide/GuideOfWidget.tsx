import { Check, X } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Anatomy } from './Anatomy';
import { DrawText } from './drawText';
import { Part, PartTitle, RuleList, Tiles, TileText } from './Guide.styles';
import { Caption, Framed, Live, Wording } from './GuideOfWidget.styles';
import type { Picture, WidgetGuide } from './widgetGuide';

/** How a widget is used: its parts, pictures of good and bad use, and its words. Nothing in it takes the focus. */
export function GuideOfWidget({ anatomy, dos, donts, words }: WidgetGuide) {
  const pictures = dos.flatMap((good, i) => [
    { isDo: true, ...good },
    ...donts.slice(i, i + 1).map((bad) => ({ isDo: false, ...bad })),
  ]);
  return (
    <>
      <Topic title="Anatomy">
        <Anatomy {...anatomy} />
      </Topic>
      <Topic title="Do and don’t">
        <Tiles $min="max(300px, 34%)">
          {pictures.map((picture) => (
            <Shown key={picture.says} {...picture} />
          ))}
        </Tiles>
      </Topic>
      <Topic title="Words">
        <Words words={words} />
      </Topic>
    </>
  );
}

function Topic({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part as="div">
      <PartTitle as="h3">{title}</PartTitle>
      {children}
    </Part>
  );
}

const DO = <Check aria-hidden color="var(--color-success-text)" />;
const DONT = <X aria-hidden color="var(--color-danger-text)" />;

function Shown({ isDo, shows, says }: Picture & { isDo: boolean }) {
  const draw = use(DrawText);
  return (
    <Framed>
      <Live inert lang="fr">
        {shows}
      </Live>
      <Caption $isDo={isDo}>
        <TileText>
          <strong>
            {isDo ? DO : DONT} {isDo ? 'Do' : 'Don’t'}
          </strong>
          <span>{draw(says)}</span>
        </TileText>
      </Caption>
    </Framed>
  );
}

function Words({ words }: Pick<WidgetGuide, 'words'>) {
  const draw = use(DrawText);
  return (
    <Wording>
      {words.map(({ rule, say, not }) => (
        <li key={rule}>
          {draw(rule)}
          <RuleList>
            <li>
              {DO}
              <span>
                <span className="visually-hidden">Write </span>
                <q lang="fr">{say.fr}</q>
                <q>{say.en}</q>
              </span>
            </li>
            <li>
              {DONT}
              <span>
                <span className="visually-hidden">Not </span>
                <q lang="fr">{not.fr}</q>
                <q>{not.en}</q>
              </span>
            </li>
          </RuleList>
        </li>
      ))}
    </Wording>
  );
}
