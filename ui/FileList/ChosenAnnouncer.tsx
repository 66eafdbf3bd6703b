import { useState } from 'react';
import { Announcer } from '../Announcer';
import { useLabels } from '../labels';

interface Named {
  id: string;
  name: string;
}

/** Announces the names of the files that are added after the list was first shown. */
export function ChosenAnnouncer({ items }: { items: readonly Named[] }) {
  const { fileList } = useLabels();
  const [known, setKnown] = useState(() => items.map(({ id }) => id));
  const [news, setNews] = useState({ names: [] as string[], turn: 0 });
  if (known.length !== items.length || items.some(({ id }, index) => id !== known[index])) {
    const added = items.filter(({ id }) => !known.includes(id));
    setKnown(items.map(({ id }) => id));
    setNews({ names: added.map(({ name }) => name), turn: news.turn + 1 });
  }
  // Some phones give all their photos the same name, and the same text twice would not be announced twice.
  const twin = news.turn % 2 === 1 ? '' : '\u00a0';
  return <Announcer text={news.names.length === 0 ? '' : fileList.chosen(news.names) + twin} />;
}
