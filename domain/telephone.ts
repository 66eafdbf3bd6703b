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

/** Whether a stored phone is valid: exactly ten digits (spec § 5 Client, PRODUCT 1.25). */
export function isTelephone(tel: string): boolean {
  return /^\d{10}$/.test(tel);
}

const inPairs = (digits: string) => digits.replace(/\d{2}(?=\d)/g, '$& ');

/** Writes a phone's digits in pairs, as the mask `00 00 00 00 00` does: `01 02 03 04 05` (spec § 9). */
export function formatTelephone(tel: string): string {
  return inPairs(digitsOf(tel));
}

/**
 * The WhatsApp address of a phone, with a message if given; null for an invalid phone (PRODUCT 1.25, RELIABILITY F79).
 */
export function whatsappUrl(tel: string, message = ''): string | null {
  const digits = digitsOf(tel);
  if (!isTelephone(digits)) return null;
  return `https://wa.me/${COUNTRY}${digits}${message && `?text=${encodeURIComponent(message)}`}`;
}

/**
 * Writes and reads phones for the widgets: ten digits in pairs, with the country beside them (spec § 9, PRODUCT 1.25).
 */
export const TELEPHONE = {
  prefix: `(+${COUNTRY})`,
  placeholder: '00 00 00 00 00',
  length: 10,
  /** The prefix that users may type before the digits; the widget drops it when all digits are there. */
  typedPrefix: /^(?:00225|225)/,
  digitsOf,
  grouped: inPairs,
};
