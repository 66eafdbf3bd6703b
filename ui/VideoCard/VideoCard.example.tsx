import { VideoCard } from '@comptoir/ui/VideoCard';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

/** A film of one picture, in place of an address. */
const FILM = [
  'data:video/webm;base64,',
  'GkXfo5NChoEBQoKEd2VibUKHgQJChYECGFOAZ0C8FUmpZpYq17GDD0JARImERTuAAE2AgW1XQYFtFlSua5uumdeBAXPFgQGDgQGG',
  'hVZfVlA44IawgaC6gWAfQ7Z1/OeBAKP3gQAAgBAIAJ0BKqAAYAABhwiFhYiZhIgIAhnDOgvgH9AZH2+BXA/0D8VQPV56XHWbVx1m',
  '1cdZtXHWaaVksHKy2rsHXDEppVx1m1cdZpAA/vl4z/pnkjHtf//Nf3qF8hf4vS/+dgZHj8c9tYUbLEKQ4ndQxdY/sAA=',
].join('');

export function Example() {
  const [isThere, setThere] = useState(true);

  if (!isThere) return <p role="status">The video is deleted.</p>;
  return (
    <VideoCard
      name="opening.webm"
      src={FILM}
      detail="1 kB"
      actions={[{ id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: () => setThere(false) }]}
      style={{ maxWidth: 320 }}
    />
  );
}
