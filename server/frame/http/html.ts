const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Escapes a text for HTML, between tags or in an attribute with double quotes. */
export const escaped = (text: string): string => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? '');
