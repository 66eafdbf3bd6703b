import { Timeline, type TimelineItem } from '@comptoir/ui/Timeline';
import { CircleCheck, Package, Truck } from 'lucide-react';

const STEPS: TimelineItem[] = [
  { key: 1, title: 'Packed', meta: 'Ann Brown, 12/11/2026 09:05', icon: <Package /> },
  { key: 2, title: 'Sent', meta: 'Ann Brown, 14/11/2026 08:30', tone: 'info', icon: <Truck /> },
  { key: 3, title: 'Delivered', meta: 'Ian Wood, 15/11/2026 11:48', tone: 'success', icon: <CircleCheck /> },
];

export function Example() {
  return <Timeline aria-label="Delivery of order 12" items={STEPS} />;
}
