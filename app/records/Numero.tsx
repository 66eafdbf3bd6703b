interface NumeroProps {
  numero: string | undefined;
}

/** A document's number in a list: that of a register with a short code stays in one line, a long one breaks at a hyphen. */
export function Numero({ numero }: NumeroProps) {
  return <span style={{ display: 'inline-block', minWidth: '10.5em' }}>{numero}</span>;
}
