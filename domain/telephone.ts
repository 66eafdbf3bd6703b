const COUNTRY = '225';

/**
 * The digits of a phone number as typed or pasted, without the country's prefix (`+225`, `00225`, `225` before ten
 * digits); other characters are dropped (spec § 2 Clients, PRODUCT 1.25).
 */
export function digitsOf(text: string): string {
  const typed = text.replace(/[^\d+]/g, '');
  const digits = typed.replace(/\+/g, '');
  if (typed.startsWith(`+${COUNTRY}`)) return digits.slice(3);
  if (digits.startsWith(`00${COUNTRY}`)) return digits.slice(5);
  return digits.length === 13 && digits.startsWith(COUNTRY) ? digits.slice(3) : digits;
}

/** Whether a stored phone is one: exactly ten digits (spec § 5 Client, PRODUCT 1.25). */
export function isTelephone(tel: string): boolean {
  return /^\d{10}$/.test(tel);
}

const inPairs = (digits: string) => digits.replace(/\d{2}(?=\d)/g, '$& ');

/** `01 02 03 04 05`: digits in pairs, as the mask `00 00 00 00 00` shows them (spec § 9). */
export function formatTelephone(tel: string): string {
  return inPairs(digitsOf(tel));
}

/**
 * WhatsApp's address of a phone, with a message when one is given, or null when it is none (PRODUCT 1.25, RELIABILITY
 * F79).
 */
export function whatsappUrl(tel: string, message = ''): string | null {
  const digits = digitsOf(tel);
  if (!isTelephone(digits)) return null;
  return `https://wa.me/${COUNTRY}${digits}${message && `?text=${encodeURIComponent(message)}`}`;
}

/** How a widget writes and reads a phone: ten digits in pairs, the country beside them (spec § 9, PRODUCT 1.25). */
export const TELEPHONE = {
  prefix: `(+${COUNTRY})`,
  placeholder: '00 00 00 00 00',
  length: 10,
  /** What may be typed before the digits and is dropped once they are all there. */
  typedPrefix: /^(?:00225|225)/,
  digitsOf,
  grouped: inPairs,
};
