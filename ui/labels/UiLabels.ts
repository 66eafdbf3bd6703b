import type { AmountRefusal, MoneyFormat } from './MoneyFormat';

/**
 * The few texts that widgets say by themselves, one group per widget. Everything else comes in by props. Texts that
 * carry a value are functions, so that each language keeps its own word order and plurals.
 */
export interface UiLabels {
  /** How the application writes and reads its amounts. This is not a text. */
  money: MoneyFormat;
  /** Writes a part of a hundred; `figure` is a number, or `< 1`. */
  percent: (figure: string | number) => string;
  /** Joins the name of a thing and a text about it. */
  pair: (name: string, said: string) => string;
  button: { busy: string };
  field: { required: string; optional: string };
  form: { requiredNote: string; missing: (names: string[]) => string; wrong: (names: string[]) => string };
  search: { clear: string; busy: string };
  password: { show: string; hide: string };
  select: { placeholder: string };
  combobox: { clear: (label: string) => string; count: (count: number) => string };
  photo: { choose: string; replace: string; undo: string; chosen: (name: string) => string };
  logo: {
    choose: string;
    replace: string;
    remove: string;
    undo: string;
    chosen: (name: string) => string;
    removed: string;
    none: string;
    onLight: string;
    onDark: string;
  };
  checklist: { done: string; toDo: string };
  quantity: {
    less: (label: string) => string;
    more: (label: string) => string;
    refusal: Record<'decimales' | 'invalide', string>;
    tooMany: (max: string) => string;
  };
  date: {
    open: string;
    /** Texts for a text that is no date; `pattern` shows how a date is typed, `example` is one. */
    refusal: Record<'illisible' | 'inexistante', (pattern: string, example: string) => string>;
    from: (first: string) => string;
    until: (last: string) => string;
    between: (first: string, last: string) => string;
    today: string;
    previous: string;
    next: string;
    month: string;
    year: string;
    failed: string;
    retry: string;
  };
  period: { from: string; to: string; clear: (label: string) => string };
  /** Texts of the filters that narrow a list. */
  filters: { remove: (label: string) => string; show: (active: number) => string };
  ageingBar: { total: string };
  chartTable: { show: string };
  flowChart: { in: string; out: string; balance: string };
  shareBars: { amount: string; share: string; total: string; others: (count: number) => string };
  amount: {
    refusal: Record<Exclude<AmountRefusal, 'vide'>, (money: MoneyFormat) => string>;
  };
  phone: { tooLong: (most: number) => string };
  dropzone: {
    photo: string;
    choose: string;
    replace: string;
    drop: string;
    or: string;
    orPaste: string;
    refusal: {
      type: (name: string) => string;
      taille: (name: string) => string;
      vide: (name: string) => string;
      doublon: (name: string) => string;
    };
  };
  fileList: {
    chosen: (names: string[]) => string;
    remove: string;
    removeNamed: (name: string) => string;
    progress: (name: string) => string;
  };
  uploadList: {
    state: Record<'waiting' | 'shrinking' | 'sending' | 'stored' | 'canceled' | 'refused' | 'failed', string>;
    sizes: (before: string, after: string) => string;
    cancel: string;
    retry: string;
    cancelNamed: (name: string) => string;
    retryNamed: (name: string) => string;
    stored: (name: string) => string;
  };
  imageGrid: { open: (name: string) => string; remove: (name: string) => string; failed: string };
  /** Texts of a picture that waits until the person asks for it, because data is saved. */
  onDemand: { show: string; showNamed: (name: string) => string };
  lightbox: {
    label: string;
    gallery: string;
    slide: string;
    /** The widget replaces `{index}` and `{total}`. */
    counter: string;
    previous: string;
    next: string;
    download: (name: string) => string;
    failed: string;
    retry: string;
  };
  videoCard: {
    actions: (name: string) => string;
    download: string;
    downloadNamed: (name: string) => string;
    unplayable: string;
  };
  fileCard: {
    kind: Record<'document' | 'spreadsheet' | 'slides' | 'text' | 'pdf' | 'image' | 'video' | 'archive', string>;
    view: (name: string) => string;
    download: (name: string) => string;
    remove: (name: string) => string;
  };
  budgetBar: { level: Record<'normal' | 'warning' | 'exceeded' | 'unplanned', string> };
  paginator: {
    label: string;
    page: string;
    of: (count: string) => string;
    first: string;
    previous: string;
    next: string;
    last: string;
    announce: (page: string, count: string) => string;
    /** How many rows a page holds. */
    size: string;
    /** All lists have this many rows for each page. */
    everywhere: (rows: number) => string;
  };
  tone: { success: string; danger: string; warning: string; info: string };
  loading: { label: string };
  overlay: { close: string };
  discard: { title: string; question: string; detail: string; confirm: string; cancel: string };
  copyBox: { copy: string; copied: string; failed: string };
  toasts: { dismiss: string; history: string; noHistory: string };
  table: { actions: string };
  flow: { in: string; out: string };
  sidebar: {
    label: string;
    toggle: string;
    close: string;
    pinned: string;
    pin: (title: string) => string;
    unpin: (title: string) => string;
    newTab: string;
    scrollBack: string;
    scrollOn: string;
  };
  globalSearch: { label: string; open: string; count: (count: number) => string };
  breadcrumb: { label: string; back: string; home: string };
  language: { label: string };
  themeToggle: { dark: string; light: string };
  fullscreen: { enter: string; leave: string };
  scrollTop: { label: string };
  skipLink: { label: string };
  inactivity: {
    title: string;
    question: string;
    remaining: (seconds: number) => string;
    stay: string;
    leave: string;
  };
}
