/** Returns what can show a focus: outlines and shadows of the element, of its next sibling, of those around it. */
export function ringOf(element: Element): string {
  const around: Element[] = element.nextElementSibling ? [element.nextElementSibling] : [];
  for (let one: Element | null = element; one && around.length < 7; one = one.parentElement) around.push(one);
  const styles = around.flatMap((one) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)));
  return styles
    .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
      [outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`, boxShadow].join(),
    )
    .join(';');
}
