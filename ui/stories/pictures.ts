/** Returns a picture for stories as a data address, so that nothing is loaded; `hue` tells the pictures apart. */
export function pictureOf(hue: number, width = 640, height = 480): string {
  return `data:image/svg+xml,${encodeURIComponent(drawn(hue, width, height))}`;
}

/** Returns such a picture as the file of a photo. */
export const photoOf = (name: string, hue: number): File =>
  new File([drawn(hue, 640, 480)], name, { type: 'image/svg+xml' });

const drawn = (hue: number, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
  viewBox="0 0 64 48" preserveAspectRatio="xMidYMid slice">
<rect width="64" height="48" fill="hsl(${hue} 45% 78%)"/><circle cx="50" cy="11" r="5" fill="hsl(45 90% 70%)"/>
<path d="M0 48V34l16-12 14 11 12-8 22 16v7z" fill="hsl(${hue} 35% 42%)"/>
<path d="M22 48V36h14v12z" fill="hsl(${hue} 25% 92%)"/></svg>`;

/** An address that leads to no picture and no film. */
export const BROKEN = 'data:image/png;base64,AAAA';

/** Half a second of film (VP8), recorded for stories; base64. */
const BYTES = [
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAI9EU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGT',
  'TbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCAivsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalm',
  'oCrXsYMPQkBEiYRDyzHLTYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFhz1e2CUER6ODgQFV7oEBhoVWX1ZQOOCdsIE0uoEiU8CBAVWw',
  'kFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAAAUvngQCg/KHNgQAAAJADAJ0BKjQAIgAGhwiFhYiZhIglggHfeFtD0/OA/OKngtTBjF4A43Cy',
  'd8yEG/z1s/683WG/gK57MIcfyvQfKMGwzsOKDNXlbAB1oaqmqO6BAaWjsAIAnQEqNAAiAAqHCIWFiJmEiDgCAAaOT8zHm/FYAP7rrgCg36G+',
  'gQDNADECABoRPAAYAB5X9AwAMb6H/5AA/hL2ZBL/w6HQ3QhaIjfRiXS12QYJg4cBRthaVEH4ZNE5/0MbyQB1oZmml+6BAaWS0QEAKhHAABgA',
  'GFgv9AAIjAAA+4EAoOehxoEBlgBRAgAaETAAGAy6S9s7lHAaIOXdVgD+EFboT683y9a1nKIjfRiXnRFxyfNM+/7daNO1U8h0dMM/SzohhP5z',
  'jgOEEAB1oZmml+6BAaWS0QEAKhHAABgAGFgv9AAIjAAA+4HNHFO7a427i7OBALeG94EB8YHU',
];
export const FILM = `data:video/webm;base64,${BYTES.join('')}`;
