import type { FormatImprime } from '@comptoir/contract/imprimes/formats';
import type { Face } from './fonts';

/** Millimetres in points. */
export const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** The look of a text; `size` in points. */
export interface Look {
  face?: Face;
  size: number;
  ink?: string;
  /** `end` at the right edge of its place. */
  align?: 'end';
}

type Looked =
  | ('name' | 'mention' | 'title' | 'stamp' | 'about')
  | ('heading' | 'cell' | 'sum' | 'inWords')
  | ('label' | 'value' | 'signature' | 'running' | 'foot');

/** The sizes, looks and distances of a document. Lengths are points. */
export interface Format {
  /** `size` is pdfkit's name. A growing page is as tall as its content, and at most `height`. */
  page: { size: 'A4' | [number, number]; width: number; height: number; isGrowing: boolean };
  margin: { side: number; top: number; bottom: number };
  /** `line` draws rules and frames, `ground` lies behind the heads of a table. */
  inks: { text: string; faint: string; line: string; ground: string };
  looks: Readonly<Record<Looked, Look>>;
  /** The factor for the gaps between blocks. */
  spacing: number;
  /** The gap between blocks side by side. */
  gutter: number;
  /** The largest size of a logo; it stands above the organisation's name, or at the right of it. */
  logo: { width: number; height: number; isAbove: boolean };
  /**
   * `padding` is beside the text of a cell, `above` is above and below it; `most` is the largest part of the width for
   * one column of numbers.
   */
  table: { padding: number; above: number; most: number };
  /** The width of a fact's label, with the gutter. */
  labelWidth: number;
  /** The room of each person who signs; rooms are below each other or side by side. */
  signatures: { height: number; isStacked: boolean };
  /** The code stands at the right of the facts, or below everything. */
  hasCodeBeside: boolean;
}

const GREYS = { text: '#1b1f24', faint: '#59636e', line: '#c4cad1', ground: '#eef1f4' };

const A4: Format = {
  page: { size: 'A4', width: mm(210), height: mm(297), isGrowing: false },
  margin: { side: mm(18), top: mm(15), bottom: mm(20) },
  inks: GREYS,
  looks: {
    name: { face: 'gras', size: 12.5 },
    mention: { size: 8, ink: GREYS.faint },
    title: { face: 'gras', size: 17 },
    stamp: { face: 'gras', size: 12 },
    about: { size: 11 },
    heading: { face: 'gras', size: 8.5, ink: GREYS.faint },
    cell: { size: 9.5 },
    sum: { face: 'gras', size: 9.5 },
    inWords: { face: 'gras', size: 9.5 },
    label: { face: 'gras', size: 9, ink: GREYS.faint },
    value: { size: 9.5 },
    signature: { face: 'gras', size: 9 },
    running: { size: 8, ink: GREYS.faint },
    foot: { size: 8, ink: GREYS.faint },
  },
  spacing: 1,
  gutter: mm(4),
  logo: { width: mm(45), height: mm(18), isAbove: false },
  table: { padding: mm(2), above: mm(1.1), most: 0.4 },
  labelWidth: mm(38),
  signatures: { height: mm(34), isStacked: false },
  hasCodeBeside: false,
};

/** Half a sheet of A4, cut across: as wide, but tighter. A printer leaves the last 5 mm of a sheet white. */
export const DEMI: Format = {
  ...A4,
  page: { size: [mm(210), mm(148.5)], width: mm(210), height: mm(148.5), isGrowing: false },
  margin: { side: mm(18), top: mm(8), bottom: mm(14) },
  looks: {
    name: { face: 'gras', size: 11 },
    mention: { size: 7.5, ink: GREYS.faint },
    title: { face: 'gras', size: 13 },
    stamp: { face: 'gras', size: 10 },
    about: { size: 9 },
    heading: { face: 'gras', size: 7.5, ink: GREYS.faint },
    cell: { size: 8.5 },
    sum: { face: 'gras', size: 8.5 },
    inWords: { face: 'gras', size: 8.5 },
    label: { face: 'gras', size: 8, ink: GREYS.faint },
    value: { size: 8.5 },
    signature: { face: 'gras', size: 8 },
    running: { size: 7.5, ink: GREYS.faint },
    foot: { size: 7.5, ink: GREYS.faint },
  },
  spacing: 0.35,
  logo: { width: mm(36), height: mm(12), isAbove: false },
  table: { padding: mm(2), above: mm(0.5), most: 0.4 },
  signatures: { height: mm(15), isStacked: false },
  hasCodeBeside: true,
};

/** The tallest page that a PDF may have. */
const TALLEST = 14_400;
const [BLACK, WHITE] = ['#000000', '#ffffff'];

/** The roll of a ticket printer, one page: 80 mm wide, of which it prints 72 mm, in black only. */
const TICKET: Format = {
  page: { size: [mm(80), TALLEST], width: mm(80), height: TALLEST, isGrowing: true },
  margin: { side: mm(4), top: mm(4), bottom: mm(4) },
  inks: { text: BLACK, faint: BLACK, line: BLACK, ground: WHITE },
  looks: {
    name: { face: 'gras', size: 10 },
    mention: { size: 7.5 },
    title: { face: 'gras', size: 12.5 },
    stamp: { face: 'gras', size: 10.5 },
    about: { size: 9 },
    heading: { face: 'gras', size: 8 },
    cell: { size: 8.5 },
    sum: { face: 'gras', size: 8.5 },
    inWords: { face: 'gras', size: 8.5 },
    label: { face: 'gras', size: 8 },
    value: { size: 8.5 },
    signature: { face: 'gras', size: 8 },
    running: { size: 7.5 },
    foot: { size: 7.5 },
  },
  spacing: 0.6,
  gutter: mm(2),
  logo: { width: mm(40), height: mm(16), isAbove: true },
  table: { padding: mm(1), above: mm(1.1), most: 0.55 },
  labelWidth: mm(22),
  signatures: { height: mm(18), isStacked: true },
  hasCodeBeside: false,
};

export const FORMATS: Readonly<Record<FormatImprime, Format>> = { a4: A4, '80': TICKET };
