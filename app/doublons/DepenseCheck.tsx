import type { QueryOf } from '@comptoir/contract/call';
import { doublons } from '@comptoir/contract/doublons';
import { useDebounced } from '@comptoir/ui/foundations';
import { useRoute } from '../frame/reads/useRoute';
import { DoublonsAlert } from './DoublonsAlert';

/** Nobody types on after so many milliseconds. */
const PAUSE_MS = 600;

type Saisie = QueryOf<typeof doublons.depenses>;

export function DepenseCheck(saisie: Saisie) {
  const settled = useDebounced(JSON.stringify(saisie), PAUSE_MS);
  return <Found key={settled} saisie={JSON.parse(settled)} />;
}

function Found({ saisie }: { saisie: Saisie }) {
  const { data = [] } = useRoute(doublons.depenses, { query: saisie });
  return <DoublonsAlert doublons={data} par="depense" />;
}
