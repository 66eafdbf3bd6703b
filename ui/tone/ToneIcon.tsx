import { CircleCheck, CircleDot, CircleX, Clock, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Tone } from './tone';

const icons: Record<Tone, LucideIcon> = {
  success: CircleCheck,
  danger: CircleX,
  warning: TriangleAlert,
  info: Info,
  neutral: Clock,
  primary: CircleDot,
};

/** The icon of a tone, because colour alone never tells a status (DESIGN rule 24). */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Icon = icons[tone];
  return <Icon aria-hidden />;
}
