import { type Description, INVITATION } from '@comptoir/contract/imprimes/description';
import { darkRuns, QUIET_ZONE } from '@comptoir/domain/qrcode';
import { encode } from 'uqr';
import { mm } from './formats';
import { type Block, beside, type Mark, shifted, stacked } from './marks';
import { gap, type Place, type Setting, textBlocks, wholeOf } from './setting';

/** The side of the code with its quiet zone. */
const SIDE = mm(24);
const GAP = mm(2);

/** The code of the document's public page, and beside it its purpose and its address; nothing without a link. */
export function codeBlocks(setting: Setting, { lien, lang }: Pick<Description, 'lien' | 'lang'>): Block[] {
  if (lien === '') return [];
  const { looks, inks } = setting.format;
  const { x, width } = wholeOf(setting.format);
  const place = { x: x + SIDE + GAP, width: width - SIDE - GAP };
  const lines = [
    ...textBlocks(setting, INVITATION[lang], { ...looks.label, ink: inks.text }, place),
    ...textBlocks(setting, adresseOf(lien), { ...looks.mention, ink: inks.text }, place),
  ];
  // The lines of an address that is too long for the code's height are left out.
  const text = stacked(lines.filter((_, rank) => stacked(lines.slice(0, rank + 1)).height <= SIDE));
  const marks = [modulesOf(lien, x), ...shifted(text.marks, (SIDE - text.height) / 2)];
  return [gap(setting, 4), { height: SIDE, marks }];
}

/** Lets blocks flow at the left of the code and its purpose; in all the width without a code. */
export function besideCode(
  setting: Setting,
  { lien, lang }: Pick<Description, 'lien' | 'lang'>,
  flowing: (place: Place) => Block[],
): Block[] {
  const { looks, inks, gutter } = setting.format;
  const whole = wholeOf(setting.format);
  if (lien === '') return flowing(whole);
  const width = SIDE + 2 * GAP;
  const x = whole.x + whole.width - width;
  const invitation = textBlocks(setting, INVITATION[lang], { ...looks.mention, ink: inks.text }, { x, width });
  const code = stacked([{ height: SIDE, marks: [modulesOf(lien, x + GAP)] }, ...invitation]);
  return beside(code, flowing({ x: whole.x, width: whole.width - width - gutter }));
}

/** The whole address as a person types it: the phone that shows a picture cannot scan it. */
function adresseOf(lien: string): string {
  const { host, pathname } = new URL(lien);
  return host + pathname;
}

/** The dark modules, one rectangle for each run of a row. */
function modulesOf(lien: string, x: number): Mark {
  // Paper gets folds and stains: a code of level M is still read when 15 % of it is lost.
  const { data, size } = encode(lien, { ecc: 'M', border: QUIET_ZONE });
  const height = SIDE / size;
  const rects = data.flatMap((row, line) =>
    darkRuns(row).map((run) => ({ x: run.x * height, y: line * height, width: run.length * height, height })),
  );
  return { kind: 'fill', x, y: 0, rects, ink: '#000000' };
}
