import { createHash } from 'node:crypto';
import type { Lang } from '@comptoir/contract/errors';
import { sentenceOf, type Texte } from '@comptoir/contract/errorText';
import { BON_COMMANDE } from '@comptoir/contract/imprimes/commande';
import { LIBELLES_REGLEMENT, titreReglementOf } from '@comptoir/contract/imprimes/reglement';
import { BON_AVANCE, BORDEREAU } from '@comptoir/contract/imprimes/transfert';
import { formatDateLong, formatInstant } from '@comptoir/domain/dates';
import type { EtatImprime, Serie } from '@comptoir/domain/imprime';
import { formatMontant, subtract } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { escaped } from '../frame/http/html';
import type { Verifie } from './repository';

const STYLE = `
:root{color-scheme:light dark}
:root{--fond:#fff;--encre:#1b1f24;--doux:#59636e;--trait:#c4cad1;--bon:#116329;--mauvais:#a40e26}
@media(prefers-color-scheme:dark){
:root{--fond:#0d1117;--encre:#e6edf3;--doux:#9aa4af;--trait:#3d444d;--bon:#56d364;--mauvais:#ff8f87}}
*{box-sizing:border-box}
body{margin:0;background:var(--fond);color:var(--encre);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:32rem;margin:0 auto;padding:1.5rem 1rem}
p,h1,dl,dd{margin:0}
h1{margin-bottom:.5rem;font-size:1.375rem;line-height:1.3}
.nom{font-weight:600;margin-bottom:1rem}
.doux{color:var(--doux)}
.etat{margin:1.25rem 0;padding:.75rem 1rem;border:2px solid;border-radius:.5rem}
.etat{font-size:1.5rem;font-weight:700;line-height:1.3}
.valide{color:var(--bon)}
.annule,.remplace{color:var(--mauvais)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem}
dl div{padding:.5rem 0;border-bottom:1px solid var(--trait)}
dt{color:var(--doux)}
dd{font-weight:600;font-variant-numeric:tabular-nums}
.fin{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.5rem 1rem;margin-top:1rem}
a{color:inherit;display:inline-block;min-height:1.5rem}
`;

/** Names the style of the pages in their content policy. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** A sign and a word, so that nobody needs to tell colours apart. */
const ETATS: Readonly<Record<EtatImprime, { signe: string; mot: Texte }>> = {
  valide: { signe: '✓', mot: { fr: 'Valide', en: 'Valid' } },
  annule: { signe: '✕', mot: { fr: 'Annulé', en: 'Cancelled' } },
  remplace: { signe: '↻', mot: { fr: 'Remplacé par {{suivant}}', en: 'Replaced by {{suivant}}' } },
};

const TEXTES = {
  total: { fr: 'Montant de la commande', en: 'Order amount' },
  paye: { fr: 'Déjà payé', en: 'Paid so far' },
  quand: { fr: 'État au {{quand}}', en: 'As of {{quand}}' },
  introuvable: { fr: 'Document introuvable', en: 'Document not found' },
  explication: {
    fr: 'Ce lien ne mène à aucun document. Il est incomplet, ou l’organisation l’a remplacé par un autre.',
    en: 'This link leads to no document. It is incomplete, or the organisation replaced it with another one.',
  },
  indisponible: { fr: 'Page indisponible', en: 'Page unavailable' },
} as const satisfies Readonly<Record<string, Texte>>;

const AUTRE: Readonly<Record<Lang, { lang: Lang; nom: string }>> = {
  fr: { lang: 'en', nom: 'English' },
  en: { lang: 'fr', nom: 'Français' },
};

/** For a closing and for a surprise count. */
const PV: Texte = { fr: 'Procès-verbal de caisse', en: 'Register report' };

/** The titles of the documents of a series, as on the papers. */
function titreOf(serie: Serie, { lang, reglages }: Edition): string {
  if (serie === 'PC') return titreReglementOf(REGLEMENT_FROM.commande, lang, reglages);
  if (serie === 'BC') return titreReglementOf(REGLEMENT_FROM.depense, lang, reglages);
  return { BDC: BON_COMMANDE, TR: BORDEREAU, AV: BON_AVANCE, PV }[serie][lang];
}

