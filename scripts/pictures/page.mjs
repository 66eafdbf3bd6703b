const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => SIGNS[sign]);

const STYLE = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
body { margin: 0; }
header { position: sticky; top: 0; z-index: 1; background: Canvas; padding: 8px 16px; border-bottom: 1px solid GrayText; }
header h1 { display: inline; font-size: 16px; margin-inline-end: 16px; }
header label { margin-inline-end: 12px; white-space: nowrap; }
section { padding: 8px 16px 24px; }
h2 { font-size: 15px; margin: 8px 0; }
h2 small { font-weight: normal; color: GrayText; }
.shots { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
.shot { display: flex; gap: 8px; align-items: flex-start; }
figure { margin: 0; }
figcaption { font-size: 12px; }
img { width: calc(var(--width) * var(--zoom) * 1px); height: auto; border: 1px solid GrayText; display: block; }
[hidden] { display: none; }
`;

/** Shows what was chosen: a part of the title, and the widths, themes and languages that are ticked. */
const SCRIPT = `
const form = document.querySelector('form');
const update = () => {
  const chosen = new FormData(form);
  const isTicked = (name, value) => chosen.getAll(name).includes(value);
  const text = chosen.get('text').toLowerCase();
  document.body.style.setProperty('--zoom', chosen.get('zoom'));
  for (const section of document.querySelectorAll('section')) {
    let shown = 0;
    for (const shot of section.querySelectorAll('.shot')) {
      shot.hidden = !['width', 'theme', 'lang'].every((name) => isTicked(name, shot.dataset[name]));
      if (!shot.hidden) shown += 1;
    }
    section.hidden = shown === 0 || !section.dataset.title.includes(text);
  }
};
form.addEventListener('input', update);
form.addEventListener('submit', (event) => event.preventDefault());
update();
`;

const ticks = (name, values) =>
  [...new Set(values.map(String))]
    .map(
      (value) =>
        `<label><input type="checkbox" name="${name}" value="${escaped(value)}" checked> ${escaped(value)}</label>`,
    )
    .join('');

function figureOf({ caption, file }, width) {
  const address = escaped(file.split(/[\\/]/).map(encodeURIComponent).join('/'));
  const image = `<img loading="lazy" src="${address}" alt="" style="--width:${Number(width)}">`;
  return `<figure><figcaption>${escaped(caption)}</figcaption><a href="${address}" target="_blank">${image}</a></figure>`;
}

function shotOf({ width, theme, lang, views }) {
  const figures = views.map((view) => figureOf(view, width)).join('');
  return `<div class="shot" data-width="${Number(width)}" data-theme="${escaped(theme)}" data-lang="${escaped(lang)}">${figures}</div>`;
}

/**
 * Returns a page to look through pictures. A shot has one view or several side by side; the shots of one subject stand
 * under its title, in the given order.
 * @param {{ heading: string, note: string }} head
 * @param {{ id: string, title: string, width: number, theme: string, lang: string,
 *   views: { caption: string, file: string }[] }[]} shots `file`: path from the page's folder
 * @returns {string} HTML
 */
export function pageOf({ heading, note }, shots) {
  const ids = [...new Set(shots.map(({ id }) => id))];
  const choices = ['width', 'theme', 'lang'].map((name) =>
    ticks(
      name,
      shots.map((shot) => shot[name]),
    ),
  );
  const body = ids.map((id) => {
    const own = shots.filter((shot) => shot.id === id);
    const title = escaped(own[0].title);
    return `<section data-title="${escaped(`${own[0].title} ${id}`.toLowerCase())}"><h2>${title} <small>${escaped(id)}</small></h2><div class="shots">${own.map(shotOf).join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(heading)}</title><style>${STYLE}</style>
<header><h1>${escaped(heading)}</h1>${escaped(note)}
<form><label>Find <input type="search" name="text"></label>${choices.join('')}
<label>Size <input type="range" name="zoom" min="0.1" max="1" step="0.05" value="${Math.max(...shots.map(({ views }) => views.length)) > 1 ? 0.3 : 0.4}"></label></form></header>
<main>${body.join('\n')}</main><script type="module">${SCRIPT}</script></html>
`;
}
