import {
  ArrowLeftRight,
  Copy,
  Download,
  Eye,
  HandCoins,
  KeyRound,
  Lock,
  type LucideIcon,
  Pencil,
  Plus,
  Printer,
  RefreshCw,
  RotateCcw,
  RotateCw,
  ScrollText,
  Search,
  Trash2,
  Upload,
  UserRound,
  X,
} from 'lucide-react';
import type { Tone } from '../../tone';

/** The meaning of each action's icon, wherever it stands; each meaning has one icon. */
export const ACTION_ICONS: readonly { name: string; Icon: LucideIcon; means: string }[] = [
  { name: 'Plus', Icon: Plus, means: 'New' },
  { name: 'Eye', Icon: Eye, means: 'View' },
  { name: 'Pencil', Icon: Pencil, means: 'Edit' },
  { name: 'Trash2', Icon: Trash2, means: 'Delete' },
  { name: 'HandCoins', Icon: HandCoins, means: 'Payments, what is owed' },
  { name: 'ArrowLeftRight', Icon: ArrowLeftRight, means: 'Movements of a register' },
  { name: 'ScrollText', Icon: ScrollText, means: 'History, audit log' },
  { name: 'RefreshCw', Icon: RefreshCw, means: 'Read again' },
  { name: 'RotateCw', Icon: RotateCw, means: 'Try again after a failure' },
  { name: 'RotateCcw', Icon: RotateCcw, means: 'Bring back, open again' },
  { name: 'Search', Icon: Search, means: 'Search' },
  { name: 'Download', Icon: Download, means: 'Download' },
  { name: 'Upload', Icon: Upload, means: 'Add files' },
  { name: 'Printer', Icon: Printer, means: 'Print' },
  { name: 'Copy', Icon: Copy, means: 'Copy' },
  { name: 'KeyRound', Icon: KeyRound, means: 'Password, permissions' },
  { name: 'Lock', Icon: Lock, means: 'Locked' },
  { name: 'UserRound', Icon: UserRound, means: 'A person' },
  { name: 'X', Icon: X, means: 'Close, take away' },
];

/** The meaning of a tone's icon where nothing else gives it one. */
export const TONE_MEANINGS: Readonly<Record<Tone, string>> = {
  success: 'Done, settled',
  danger: 'Failed, refused',
  warning: 'Look at this first',
  info: 'Good to know',
  neutral: 'Waits',
  primary: 'Chosen, current',
};