const DATE_PAIEMENT: Texte = { fr: 'Date du paiement', en: 'Date of payment' };
/** The label of the date of each series of documents. */
const DATES: Readonly<Record<Serie, Texte>> = {
  PC: DATE_PAIEMENT,
  BC: DATE_PAIEMENT,
  BDC: { fr: 'Date de la commande', en: 'Date of order' },
  TR: { fr: 'Date du transfert', en: 'Date of transfer' },
  AV: { fr: 'Date de l’avance', en: 'Date of advance' },
  PV: { fr: 'Compté au', en: 'Counted up to' },
};

/** The edition of a page: the organisation, the language, and the instant (ISO 8601 UTC). */
interface Edition {
  compagnie: string;
  reglages: Parameters<typeof titreReglementOf>[2];
  at: string;
  lang: Lang;
}

/** Returns the page of a document. Its title, which previews show, is only the organisation and the number. */
export function pageOf(verifie: Verifie, edition: Edition): string {
  const { compagnie, at, lang } = edition;
  const { numero, etat, serie, suivant } = verifie;
  const { signe, mot } = ETATS[etat];
  const facts = factsOf(verifie, lang).map(
    ([label, value]) => `<div><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  const said = sentenceOf(mot, lang, { suivant: suivant ?? '' });
  const quand = `<time datetime="${at}">${escaped(formatInstant(at, lang))}</time>`;
  return framed({ title: `${compagnie} · ${numero}`, lang }, [
    `<p class="nom" dir="auto">${escaped(compagnie)}</p>`,
    `<p class="doux">${escaped(titreOf(serie, edition))}</p>`,
    `<h1>${escaped(numero)}</h1>`,
    `<p class="etat ${etat}"><span aria-hidden="true">${signe}</span> ${escaped(said)}</p>`,
    ...(facts.length > 0 ? [`<dl>${facts.join('')}</dl>`] : []),
    `<div class="fin"><p class="doux">${sentenceOf(TEXTES.quand, lang, { quand })}</p>${otherLanguage(lang)}</div>`,
  ]);
}

/**
 * The facts of a payment, an order or a transfer. A payment that changed since has none: the old number must not show
 * the new amount (ADR 0042).
 */
function factsOf({ etat, serie, date, montant, total, paye }: Verifie, lang: Lang): (readonly [string, string])[] {
  if (etat === 'remplace') return [];
  const about: (readonly [string, string])[] = [
    [DATES[serie][lang], formatDateLong(date, lang)],
    ...(montant === null ? [] : [[LIBELLES_REGLEMENT.montant[lang], formatMontant(montant)] as const]),
  ];
  if (total === null || paye === null) return about;
  return [
    ...about,
    [TEXTES.total[lang], formatMontant(total)],
    [TEXTES.paye[lang], formatMontant(paye)],
    [LIBELLES_REGLEMENT.reste[lang], formatMontant(subtract(total, paye))],
  ];
}

/** Returns the page of a link that leads nowhere, or of a refusal with this sentence. */
export function refusalPageOf(message: string | null, lang: Lang): string {
  const title = TEXTES[message === null ? 'introuvable' : 'indisponible'][lang];
  const text = message ?? TEXTES.explication[lang];
  return framed({ title, lang }, [
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(text)}</p>`,
    `<div class="fin">${otherLanguage(lang)}</div>`,
  ]);
}

function otherLanguage(lang: Lang): string {
  const other = AUTRE[lang];
  return `<a href="?langue=${other.lang}" lang="${other.lang}" hreflang="${other.lang}">${other.nom}</a>`;
}

function framed({ title, lang }: { title: string; lang: Lang }, parts: readonly string[]): string {
  const named = escaped(title);
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${named}</title><meta property="og:title" content="${named}"><style>${STYLE}</style></head>`,
    `<body><main>${parts.join('\n')}</main></body></html>\n`,
  ].join('\n');
}
