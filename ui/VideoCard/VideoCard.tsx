import { Download } from 'lucide-react';
import { type ComponentPropsWithRef, type SyntheticEvent, useState } from 'react';
import { CutText } from '../CutText';
import { type DropdownItem, DropdownMenu } from '../DropdownMenu';
import { useSavesData } from '../foundations';
import { LinkButton } from '../LinkButton';
import { useLabels } from '../labels';
import { Detail, Foot, Head, Name, Player, Root, Screen, Unplayable } from './VideoCard.styles';

export interface VideoCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The video’s name. */
  name: string;
  /** Address of the film, for the player and the download. */
  src: string;
  /** Further detail, for example the size. */
  detail?: string;
  /** Items of the settings menu; without any there is no menu. */
  actions?: readonly DropdownItem[];
}

/** Number of characters of a name that fill at most two lines of a card of 260 px. */
const MAX_NAME = 30;

/**
 * A film in the browser's own player, always with a download, because not every browser plays every film.
 *
 * Not for pictures: `ImageGrid`; nor other files: `FileCard`.
 */
export function VideoCard({ name, src, detail, actions = [], ...rest }: VideoCardProps) {
  const { videoCard } = useLabels();
  const [unplayable, setUnplayable] = useState<string | null>(null);
  const savesData = useSavesData();

  const fail = () => setUnplayable(src);
  // A film of which the browser can play only the sound has no width.
  const check = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => currentTarget.videoWidth === 0 && fail();

  return (
    <Root {...rest}>
      <Screen>
        {unplayable === src ? (
          <Unplayable role="status">{videoCard.unplayable}</Unplayable>
        ) : (
          <Player
            src={src}
            controls
            preload={savesData ? 'none' : 'metadata'}
            playsInline
            aria-label={name}
            onError={fail}
            onLoadedMetadata={check}
          />
        )}
      </Screen>
      <Head>
        <Name>
          <CutText text={name} max={MAX_NAME} />
        </Name>
        {actions.length > 0 && <DropdownMenu label={videoCard.actions(name)} items={actions} />}
      </Head>
      <Foot>
        <LinkButton
          href={src}
          download={name}
          variant="ghost"
          icon={<Download aria-hidden />}
          aria-label={videoCard.downloadNamed(name)}
        >
          {videoCard.download}
        </LinkButton>
        {detail && <Detail>{detail}</Detail>}
      </Foot>
    </Root>
  );
}
