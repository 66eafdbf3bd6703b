import { useState } from 'react';
import { Announcer } from '../Announcer';
import { useLabels } from '../labels';

interface Named {
  id: string;
  name: string;
}

/** Says the names of files that come into a list after it was first shown; what stood in it then is no news. */
export function ChosenAnnouncer({ items }: { items: readonly Named[] }) {
  const { fileList } = useLabels();
  const [known, setKnown] = useState(() => items.map(({ id }) => id));
  const [news, setNews] = useState({ names: [] as string[], turn: 0 });
  if (known.length !== items.length || items.some(({ id }, index) => id !== known[index])) {
    const added = items.filter(({ id }) => !known.includes(id));
    setKnown(items.map(({ id }) => id));
    setNews({ names: added.map(({ name }) => name), turn: news.turn + 1 });
  }
  // Photos that some phones take are all named alike: the same text twice would not be said twice.
  const twin = news.turn % 2 === 1 ? '' : '\u00a0';
  return <Announcer text={news.names.length === 0 ? '' : fileList.chosen(news.names) + twin} />;
}
